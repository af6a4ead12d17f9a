import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const packages = '/usr/lib/postgresql'

/** Returns the folder of the programs of the newest PostgreSQL that Debian's packages installed. */
export function debianPostgres(): string | undefined {
  if (!existsSync(packages)) return undefined
  const [newest] = readdirSync(packages).toSorted((one, other) => Number(other) - Number(one))
  const folder = join(packages, newest ?? '', 'bin')
  return existsSync(join(folder, 'pg_basebackup')) ? folder : undefined
}

/** Returns the user that PostgreSQL runs as when this process is root, as which it refuses to run. */
export function postgresOwner(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
