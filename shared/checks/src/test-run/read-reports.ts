import { isAbsolute, join, relative } from 'node:path'
import { z } from '@tessera/contracts/schema'
import type { RunReport, TestOfRun, TestState } from './run-report.ts'

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const VitestRun = z.object({
  success: z.boolean(),
  errors: z.array(z.string()),
  files: z.array(
    z.object({
      file: z.string(),
      ok: z.boolean(),
      milliseconds: z.optional(z.number()),
      tests: z.array(
        z.object({
          blocks: z.array(z.string()),
          title: z.string(),
          state: z.enum(['passed', 'failed', 'skipped', 'not run']),
          reason: z.optional(z.string()),
        }),
      ),
    }),
  ),
})

/** Reads the report of write-vitest-report.ts; undefined when the text is no such report. */
export function readVitestReport(text: string): RunReport | undefined {
  const parsed = z.safeParse(VitestRun, parseJson(text))
  return parsed.success ? parsed.data : undefined
}

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      expectedStatus: z.string(),
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.optional(
        z.array(
          z.object({
            duration: z.number(),
            errors: z.optional(z.array(z.object({ message: z.optional(z.string()) }))),
            attachments: z.optional(
              z.array(
                z.object({
                  name: z.string(),
                  path: z.optional(z.string()),
                  body: z.optional(z.string()),
                }),
              ),
            ),
          }),
        ),
      ),
    }),
  ),
})
const Suite = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(Spec),
  get suites() {
    return z.optional(z.array(Suite))
  },
})
const PlaywrightRun = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(Suite),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
})

type Results = z.infer<typeof Spec>['tests'][number]['results']

function reasonOf(results: Results = []): { readonly reason?: string } {
  const messages = results.flatMap(({ errors = [] }) => errors.map(({ message }) => message ?? ''))
  return messages.length === 0 ? {} : { reason: messages.join('\n') }
}

/** Returns where the pictures of a failed test's pages are, and the end of the pages' consoles. */
function evidenceOf(
  results: Results = [],
  root: string,
): { readonly evidence?: readonly string[] } {
  const lines = results.flatMap(({ attachments = [] }) =>
    attachments.flatMap(({ name, path, body }) => {
      if (name === 'screenshot' && path !== undefined)
        return [`Picture: ${isAbsolute(path) ? relative(root, path) : path}`]
      if (name !== 'console' || body === undefined) return []
      const said = Buffer.from(body, 'base64').toString('utf8').split('\n')
      return ["The pages' console:", ...said.map((line) => `  ${line}`)]
    }),
  )
  return lines.length === 0 ? {} : { evidence: lines }
}

const stateOf = ({ expectedStatus, status }: { expectedStatus: string; status: string }) => {
  const states: Readonly<Record<string, TestState>> = {
    expected: 'passed',
    flaky: 'passed',
    skipped: 'not run',
  }
  return status === 'skipped' && expectedStatus === 'skipped'
    ? 'skipped'
    : (states[status] ?? 'failed')
}

function testsOf(
  suite: z.infer<typeof Suite>,
  blocks: readonly string[],
  root: string,
): readonly TestOfRun[] {
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map((test) => ({
        blocks,
        title,
        state: stateOf(test),
        ...reasonOf(test.results),
        ...evidenceOf(test.results, root),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...blocks, inner.title], root)),
  ]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

function millisecondsOf(suite: z.infer<typeof Suite>): number {
  const own = suite.specs.flatMap(({ tests }) => tests.flatMap(({ results = [] }) => results))
  return sum([...own.map(({ duration }) => duration), ...(suite.suites ?? []).map(millisecondsOf)])
}

/** Reads Playwright's JSON, from its report or from `--list`; undefined when the text is no such report. */
export function readPlaywrightReport(text: string, root: string): RunReport | undefined {
  const parsed = z.safeParse(PlaywrightRun, parseJson(text))
  if (!parsed.success) return undefined
  const { config, suites, errors } = parsed.data
  const files = suites.map((suite) => ({
    file: relative(root, join(config.rootDir, suite.file)),
    ok: true,
    milliseconds: millisecondsOf(suite),
    tests: testsOf(suite, [], root),
  }))
  return {
    success: errors.length === 0,
    errors: errors.map(({ message }) => message ?? 'without a message'),
    files,
  }
}
