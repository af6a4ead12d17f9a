import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'
import { fail, say, sayGood, table } from '@tessera/commands/say'
import { commitsIn, type LoggedCommit, localityOf, logFormat, unexplained } from './locality.ts'

/** The commits that the share is of. */
const lastCommits = 100
const filesShown = 12

async function git(...args: readonly string[]): Promise<string | undefined> {
  const { ok, printed } = await runProgram('git', args, {}, root)
  return ok ? printed.trim() : undefined
}

async function commitsOf(...args: readonly string[]): Promise<readonly LoggedCommit[]> {
  const touching = ['--no-merges', '--name-only', '--full-diff', logFormat]
  const log = await git('log', ...touching, ...args, '--', ':(glob)mfe-*/**')
  if (log === undefined) fail(`Git can't read ${args.join(' ')}. Name another: --changed REV`)
  return commitsIn(log)
}

/** Returns the revision since which commits must say why they touch two modules: the last release, else main. */
const lastRelease = async (): Promise<string | undefined> =>
  (await git('describe', '--tags', '--abbrev=0', 'HEAD')) ??
  (await git('merge-base', 'HEAD', 'origin/main')) ??
  git('merge-base', 'HEAD', 'main')

/** Shortens a commit's hash; other revisions stay. */
const shown = (revision: string): string =>
  /^[0-9a-f]{40}$/.test(revision) ? revision.slice(0, 9) : revision

/** Prints how many of the last commits stay inside one module, and which since a revision don't say why not. */
export async function printLocality(changed: string | undefined): Promise<void> {
  const { touching, inside, beside } = localityOf(await commitsOf(`-n${lastCommits}`))
  say(
    `${inside} of the last ${touching} commits that touch a module stay inside one (${Math.round((100 * inside) / Math.max(1, touching))} %). The others touch most:`,
  )
  console.log(table(beside.slice(0, filesShown).map(([file, commits]) => [String(commits), file])))
  const since = changed ?? (await lastRelease())
  const silent = since === undefined ? [] : unexplained(await commitsOf(`${since}..HEAD`))
  if (silent.length === 0)
    return sayGood(
      `Every commit since ${since === undefined ? 'the first' : shown(since)} that touches two modules says why.`,
    )
  say(
    `Since ${shown(since ?? '')}, these touch two modules without a line 'Across-modules: the reason':`,
  )
  console.log(table(silent.map(({ hash, subject }) => [hash.slice(0, 9), subject])))
}
