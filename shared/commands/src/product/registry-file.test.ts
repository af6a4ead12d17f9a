import { chmod, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RegisteredModule } from '@tessera/contracts/registry'
import { afterAll, expect, test } from 'vitest'
import { mergeRegistry, updateRegistry } from './registry-file.ts'

const folder = await mkdtemp(join(tmpdir(), 'tessera-registry-'))
afterAll(() => rm(folder, { recursive: true }))

const entry = (
  name: string,
  base: string,
  version = '1.0.0',
  enabled = true,
): RegisteredModule => ({
  base,
  enabled,
  descriptor: {
    name,
    version,
    contract: '^1.0.0',
    container: `tessera_${name}`,
    entry: 'remoteEntry.js',
    preload: [],
    pages: [],
    overlays: [],
    slots: [],
    nav: [],
    handles: [],
    files: [],
  },
})

const own = 'http://localhost:3102/'
let files = 0

/** Writes a registry file and returns its content after a start with these modules. */
async function startWith(text: string, ...local: readonly RegisteredModule[]) {
  files += 1
  const file = join(folder, `${files}.json`)
  await writeFile(file, text)
  const fault = await updateRegistry(file, local).then(
    () => undefined,
    (error: Error) => error.message.replace(file, 'FILE'),
  )
  return { fault, text: await readFile(file, 'utf8') }
}

const written = (...modules: readonly object[]) => JSON.stringify({ schema: 1, modules }, null, 2)

test('a module built in this checkout replaces its earlier build', () => {
  const merged = mergeRegistry([entry('save', own)], [entry('save', own, '1.1.0')])
  expect(merged.map(({ descriptor }) => descriptor.version)).toEqual(['1.1.0'])
})

test('a module of this checkout gets its current address, over http and then https', () => {
  const merged = mergeRegistry(
    [entry('save', own, '1.0.0', false)],
    [entry('save', 'https://localhost:3102/', '1.1.0')],
  )
  expect(merged.map(({ base, enabled }) => [base, enabled])).toEqual([
    ['https://localhost:3102/', false],
  ])
})

test('a registered published module stays, and a disabled module stays disabled', () => {
  const published = entry('save', 'https://save.example.org/', '2.0.0')
  const off = entry('auth', 'http://localhost:3101/', '1.0.0', false)
  const modules = mergeRegistry(
    [published, off],
    [
      entry('save', own),
      entry('auth', 'http://localhost:3101/', '1.1.0'),
      entry('shopping', 'http://localhost:3104/'),
    ],
  )
  expect(modules.map(({ base, enabled }) => [base, enabled])).toEqual([
    ['https://save.example.org/', true],
    ['http://localhost:3101/', false],
    ['http://localhost:3104/', true],
  ])
})

test('a start on other ports updates its own modules, and no module with another base', async () => {
  const file = join(folder, 'moved.json')
  const [auth, moved] = ['http://localhost:3101/', 'http://localhost:9999/']
  await updateRegistry(file, [entry('save', own), entry('auth', auth)])
  await writeFile(file, (await readFile(file, 'utf8')).replace(auth, moved))
  await updateRegistry(file, [
    entry('save', 'http://localhost:4102/'),
    entry('auth', 'http://localhost:4101/'),
  ])
  const { modules } = JSON.parse(await readFile(file, 'utf8'))
  expect(modules.map(({ base }: RegisteredModule) => base)).toEqual([
    'http://localhost:4102/',
    moved,
  ])
})

test.each([
  [
    'text that is no JSON',
    '{\n  "schema": 1,\n  "modules": [\n',
    'line 4, column 1 (expected a value, the file ends)',
  ],
  ['an empty file', '', 'line 1, column 1'],
  [
    'an entry that is not valid',
    written({ ...entry('notes', 'ftp://x/') }),
    'line 5, column 15 (modules.0.base:',
  ],
  [
    'two modules with one name',
    written(entry('notes', 'https://a.test/'), entry('notes', 'https://b.test/')),
    'Two entries are named notes (https://a.test/ and https://b.test/)',
  ],
])('a registry with %s is refused with its place, and stays as it is', async (_, text, problem) => {
  const after = await startWith(text, entry('save', own))
  expect(after.fault).toContain('The registry FILE is not valid at ')
  expect(after.fault).toContain(problem)
  expect(after.fault).toContain('Nothing was changed.')
  expect(after.text).toBe(text)
})

test('an unreadable registry is refused with a reason, and nothing is written', async () => {
  const fault = await updateRegistry(folder, [entry('save', own)]).catch((error: Error) => error)
  expect(String(fault)).toContain(`The registry ${folder} cannot be read (EISDIR).`)
  expect((await readdir(folder)).filter((name) => name.endsWith('.new'))).toEqual([])
})

test('a module that claims what a registered module holds is refused, with both names', async () => {
  const notes = { ...entry('notes', 'https://notes.test/') }
  const claims = { ...notes.descriptor, container: 'tessera_save' }
  const after = await startWith(written({ ...notes, descriptor: claims }), entry('save', own))
  expect(after.fault).toContain('notes and save both claim the container tessera_save;')
  expect(after.text).not.toContain('localhost')
})

test('other fields of an entry stay', async () => {
  const notes = entry('notes', 'https://notes.test/')
  const more = { ...notes, owner: 'team', descriptor: { ...notes.descriptor, build: '42' } }
  const { text } = await startWith(written(more), entry('save', own))
  expect(JSON.parse(text).modules).toMatchObject([more, { base: own }])
})

test('a symbolic link keeps its target and its mode', async () => {
  const [target, link] = [join(folder, 'target.json'), join(folder, 'link.json')]
  await writeFile(target, written())
  await chmod(target, 0o600)
  await symlink(target, link)
  await updateRegistry(link, [entry('save', own)])
  expect(JSON.parse(await readFile(target, 'utf8')).modules).toHaveLength(1)
  expect((await stat(target)).mode & 0o777).toBe(0o600)
})
