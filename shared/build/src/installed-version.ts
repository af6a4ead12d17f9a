import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageOf } from '@tessera/contracts/shared-packages'
import { packageFolder } from './installed.ts'

/** Returns the version of the package that a shared name is of, as it is installed. */
export function installedVersion(name: string): string {
  const folder = packageFolder(packageOf(name))
  if (folder === undefined)
    throw new Error(
      `The package ${packageOf(name)} is not installed. Install it beside the module.`,
    )
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  return version
}
