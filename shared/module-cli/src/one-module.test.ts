import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '@tessera/build/run-program'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withCommandsOf } from './place.ts'

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

const foreign = mkdtempSync(join(tmpdir(), 'tessera-foreign-module-'))
afterAll(() => rmSync(foreign, { recursive: true, force: true }))

/** Runs a command in the repository, from a folder inside of it. */
const answerTo = (...words: readonly string[]) => answerIn(join(folder, 'src/start'), words)

async function answerIn(place: string, words: readonly string[]): Promise<unknown> {
  const main = join(import.meta.dirname, 'main.ts')
  const { printed } = await runProgram(
    process.execPath,
    [main, ...words, '--json', '--at', 'http://localhost:1'],
    { NODE_ENV: '' },
    place,
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
  [
    ['dev', 'notes', '--through', 'http://localhost:1'],
    { message: expect.stringContaining('needs the package @tessera/harness') },
  ],
  [['dev', 'notes'], { message: expect.stringContaining('--through URL') }],
  [['types', 'feed', 'events'], { message: 'This repository holds the module notes, not feed.' }],
  [['types'], { message: expect.stringContaining('npx tessera-module types notes OTHER') }],
  [['types', 'events'], { code: 'unreachable' }],
  [['release', 'other', '--minor'], { message: expect.stringContaining('not other') }],
  [['trace', '1'], { message: expect.stringContaining('as npx tessera-module errors NAME') }],
  [['new', 'other'], { message: expect.stringContaining('a checkout of the product') }],
])(
  'in a repository of one module, %j finds the module and needs no checkout',
  async (words, error) => {
    expect(await answerTo(...words)).toMatchObject({ ok: false, error })
  },
)

test("sentences of the service name this repository's commands, and the operator's as they are", () => {
  const text =
    'See npm run module -- list notes; have the operator run npm run module -- token make.'
  expect(withCommandsOf(text, 'npx tessera-module')).toBe(
    'See npx tessera-module list notes; have the operator run npm run module -- token make.',
  )
})

test.each([
  ['build', /^notes could not be built.*has no mf-manifest.json/],
  ['dev --alone', /^dev runs a module by rsbuild.config.ts, and this repository has none/],
])(
  'in a repository of another bundler, %s takes the build of its script bundle',
  async (words, says) => {
    const [command = '', ...options] = words.split(' ')
    mkdirSync(join(foreign, 'src'), { recursive: true })
    const definition = "export default { name: 'notes', version: '1.0.0' }\n"
    writeFileSync(join(foreign, 'src/module.ts'), definition)
    writeFileSync(join(foreign, 'package.json'), '{"scripts":{"bundle":"mkdir -p dist"}}')
    const error = { message: expect.stringMatching(says) }
    expect(await answerIn(foreign, [command, 'notes', ...options])).toMatchObject({ error })
  },
)
