import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'
import { runSpecs } from './run-specs.ts'
import { say, table } from './say.ts'

/** Replaces a module in an open page many times, and prints the page's heap after each ten. */
export async function soakSwaps(): Promise<boolean> {
  const swaps = process.env.SWAPS ?? '100'
  say(`${swaps} builds in one open page …`)
  const ok = await runSpecs(['new-builds', '--grep', 'leave no container behind'], { SWAPS: swaps })
  if (!ok) return false
  const measured: readonly { readonly swaps: number; readonly kilobytes: number }[] = JSON.parse(
    await readFile(join(root, 'reports/swaps.json'), 'utf8'),
  )
  console.log(
    table([
      ['builds', 'heap'],
      ...measured.map(({ swaps: at, kilobytes }): [string, string] => [
        String(at),
        `${kilobytes} kB`,
      ]),
    ]),
  )
  return true
}
