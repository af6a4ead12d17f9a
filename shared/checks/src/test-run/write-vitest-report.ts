import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Reporter, TestCase, TestModule, TestRunEndReason, Vitest } from 'vitest/node'
import type { RunReport, TestOfRun } from './run-report.ts'

/** The path of a vitest run's report, below the root. */
export const vitestReport = 'reports/vitest.json'

/** The titles of the blocks around a test, the outermost first. */
export function blocksAround(test: TestCase): readonly string[] {
  const blocks: string[] = []
  let around = test.parent
  while (around.type === 'suite') {
    blocks.unshift(around.name)
    around = around.parent
  }
  return blocks
}

function testsOf(module: TestModule): readonly TestOfRun[] {
  return [...module.children.allTests()].map((test) => {
    const { state, errors } = test.result()
    return {
      blocks: blocksAround(test),
      title: test.name,
      state: state === 'pending' ? 'not run' : state,
      ...(errors === undefined || errors.length === 0
        ? {}
        : { reason: errors.map(({ message, stack = '' }) => `${message}\n${stack}`).join('\n') }),
    }
  })
}

/** Returns how long a file took: its page, the set-up files, its imports, its hooks and tests. */
function millisecondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic()
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
}

/** Writes a run's report with the errors outside of tests, which vitest's own JSON report leaves out. */
export default class WriteVitestReport implements Reporter {
  private file = ''

  onInit(vitest: Vitest): void {
    this.file = join(vitest.config.root, vitestReport)
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly { readonly message: string }[],
    reason: TestRunEndReason,
  ): void {
    const report: RunReport = {
      success: reason === 'passed',
      errors: errors.map(({ message }) => message),
      files: modules.map((module) => ({
        file: module.relativeModuleId,
        ok: module.ok() && module.state() !== 'pending' && module.state() !== 'queued',
        milliseconds: millisecondsOf(module),
        tests: testsOf(module),
      })),
    }
    mkdirSync(dirname(this.file), { recursive: true })
    writeFileSync(this.file, JSON.stringify(report))
  }
}
