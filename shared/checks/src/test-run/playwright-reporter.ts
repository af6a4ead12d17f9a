import { relative } from 'node:path'
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from 'playwright/types/testReporter'
import type { FileOfRun, TestOfRun } from './run-report.ts'
import { writeReport } from './run-reported.ts'

const pathOf = (file = ''): string => relative(process.cwd(), file)

const reasonOf = ({ message, snippet, location }: TestError): string => {
  const place = location && `    at ${pathOf(location.file)}:${location.line}`
  return [message, snippet, place].filter((part) => part !== undefined).join('\n')
}

/** Returns where the pictures of a failed test's pages are, and the end of the pages' consoles. */
const evidenceOf = ({ attachments }: TestResult): readonly string[] =>
  attachments.flatMap(({ name, path, body }) => {
    if (name === 'screenshot' && path !== undefined) return [`Picture: ${pathOf(path)}`]
    if (name !== 'console' || body === undefined) return []
    return ["The pages' console:", ...body.toString().replaceAll(/^/gm, '  ').split('\n')]
  })

const states = {
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
  skipped: 'not run',
} as const

function testOf(test: TestCase): TestOfRun {
  const reasons = test.results.flatMap(({ errors }) => errors.map(reasonOf))
  const evidence = test.results.flatMap(evidenceOf)
  return {
    // Before them stand the root, the project and the file.
    blocks: test.titlePath().slice(3, -1),
    title: test.title,
    state: test.expectedStatus === 'skipped' ? 'skipped' : states[test.outcome()],
    ...(reasons.length === 0 ? {} : { reason: reasons.join('\n') }),
    ...(evidence.length === 0 ? {} : { evidence }),
  }
}

function fileOf(suite: Suite): FileOfRun {
  const tests = suite.allTests()
  const results = tests.flatMap((test) => test.results)
  return {
    file: pathOf(suite.location?.file),
    ok: true,
    milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    tests: tests.map(testOf),
  }
}

/** Writes the report of a run of Playwright, or of the list of its tests. */
export default class PlaywrightReporter implements Reporter {
  private readonly errors: string[] = []
  private files: readonly Suite[] = []

  onBegin(_: FullConfig, root: Suite): void {
    this.files = root.suites.flatMap((project) => project.suites)
  }

  onError(error: TestError): void {
    this.errors.push(reasonOf(error))
  }

  onEnd(): void {
    const { errors, files } = this
    writeReport({ success: errors.length === 0, errors, files: files.map(fileOf) })
  }
}
