import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { table } from '@tessera/commands/say'
import { runSpecs } from './run-specs.ts'
import { wrotePackages } from './write-packages.ts'

/**
 * Writes the packages, and follows docs/teams.md in an empty folder outside of the checkout, against a running
 * product, with the pipelines that the repository has. Prints the seconds of each step.
 */
export async function soakTeam(): Promise<boolean> {
  if (!(await wrotePackages())) return false
  const report = join(root, 'reports/team.json')
  await rm(report, { force: true })
  const isWhole = await runSpecs(['own-repository.soak'], {})
  const text = await readFile(report, 'utf8').catch(() => '{}')
  const times: Readonly<Record<string, number>> = JSON.parse(text)
  console.log(
    table(
      Object.entries(times).map(([name, took]): [string, string] => [
        name,
        `${(took / 1_000).toFixed(1)} s`,
      ]),
    ),
  )
  return isWhole
}
