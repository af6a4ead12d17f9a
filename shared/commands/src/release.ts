import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  isAfter,
  nextVersion,
  type Step,
  steps,
  unreleasedIn,
  withRelease,
} from '@tessera/build/changelog'
import { root } from './root.ts'
import { runProgram } from './run-program.ts'
import { fail, say, sayGood } from './say.ts'

const usage =
  'npm run release -- --minor (or --major, --patch); --figures measures before it, --dry-run changes nothing.'

const changelog = 'CHANGELOG.md'

/** The release to make. */
export interface ReleaseWish {
  readonly step: Step
  readonly date: string
  readonly checkout: string
}

/** A release that may be made. */
export interface ReleasePlan extends ReleaseWish {
  readonly before: string
  readonly version: string
  readonly tag: string
  /** The lines of the changelog that are released. */
  readonly lines: string
  /** The package files that state the product's version. */
  readonly manifests: readonly string[]
}

/** The steps before the commit that take long. */
export interface ReleaseSteps {
  /** Runs all tests; false when one fails. */
  test(): boolean
  /** Measures and writes the figures; undefined when they were not asked for. */
  readonly measure: (() => boolean) | undefined
  /** Writes the contract as this release publishes it; false when that fails. */
  publishContract(): boolean
}

async function git(checkout: string, ...args: readonly string[]): Promise<string> {
  const { ok, output, printed } = await runProgram('git', args, {}, checkout)
  if (!ok) throw new Error(`git ${args[0]} failed: ${output.trim()}`)
  return printed.trim()
}

const versionIn = (checkout: string, manifest: string): string => {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(checkout, manifest), 'utf8'),
  )
  return version
}

/** Returns the package files with the product's version: all but those of rooms with a changelog of their own. */
export async function manifestsOf(checkout: string): Promise<readonly string[]> {
  const files = await git(checkout, 'ls-files', 'package.json', '*/package.json')
  return files
    .split('\n')
    .filter((path) => path === 'package.json' || !hasChangelog(checkout, dirname(path)))
}

const hasChangelog = (checkout: string, room: string): boolean =>
  existsSync(join(checkout, room, changelog))

const isDirty = async (checkout: string): Promise<boolean> =>
  (await git(checkout, 'status', '--porcelain')) !== ''

/** Plans a release, or returns the sentence that refuses it. Changes nothing. */
export async function planRelease(wish: ReleaseWish): Promise<ReleasePlan | string> {
  const { step, checkout } = wish
  if (await isDirty(checkout))
    return 'The checkout has changes that are not committed. Commit them, then release again.'
  const lines = unreleasedIn(readFileSync(join(checkout, changelog), 'utf8'))
  if (lines === '')
    return `${changelog} has nothing below 'Unreleased'. Write there what changed, commit it, then release again.`
  const before = versionIn(checkout, 'package.json')
  const version = nextVersion(before, step)
  const tags = (await git(checkout, 'tag', '--list', 'v*')).split('\n').filter(Boolean)
  const taken = tags.find((tag) => !isAfter(version, tag.slice(1)))
  if (taken !== undefined)
    return `Version ${version} does not come after the tag ${taken}. Choose a larger step.`
  const manifests = await manifestsOf(checkout)
  const apart = manifests.find((path) => versionIn(checkout, path) !== before)
  if (apart !== undefined)
    return `${apart} has version ${versionIn(checkout, apart)} and package.json ${before}. Make them the same, then release again.`
  return { ...wish, before, version, tag: `v${version}`, lines, manifests }
}

/** Makes a planned release, or returns the sentence that refuses it. */
export async function makeRelease(
  plan: ReleasePlan,
  { test, measure, publishContract }: ReleaseSteps,
): Promise<string | undefined> {
  const { checkout, before, version, tag, lines, manifests, date } = plan
  if (!test()) return 'npm test failed. Fix what it names, commit, then release again.'
  if (await isDirty(checkout))
    return 'npm test changed files of the checkout. Commit them, then release again.'
  if (measure?.() === false)
    return 'npm run bench failed, and nothing was released. Fix what it names, or release without --figures.'
  if (!publishContract())
    return 'contracts.lock.json could not be written, and nothing was released. Fix what stands above, then release again.'
  for (const path of manifests) {
    const text = readFileSync(join(checkout, path), 'utf8')
    writeFileSync(
      join(checkout, path),
      text.replace(`"version": "${before}"`, `"version": "${version}"`),
    )
  }
  const log = readFileSync(join(checkout, changelog), 'utf8')
  writeFileSync(join(checkout, changelog), withRelease(log, version, date))
  await git(checkout, 'commit', '--quiet', '--all', '-m', `Release ${tag}`, '-m', lines)
  await git(checkout, 'tag', '--annotate', tag, '-m', tag, '-m', lines)
  return undefined
}

/** The modules that teams build with a release need what it published: later changes of the contract get the next version. */
const publishContract = (): boolean =>
  spawnSync(process.execPath, ['shared/checks/src/contract.ts', 'publish'], {
    cwd: root,
    stdio: 'inherit',
  }).status === 0

const npm = (...args: readonly string[]): boolean =>
  spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
    .status === 0

const optionsOf = () => {
  try {
    return parseArgs({
      options: {
        major: { type: 'boolean' },
        minor: { type: 'boolean' },
        patch: { type: 'boolean' },
        figures: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
      },
    }).values
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}. Usage: ${usage}`)
  }
}

function sayPlan({ version, before, manifests, tag, lines }: ReleasePlan, figures: boolean): void {
  say(`Version ${before} becomes ${version} in ${manifests.length} package files.`)
  say(`${changelog} gets the section ${version}:\n${lines}`)
  say('contracts.lock.json gets the contract as it is; the next change of it raises its version.')
  say(`All tests run before the commit${figures ? ', then all parts of npm run bench' : ''}.`)
  say(`The commit 'Release ${tag}' gets the tag ${tag}.`)
}

async function main(): Promise<void> {
  const { figures = false, 'dry-run': isDry, ...given } = optionsOf()
  const [step, other] = steps.filter((each) => given[each])
  if (step === undefined || other !== undefined) fail(`Choose one step: ${usage}`)
  const date = new Date().toISOString().slice(0, 10)
  const plan = await planRelease({ step, date, checkout: root })
  if (typeof plan === 'string') fail(plan)
  sayPlan(plan, figures)
  if (isDry) return sayGood('Nothing was changed (--dry-run).')
  const refusal = await makeRelease(plan, {
    test: () => npm('test'),
    measure: figures ? () => npm('run', 'bench', '--', '--keep') : undefined,
    publishContract,
  })
  if (refusal !== undefined) fail(refusal)
  sayGood(`Released ${plan.tag}. Send commit and tag with: git push --follow-tags`)
  if (!figures)
    say('Figures were not measured. On a quiet machine: npm run bench -- --keep, then commit.')
}

if (import.meta.main) await main()
