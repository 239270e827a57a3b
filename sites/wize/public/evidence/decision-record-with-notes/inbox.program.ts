// Writes inquiries of 1 kB to an inbox, with the settings that the article compares:
// node inbox.program.ts <file> <synchronous> <inquiries> <inquiries per commit>
import { DatabaseSync } from 'node:sqlite'

const [file = '', synchronous, inquiries, perCommit] = process.argv.slice(2)
const db = new DatabaseSync(file)
db.exec(`pragma journal_mode = wal; pragma synchronous = ${synchronous}`)
db.exec('create table inquiries (id integer primary key, message text not null)')
const insert = db.prepare('insert into inquiries (message) values (?)')
const message = 'x'.repeat(1000)
for (let written = 0; written < Number(inquiries); written += Number(perCommit)) {
  db.exec('begin')
  for (let i = 0; i < Number(perCommit); i += 1) insert.run(message)
  db.exec('commit')
}
db.close()
