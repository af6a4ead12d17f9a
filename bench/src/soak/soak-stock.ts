import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { say, table } from '@tessera/commands/say'
import { runSpecs } from './run-specs.ts'
import { wrotePackages } from './write-packages.ts'

/** Writes the packages, and takes a module that Vite, webpack and Rspack built into a running product. */
export async function soakStock(): Promise<boolean> {
  if (!(await wrotePackages())) return false
  say('A module built by Vite, webpack and Rspack …')
  if (!(await runSpecs(['stock-tools.soak'], {}))) return false
  const scripts: Readonly<Record<string, number>> = JSON.parse(
    await readFile(join(root, 'reports/stock.json'), 'utf8'),
  )
  const rows = Object.entries(scripts).map(([tool, count]): [string, string] => [
    tool,
    `${count} scripts on a page; none ran when it was changed`,
  ])
  console.log(table(rows))
  return true
}
