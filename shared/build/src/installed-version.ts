import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from './installed.ts'

/** Returns the package that a shared name is of, such as react of react/jsx-runtime. */
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

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
