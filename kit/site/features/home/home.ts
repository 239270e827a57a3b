import './consultation.ts'
import './hero.ts'
import './mission.ts'
