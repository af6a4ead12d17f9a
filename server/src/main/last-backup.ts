import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file that says when the last backup was taken. */
export const lastBackupFile = (dataFolder: string): string => join(dataFolder, 'last-backup')

/** Returns when the last backup was taken, in seconds since 1970; 0 when there was none. */
export function lastBackup(dataFolder: string): number {
  try {
    const time = Date.parse(readFileSync(lastBackupFile(dataFolder), 'utf8').trim())
    return Number.isNaN(time) ? 0 : time / 1_000
  } catch {
    return 0
  }
}
