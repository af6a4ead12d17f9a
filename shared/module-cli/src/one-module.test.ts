import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '@tessera/build/run-program'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'tessera-one-module-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

beforeAll(() => {
  mkdirSync(join(folder, 'src/start'), { recursive: true })
  writeFileSync(
    join(folder, 'src/module.ts'),
    "export default { name: 'notes', version: '1.0.0' }\n",
  )
  writeFileSync(join(folder, 'rsbuild.config.ts'), 'export default { server: { port: 3199 } }\n')
})

/** Runs a command in the repository, from a folder inside of it. */
async function answerTo(...words: readonly string[]): Promise<unknown> {
  const main = join(import.meta.dirname, 'main.ts')
  const { printed } = await runProgram(
    process.execPath,
    [main, ...words, '--json', '--at', 'http://localhost:1'],
    { NODE_ENV: '' },
    join(folder, 'src/start'),
  )
  return JSON.parse(printed)
}

test.each([
  [['list'], { code: 'unreachable' }],
  [['check', 'other'], { message: 'This repository holds the module notes, not other.' }],
  [
    ['dev', 'notes', '--alone'],
    { message: expect.stringContaining('needs the package @tessera/harness') },
  ],
  [['new', 'other'], { message: expect.stringContaining('a checkout of the product') }],
])(
  'in a repository of one module, %j finds the module and needs no checkout',
  async (words, error) => {
    expect(await answerTo(...words)).toMatchObject({ ok: false, error })
  },
)
