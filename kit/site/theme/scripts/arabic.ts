import '../right-to-left.css'
import './arabic.css'

export { default as scriptFont } from '../fonts/readex-arabic.woff2?url'
