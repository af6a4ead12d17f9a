import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageOf } from '@tessera/contracts/shared-packages'

const shared = join(import.meta.dirname, '../..')

function packageFile(name: string): string {
  const [, folder] = /^@tessera\/(.+)$/.exec(name) ?? []
  return folder === undefined
    ? join(shared, 'module/node_modules', name, 'package.json')
    : join(shared, folder, 'package.json')
}

/** Returns the version of the package that a shared name is of, as it is installed. */
export function installedVersion(name: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(packageFile(packageOf(name)), 'utf8'),
  )
  return version
}
