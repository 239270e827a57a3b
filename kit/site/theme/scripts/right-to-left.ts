import '../right-to-left.css'

export { scriptFont } from '../script.ts'
