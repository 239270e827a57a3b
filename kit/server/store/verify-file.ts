import { DatabaseSync } from 'node:sqlite'

/** Throws unless a file is a complete store of ours. Blocks while it reads the whole file. */
export function verifyFile(file: string) {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    const [result] = db.prepare('pragma integrity_check(1)').all()
    if (result?.integrity_check !== 'ok') {
      throw new Error(`${file} is damaged: ${result?.integrity_check}`)
    }
    db.prepare('select count(*) from inquiries').get()
  } finally {
    db.close()
  }
}
