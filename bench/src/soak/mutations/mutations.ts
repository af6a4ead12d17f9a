import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reachingTests } from '@tessera/checks/check/reaching-tests'
import { testFilesIn } from '@tessera/checks/test-run/run-report'
import { root } from '@tessera/commands/root'
import { say, seconds, table } from '@tessera/commands/say'
import { type MutatedFile, mutateFile } from './mutate-file.ts'

/** Min percentage of killed mutants. */
const wantedPercent = 90

/** Max number of test files for a mutant that the nearer ones did not kill. */
const testsAMutant = Number(process.env.TESTS_A_MUTANT ?? 6)

const isTest = (file: string): boolean => /\.(test|spec|conformance)\.tsx?$/.test(file)
const isRuleOrFlow = (file: string): boolean => /(^|[/-])(rules|flow)\.ts$/.test(file)
const isContract = (file: string): boolean => file.startsWith('shared/contracts/src/')

/** The sources beside the tests that name a row of the specs. */
function namedByRows(sources: ReadonlyMap<string, string>): readonly string[] {
  const proofs = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')
  return [...proofs.matchAll(/ (\S+)\.test\.tsx? \|$/gm)].flatMap(([, path = '']) =>
    [`${path}.ts`, `${path}.tsx`].filter((file) => sources.has(file)),
  )
}

/** The files to mutate: those below the given paths, else rules, flows, contracts and what rows name. */
function chosenFiles(
  paths: readonly string[],
  sources: ReadonlyMap<string, string>,
): readonly string[] {
  const files = [...sources.keys()].filter((file) => !isTest(file))
  if (paths.length > 0) {
    return files.filter((file) => paths.some((path) => file === path || file.startsWith(path)))
  }
  const named = new Set(namedByRows(sources))
  return files.filter((file) => isRuleOrFlow(file) || isContract(file) || named.has(file))
}

const oneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 50 ? `${line.slice(0, 49)}…` : line
}

function tell({ file, tests, mutants, survivors }: MutatedFile): void {
  say(`${file}: ${mutants - survivors.length} of ${mutants} killed, by ${tests} test files`)
  for (const { line, from, to } of survivors) {
    console.log(`    ${file}:${line}  ${oneLine(from)}  →  ${oneLine(to)}`)
  }
}

function killed(tried: readonly MutatedFile[]): {
  readonly percent: number
  readonly text: string
} {
  const all = tried.reduce((sum, { mutants }) => sum + mutants, 0)
  const alive = tried.reduce((sum, { survivors }) => sum + survivors.length, 0)
  const percent = all === 0 ? 100 : ((all - alive) / all) * 100
  return { percent, text: `${percent.toFixed(1)} % killed (${all - alive} of ${all})` }
}

/**
 * Changes one place at a time in the files below the paths and runs the tests that reach it; lists what
 * no test noticed. True when enough of the rules and flows was killed.
 */
export async function runMutations(paths: readonly string[]): Promise<boolean> {
  const started = performance.now()
  const sources = new Map(
    testFilesIn(root, '**/*.{ts,tsx}').map((file) => [
      file,
      readFileSync(join(root, file), 'utf8'),
    ]),
  )
  const files = chosenFiles(paths, sources)
  if (files.length === 0) {
    console.error(`No source lies below ${paths.join(', ')}. Name files or folders from the root.`)
    return false
  }
  const tried: MutatedFile[] = []
  let allTried = true
  for (const file of files) {
    const tests = reachingTests(file, sources).slice(0, testsAMutant)
    const mutated = await mutateFile(file, tests).catch((error: unknown) => {
      console.error(String(error))
      allTried = false
    })
    if (mutated === undefined || mutated.mutants === 0) continue
    tell(mutated)
    tried.push(mutated)
  }
  const decisions = killed(tried.filter(({ file }) => isRuleOrFlow(file)))
  console.log(
    table([
      ['rules and flows', decisions.text],
      ['all files', killed(tried).text],
      ['time', seconds(started)],
    ]),
  )
  return allTried && decisions.percent >= wantedPercent
}
