import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { GatedModule } from '@tessera/contracts/releases/gate/build-facts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeForeign } from './describe-foreign.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-foreign-'))
})
afterEach(() => rm(folder, { recursive: true }))

const definition = `export default { name: 'notes', version: '1.2.0', pages: {
  start: { route: '/notes/', title: 'Notes', who: 'anyone', over: false } } }
`

const page = `import { saveRequested } from '@tessera/contracts/events/requests'
export const tap = (bus) => bus.emit(saveRequested, { pinId: '1' })
`

const mapOf = (...sources: readonly string[]) => JSON.stringify({ version: 3, sources })

const entry = { name: 'remoteEntry.js', path: '', type: 'global' }
const manifestOf = (metaData: object = {}, expose = 'module') =>
  JSON.stringify({
    metaData: { globalName: 'tessera_notes', remoteEntry: entry, ...metaData },
    exposes: [{ name: expose, assets: { js: { sync: ['module.js'] } } }],
    shared: [{ name: 'react' }],
  })

const script = (name: string, text: string, ...sources: readonly string[]) => ({
  [`dist/${name}`]: text,
  [`dist/${name}.map`]: mapOf(...sources),
})

/** The files of a build by webpack, of which some are replaced. */
const built = (replaced: Readonly<Record<string, string | undefined>> = {}) => ({
  'src/module.ts': definition,
  'src/page.ts': page,
  'node_modules/nanoid/index.js': '',
  'dist/mf-manifest.json': manifestOf(),
  ...script('remoteEntry.js', '1', 'webpack://notes/webpack/bootstrap'),
  ...script(
    'module.js',
    '2',
    'webpack://notes/./src/module.ts',
    'webpack://notes/./src/page.ts?5d1c',
  ),
  ...script('page-start.4f1c.js', '3', 'webpack://notes/./node_modules/nanoid/index.js'),
  'dist/page-start.4f1c.css': '.notes-page{color:red}',
  ...replaced,
})

async function described(files: Readonly<Record<string, string | undefined>>) {
  for (const [path, text] of Object.entries(files)) {
    if (text === undefined) continue
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await describeForeign(folder, join(folder, 'dist'))
  return GatedModule.parse(JSON.parse(await readFile(join(folder, 'dist/module.json'), 'utf8')))
}

test('the descriptor of a build by webpack says what its source maps, manifest and files say', async () => {
  const { facts, ...descriptor } = await described(built())
  expect(descriptor).toMatchObject({
    name: 'notes',
    version: '1.2.0',
    container: 'tessera_notes',
    entry: 'remoteEntry.js',
    preload: ['remoteEntry.js', 'module.js'],
    pages: [{ name: 'start', preload: ['page-start.4f1c.css', 'page-start.4f1c.js'] }],
    importsNothing: true,
    uses: expect.arrayContaining(['event save.requested@1']),
  })
  expect(descriptor.files.map(({ path }) => path)).not.toContain('module.js.map')
  expect(facts).toMatchObject({
    shares: ['react'],
    bundles: ['nanoid'],
    emits: ['save.requested@1'],
    sizes: { 'module.js': expect.any(Number), 'page-start.4f1c.css': expect.any(Number) },
  })
})

test('of a build by Vite, the entry is the script beside the ES modules, and no module is run as a script', async () => {
  const { facts, ...descriptor } = await described({
    'src/module.ts': definition,
    'src/page.ts': page,
    'dist/mf-manifest.json': manifestOf({
      remoteEntry: { ...entry, type: 'module' },
      varRemoteEntry: { name: 'entry.js', path: '', type: 'var' },
    }),
    'dist/.vite/manifest.json': '{}',
    'dist/entry.js': 'var tessera_notes={get:()=>import("./remoteEntry.js")}',
    ...script('remoteEntry.js', 'import "./assets/module.js"'),
    ...script('assets/module.js', '2', '../../src/module.ts', '../../src/page.ts'),
  })
  expect(descriptor).toMatchObject({ entry: 'entry.js', preload: ['entry.js'] })
  expect(descriptor.pages[0]?.preload).toEqual([])
  expect(descriptor.importsNothing).toBeUndefined()
  expect(descriptor.files.map(({ path }) => path)).toEqual([
    'assets/module.js',
    'entry.js',
    'mf-manifest.json',
    'remoteEntry.js',
  ])
  expect(facts.emits).toEqual(['save.requested@1'])
})

test.each([
  ['no manifest', { 'dist/mf-manifest.json': undefined }, /set manifest: true/],
  ['another exposed name', { 'dist/mf-manifest.json': manifestOf({}, 'app') }, /exposes no module/],
  [
    'an entry that is an ES module',
    { 'dist/mf-manifest.json': manifestOf({ remoteEntry: { ...entry, type: 'module' } }) },
    /^remoteEntry.js is an ES module.*varFilename: 'entry.js'/,
  ],
  [
    'no source map',
    { 'dist/module.js.map': undefined },
    /^No source map in .* names src\/module.ts/,
  ],
  [
    'a style of no class of the module',
    { 'dist/page-start.4f1c.css': 'h1{color:red}' },
    /selector 'h1'/,
  ],
])('a build with %s is refused with the fix', async (_, replaced, says) => {
  await expect(described(built(replaced))).rejects.toThrow(says)
})
