import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the script that sets a checkout up and runs its commands, as its package.json names it: each commit has its own place for it. */
export function setupOf(checkout: string): string {
  const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(checkout, 'package.json'), 'utf8'),
  )
  return join(checkout, scripts.module?.split(' ')[1] ?? '')
}
