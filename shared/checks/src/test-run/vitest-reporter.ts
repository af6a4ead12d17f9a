import type { Reporter, TestCase, TestModule, TestRunEndReason } from 'vitest/node'
import type { FileOfRun, TestOfRun } from './run-report.ts'
import { writeReport } from './run-reported.ts'

function testOf(test: TestCase): TestOfRun {
  const { state, errors = [] } = test.result()
  const blocks: string[] = []
  for (let around = test.parent; around.type === 'suite'; around = around.parent)
    blocks.unshift(around.name)
  const reason = errors.map(({ message, stack = '' }) => `${message}\n${stack}`).join('\n')
  return {
    blocks,
    title: test.name,
    state: state === 'pending' ? 'not run' : state,
    ...(errors.length === 0 ? {} : { reason }),
  }
}

/** Returns a file of a run, or of a list of tests. Its duration has its page, the set-up files, imports, hooks and tests. */
export function fileOf(module: TestModule): FileOfRun {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic()
  return {
    file: module.relativeModuleId,
    ok: module.ok() && module.state() !== 'pending' && module.state() !== 'queued',
    milliseconds:
      environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration,
    tests: [...module.children.allTests()].map(testOf),
  }
}

/** Writes the report of a run of vitest, with the errors outside of tests, which its own JSON report leaves out. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly { readonly message: string }[],
    reason: TestRunEndReason,
  ): void {
    writeReport({
      success: reason === 'passed',
      errors: errors.map(({ message }) => message),
      files: modules.map(fileOf),
    })
  }
}
