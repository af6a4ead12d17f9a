import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { table } from '@tessera/commands/say'
import { runSpecs } from './run-specs.ts'
import { wrotePackages } from './write-packages.ts'

/**
 * Writes the packages, and follows docs/teams.md in an empty folder outside of the checkout, against a running
 * product. Prints the seconds of each step.
 */
export async function soakTeam(): Promise<boolean> {
  if (!(await wrotePackages())) return false
  if (!(await runSpecs(['own-repository.soak'], {}))) return false
  const times: Readonly<Record<string, number>> = JSON.parse(
    await readFile(join(root, 'reports/team.json'), 'utf8'),
  )
  console.log(
    table(
      Object.entries(times).map(([name, took]): [string, string] => [
        name,
        `${(took / 1_000).toFixed(1)} s`,
      ]),
    ),
  )
  return true
}
