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

/**
 * Throws if SQLite would run something of a store's own, such as a trigger that mails each inquiry to
 * somebody else. Our stores have tables and indexes only.
 */
export function refusePrograms(file: string) {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    const found = db
      .prepare("select type, name from sqlite_schema where type not in ('table', 'index') limit 1")
      .get()
    if (found)
      throw new Error(
        `${file} has a ${found['type']} “${found['name']}”, which no backup of ours has. Nothing changed. If you added it yourself, drop it from a copy, and restore that.`,
      )
  } finally {
    db.close()
  }
}
