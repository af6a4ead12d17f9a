import { globSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** The result of a test. A test that was selected but not reached counts as not run. */
export type TestState = 'passed' | 'failed' | 'skipped' | 'not run'

/** One test of a run. */
export interface TestOfRun {
  /** The titles of the `describe` blocks around it, the outermost first. */
  readonly blocks: readonly string[]
  readonly title: string
  readonly state: TestState
  /** The reason for its failure, even if a later try passed; missing if the first try passed. */
  readonly reason?: string | undefined
  /** The places of the pictures of a failed test's pages, and the end of the pages' consoles. */
  readonly evidence?: readonly string[] | undefined
}

/** One test file of a run, by its path from the root. */
export interface FileOfRun {
  readonly file: string
  /** False when the file did not load, a hook failed, or a test failed. */
  readonly ok: boolean
  /** Its duration: loading, hooks and tests. Missing in a list of tests that did not run. */
  readonly milliseconds?: number | undefined
  readonly tests: readonly TestOfRun[]
}

/** The report of one run, in the same shape for vitest and Playwright. */
export interface RunReport {
  /** The runner's own verdict on the whole run. */
  readonly success: boolean
  /** Errors outside of tests: an unhandled rejection, a global set-up that failed. */
  readonly errors: readonly string[]
  readonly files: readonly FileOfRun[]
}

/** The outcome of a run, with every fault that is not a failed test. */
export interface RunOutcome {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly faults: readonly string[]
}

/**
 * The facts about a run: its report, whether the runner exited with 0, and the existing test files.
 */
export interface FinishedRun {
  readonly report: RunReport | undefined
  readonly exitedWell: boolean
  readonly filesThere: readonly string[]
}

/** Joins the reports of runs that went side by side; undefined when one of them wrote none. */
export function joinReports(reports: readonly (RunReport | undefined)[]): RunReport | undefined {
  const written = reports.filter((report) => report !== undefined)
  if (written.length < reports.length) return undefined
  return {
    success: written.every(({ success }) => success),
    errors: written.flatMap(({ errors }) => errors),
    files: written.flatMap(({ files }) => files),
  }
}

/** Lines of a failure's reason that are told; a picture of a whole page may follow them. */
const linesTold = 14

/** True for a line of a stack in a package or in the runtime: it says nothing about our code. */
const isForeignFrame = (line: string): boolean =>
  /^\s*at .*(node_modules|node:internal|new Promise)/.test(line)

/**
 * Returns each failed test, and each that passed at the second try only, with the reason and what its pages
 * showed. A log that keeps only its end still says what failed.
 */
export function failuresOf(report: RunReport | undefined): readonly string[] {
  return (report?.files ?? []).flatMap(({ file, tests }) =>
    tests
      .filter(({ state, reason }) => state === 'failed' || reason !== undefined)
      .map(({ blocks, title, state, reason = 'It gives no reason.', evidence = [] }) => {
        const lines = stripVTControlCharacters(reason).trim().split('\n')
        const told = lines.filter((line) => !isForeignFrame(line)).slice(0, linesTold)
        const test = [file, ...blocks, title].join(' › ')
        const mark = state === 'failed' ? '✗' : '~ Passed at the second try:'
        return [`${mark} ${test}`, ...told, ...evidence].join('\n    ')
      }),
  )
}

function faultsOf({ report, filesThere }: FinishedRun): readonly string[] {
  if (report === undefined) return ['The runner wrote no report.']
  const tests = report.files.flatMap((each) => each.tests)
  const reported = new Set(report.files.map(({ file }) => file))
  const broken = report.files.filter(
    (each) => !each.ok && each.tests.every(({ state }) => state !== 'failed'),
  )
  const notRun = tests.filter(({ state }) => state === 'not run')
  return [
    ...report.errors.map((error) => `An error outside of the tests: ${error}`),
    ...broken.map(({ file }) => `${file} did not load, or one of its hooks failed.`),
    ...filesThere
      .filter((file) => !reported.has(file))
      .map((file) => `${file} is there, but the run did not include it.`),
    ...notRun.map(({ blocks, title }) => `A test did not run: ${[...blocks, title].join(' > ')}`),
    ...(tests.length === 0 ? ['The report has no tests.'] : []),
  ]
}

/** Counts a run's tests and faults. A run that failed for no visible reason has one fault all the same. */
export function judgeRun(run: FinishedRun): RunOutcome {
  const tests = run.report?.files.flatMap((each) => each.tests) ?? []
  const count = (wanted: TestState) => tests.filter(({ state }) => state === wanted).length
  const failed = count('failed')
  const found = faultsOf(run)
  const isExplained = failed + found.length > 0 || (run.exitedWell && run.report?.success === true)
  const faults = isExplained ? found : ['The run failed, and its report names no failure.']
  const [passed, skipped] = [count('passed'), count('skipped')]
  return { passed, failed: failed + faults.length, skipped, faults }
}

/** The test files under a folder, whatever a runner's configuration includes. */
export const testFilesIn = (folder: string, pattern: string): readonly string[] =>
  globSync(pattern, {
    cwd: folder,
    exclude: (name) => name.startsWith('.') || ['node_modules', 'dist'].includes(name),
  }).toSorted()
