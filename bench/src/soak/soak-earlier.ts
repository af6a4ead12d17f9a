import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { say, table } from '@tessera/commands/say'
import { setupOf } from '@tessera/commands/setup-of'
import { z } from '@tessera/contracts/schema'
import { checkoutAt, must } from './checkout-at.ts'
import { runSpecs } from './run-specs.ts'

/** Returns the last commit with the version of the contracts before this one (EARLIER names another). */
async function earlierCommit(): Promise<string> {
  const git = (...args: readonly string[]) => must('git', args, root)
  const named = process.env.EARLIER
  if (named !== undefined) return git('rev-parse', `${named}^{commit}`)
  const raised = await git('log', '-1', '--format=%H', '--', 'shared/contracts/src/version.ts')
  return git('rev-parse', `${raised}^`)
}

/** Writes the packages of a commit into a folder, by the command of that commit. */
async function writePackagesOf(commit: string, place: string, folder: string): Promise<void> {
  const checkout = join(place, 'checkout')
  await checkoutAt(commit, checkout)
  await must(process.execPath, [setupOf(checkout), 'packages', '--out', folder], checkout)
  await rm(checkout, { recursive: true })
}

const Versions = z.object({ packages: z.string(), contract: z.string() })
const Report = z.object({ before: Versions, now: Versions, refused: z.int() })

/**
 * Runs a module that is built with the packages of the version of the contracts before this one beside a module of
 * this version, in a product that moves on from the one to the other.
 */
export async function soakEarlier(): Promise<boolean> {
  const place = await mkdtemp(join(tmpdir(), 'tessera-earlier-packages-'))
  const packages = join(place, 'packages')
  const report = join(root, 'reports/earlier.json')
  await rm(report, { force: true })
  try {
    const commit = await earlierCommit()
    say(`Writing the packages of ${commit.slice(0, 10)} …`)
    await writePackagesOf(commit, place, packages)
    say('A module of that version beside one of this version …')
    if (!(await runSpecs(['earlier.soak'], { PACKAGES_DIR: packages }))) return false
  } finally {
    await rm(place, { recursive: true, force: true })
  }
  const { before, now, refused } = z.parse(Report, JSON.parse(await readFile(report, 'utf8')))
  console.log(
    table([
      ['the version before', `${before.packages}, needs contracts ${before.contract}`],
      ['this version', `${now.packages}, needs contracts ${now.contract}`],
      ['changes refused with both names', String(refused)],
    ]),
  )
  return true
}
