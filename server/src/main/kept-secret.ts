import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const secretBytes = 32

/**
 * Returns a secret of 256 random bits, stored in a folder under a name and created the first time.
 * It's written to a temporary file and renamed, so that two processes that start together read the
 * same one.
 */
export function keptSecret(folder: string, name: string): string {
  const file = join(folder, `${name}.secret`)
  const found = kept(file)
  if (found !== undefined) return found
  mkdirSync(folder, { recursive: true })
  const aside = `${file}.${randomBytes(8).toString('hex')}`
  writeFileSync(aside, randomBytes(secretBytes).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(aside, file)
  } catch (cause) {
    if (kept(file) === undefined) throw cause
  } finally {
    rmSync(aside)
  }
  return readFileSync(file, 'utf8')
}

function kept(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
