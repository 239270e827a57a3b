import './arrays.ts'
import './strings.ts'
import './choices.ts'
import './graphs.ts'
import './homework.ts'
import './contest.ts'
import './more-contest.ts'
import './classes.ts'
import './styles.ts'
import { statementsOf } from './problem.ts'

export const wellKnown = statementsOf()
