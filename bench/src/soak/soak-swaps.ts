import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { say, table } from '@tessera/commands/say'
import { runSpecs } from './run-specs.ts'

/**
 * Replaces a module in an open page many times, and prints the page's heap after each ten, beside that of a
 * page with the same visits and no new builds.
 */
export async function soakSwaps(): Promise<boolean> {
  const swaps = process.env.SWAPS ?? '100'
  say(`${swaps} builds in one open page …`)
  const ok = await runSpecs(['new-builds', '--grep', 'leave no container behind'], { SWAPS: swaps })
  if (!ok) return false
  const { heaps, beside }: Readonly<Record<'heaps' | 'beside', readonly number[]>> = JSON.parse(
    await readFile(join(root, 'reports/swaps.json'), 'utf8'),
  )
  console.log(
    table([
      ['visits', 'heap with a new build before each visit, and without new builds'],
      ...heaps.map((kilobytes, at): [string, string] => [
        String(10 * (at + 1)),
        `${kilobytes} kB, ${beside[at]} kB`,
      ]),
    ]),
  )
  return true
}
