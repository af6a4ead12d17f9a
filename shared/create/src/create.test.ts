import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readArguments } from './arguments.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { type Around, create } from './create.ts'
import { nameFault } from './name-fault.ts'
import { productOf } from './product.ts'
import { upgradeOf } from './upgrade.ts'

const product = { origin: 'https://pins.test', version: '1.9.0' }
const versions = { react: '^19.0.0', 'react-dom': '^19.0.0', vite: '8.3.8', vitest: '5.1.1' }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'create-'))
})
afterEach(() => rm(folder, { recursive: true }))

const around = (more: Partial<Around> = {}): Around => ({
  product,
  versions,
  isBare: true,
  folder,
  say: () => {},
  ...more,
})
const read = (path: string) => readFile(join(folder, path), 'utf8')

test.each(['shell', 'settings', 'registry', 'Notes', '../x', 'a/b', 'notes-', '', 'x'.repeat(41)])(
  'a module cannot be called %j',
  (name) => {
    expect(nameFault(name)).toMatch(/choose another|A module's name has/)
  },
)

test('a repository takes the scope of the product from the product alone', async () => {
  await create('gift-lists', around())
  expect(await read('gift-lists/.npmrc')).toBe('@tessera:registry=https://pins.test/packages/\n')
  const { dependencies, devDependencies } = JSON.parse(await read('gift-lists/package.json'))
  expect(dependencies).toMatchObject({ '@tessera/module': '1.9.0', react: '^19.0.0' })
  expect(devDependencies).toMatchObject({ '@tessera/module-cli': '1.9.0', vitest: '5.1.1' })
  // Otherwise installers take the newest one, which nobody has tried with these packages.
  expect(devDependencies).toMatchObject({ vite: '8.3.8' })
  expect(await readdir(folder)).toEqual(['gift-lists'])
})

test('the pipelines of GitHub and GitLab check, preview, start a canary, promote and roll back', async () => {
  await create('events', around())
  const { jobs } = parse(await read('events/.github/workflows/module.yml'))
  const gitlab = parse(await read('events/.gitlab-ci.yml'))
  for (const job of ['check', 'preview', 'canary', 'promote', 'rollback']) {
    const lines = jobs[job].steps.flatMap(({ run = [] }) => run)
    const own = (all: readonly string[]) => all.filter((line) => line !== 'npm ci')
    expect(own(lines), job).toEqual(gitlab[job].script)
  }
  expect(gitlab.preview.script).toEqual([
    'npx tessera-module publish events --preview --why "$WHY"',
    'npx tessera-module preview-comment events --post',
  ])
})

test('a merge request of a fork runs no job of GitLab, since every job has the token', async () => {
  await create('events', around())
  const gitlab = parse(await read('events/.gitlab-ci.yml'))
  const isOwn = '$CI_MERGE_REQUEST_SOURCE_PROJECT_ID == $CI_MERGE_REQUEST_PROJECT_ID'
  const ofMerges = Object.values(gitlab)
    .flatMap((job) => Object(job).rules ?? [])
    .filter((rule) => rule.if.includes('merge_request_event'))
  expect(ofMerges.map((rule) => rule.if.endsWith(`&& ${isOwn}`))).toEqual([true, true])
})

test('a folder that is there already stays as it is', async () => {
  await create('events', around())
  await writeFile(join(folder, 'events/notes.txt'), 'mine')
  await expect(create('events', around())).rejects.toThrow('exists already')
  expect(await read('events/notes.txt')).toBe('mine')
  await expect(create('shell', around())).rejects.toThrow("the product's own")
})

const inRepository = (more: Partial<Around> = {}) =>
  around({ folder: join(folder, 'events'), ...more })

test('an upgrade raises versions and the files that nobody has changed', async () => {
  await create('events', around())
  expect(await bringUpToDate(inRepository())).toEqual([
    'events is up to date with https://pins.test (packages 1.9.0).',
  ])
  await writeFile(join(folder, 'events/tsconfig.json'), '{}\n')
  await rm(join(folder, 'events/.gitlab-ci.yml'))
  const moved = { origin: 'https://ideas.test', version: '1.10.0' }
  const lines = await bringUpToDate(
    inRepository({ product: moved, versions: { react: '^20.0.0' } }),
  )
  expect(lines).toEqual([
    'events goes from the packages 1.9.0 to 1.10.0.',
    "  tsconfig.json differs from the product's and stays, because it was changed here.",
    'Run npm install, and commit what changed.',
  ])
  const { dependencies, devDependencies, tessera } = JSON.parse(await read('events/package.json'))
  expect(dependencies).toMatchObject({ '@tessera/module': '1.10.0', react: '^20.0.0' })
  expect(devDependencies).toMatchObject({ vitest: '5.1.1' })
  expect(tessera).toMatchObject({ product: 'https://ideas.test', version: '1.10.0' })
  expect(await read('events/.npmrc')).toContain('https://ideas.test/packages/')
  expect(await read('events/tsconfig.json')).toBe('{}\n')
  expect(await readdir(join(folder, 'events'))).not.toContain('.gitlab-ci.yml')
  await expect(bringUpToDate(inRepository())).rejects.toThrow('1.10.0 already; nothing was changed')
})

const moves = [
  { since: '1.10.0', from: '@tessera/testing/service', to: '@tessera/harness/service' },
  { since: '1.9.0', from: '@tessera/module', to: '@tessera/never' },
]

test('an upgrade rewrites the imports that moved since, and no others', async () => {
  await create('events', around())
  const source = "import { a } from '@tessera/testing/service'\nimport '@tessera/module'\n"
  const present = { 'package.json': await read('events/package.json'), 'src/a.test.ts': source }
  const next = { product: { ...product, version: '1.10.2' }, versions, moved: moves }
  expect(upgradeOf(present, next).files['src/a.test.ts']).toBe(
    "import { a } from '@tessera/harness/service'\nimport '@tessera/module'\n",
  )
})

test.each(['{', '{}', '[]', '{"name":"x","tessera":{}}'])(
  'a folder with the package.json %s is not upgraded',
  (text) => {
    expect(() => upgradeOf({ 'package.json': text }, { product, versions })).toThrow(
      /mend it first|has no repository of a module/,
    )
  },
)

const offering = async (version: string) =>
  Response.json({ version, create: `https://pins.test/packages/create-${version}.tgz` })

test('a command that npx kept from before an upgrade of the product says how to get the new one', async () => {
  const given = { loaded: product, at: undefined }
  expect(await productOf(given, () => offering('1.9.0'))).toEqual(product)
  await expect(productOf(given, () => offering('1.10.0'))).rejects.toThrow(
    'Run it as: npx https://pins.test/packages/create-1.10.0.tgz',
  )
})

test.each([
  [undefined, () => offering('1.9.0'), 'Give the address of the product', 2],
  ['pins.test', () => offering('1.9.0'), '--at takes the product', 2],
  ['https://pins.test', () => Promise.reject(new Error('down')), 'cannot be reached', 3],
  ['https://pins.test', async () => new Response('', { status: 404 }), 'offers no packages', 3],
  ['https://pins.test', async () => new Response('<html>'), 'is no registry of packages', 3],
])('the product at %s is asked for with a clear answer', async (at, fetch, sentence, exit) => {
  const asked = productOf({ loaded: undefined, at }, fetch)
  await expect(asked).rejects.toMatchObject({
    message: expect.stringContaining(sentence),
    exit,
  })
})

test('arguments that mean nothing are named', () => {
  expect(() => readArguments(['a', 'b'])).toThrow("'b' comes after it")
  expect(() => readArguments(['--into', 'x'])).toThrow('--help says what there is')
  expect(readArguments(['a', '--no-install'])).toMatchObject({ name: 'a', isBare: true })
})
