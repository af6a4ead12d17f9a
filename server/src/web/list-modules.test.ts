import type { WholeModule } from '@tessera/contracts/listed-module'
import { buildIdOf } from '@tessera/contracts/releases/build-id'
import { expect, test } from 'vitest'
import { hash, registry } from '../conformance/sample-modules.ts'
import { importHashes, listModules, scriptHashes } from './list-modules.ts'

const [sample] = registry.modules
if (sample === undefined) throw new Error('The sample registry is empty.')
const { descriptor } = sample
const entry = descriptor.files[0]
const build = await buildIdOf(descriptor)
const page = { owner: undefined, overrides: false }

const module = (over: Partial<WholeModule['descriptor']> = {}): WholeModule => ({
  ...sample,
  build,
  descriptor: { ...descriptor, importsNothing: true, ...over },
})

const filesOf = (given: WholeModule, on: Partial<typeof page> | { owner: string } = {}) =>
  listModules([given], { ...page, ...on })[0]?.descriptor.files.length

test('of a module that does not own the page, a document lists what it offers, its build and its entry', () => {
  const [listed] = listModules([module()], page)
  expect(listed).toMatchObject({ build, isPartial: true, base: sample.base })
  expect(listed?.descriptor.files).toEqual([entry])
  expect(JSON.stringify(listed)).not.toContain('preload')
  expect(JSON.stringify(listed)).not.toContain('[]')
  expect(listed?.descriptor.pages?.map(({ route }) => route)).toEqual(
    descriptor.pages.map(({ route }) => route),
  )
})

test('a document does not say what a backend wants to know', () => {
  const stated = module({ backend: { wants: ['viewer.username'] } })
  expect(JSON.stringify(listModules([stated], page))).not.toContain('viewer.username')
})

test('a document lists no experiments: it has the arms that were chosen', () => {
  const stated = module({
    experiments: [{ name: 'large_covers', arms: ['control', 'enabled'], default: 'control' }],
  })
  expect(JSON.stringify(listModules([stated], page))).not.toContain('large_covers')
})

test('a document lists all files of the module that owns its page', () => {
  expect(filesOf(module(), { owner: 'shopping' })).toBe(descriptor.files.length)
  expect(filesOf(module(), { owner: 'save' })).toBe(1)
})

test('a document lists all files of a build that may import scripts, that has no id, or in development', () => {
  const all = descriptor.files.length
  expect(filesOf(module({ importsNothing: false }))).toBe(all)
  const { importsNothing: _, ...older } = module().descriptor
  expect(filesOf({ ...module(), descriptor: older })).toBe(all)
  expect(filesOf({ ...module(), build: undefined })).toBe(all)
  expect(filesOf(module(), { overrides: true })).toBe(all)
})

test('a document lists no file of a module that does not run', () => {
  expect(filesOf({ ...module(), enabled: false })).toBe(0)
  expect(filesOf(module({ contract: '^99.0.0', importsNothing: false }))).toBe(0)
})

test('the policy of a document has the hashes of the scripts that it lists, and no others', () => {
  const other = `sha384-${'B'.repeat(64)}`
  const files = [
    { path: 'remoteEntry.js', integrity: hash, kind: 'script' as const, bytes: 1 },
    { path: 'page.js', integrity: other, kind: 'script' as const, bytes: 1 },
    { path: 'page.css', integrity: `sha384-${'C'.repeat(64)}`, kind: 'style' as const, bytes: 1 },
  ]
  const given = [module({ files })]
  expect(scriptHashes(listModules(given, page))).toEqual([hash])
  expect(scriptHashes(listModules(given, { ...page, owner: 'shopping' }))).toEqual([hash, other])
})

test('a document has the hash of each script that a script of its modules may import, by its address', () => {
  const style = { path: 'a.css', integrity: hash, kind: 'style' as const, bytes: 1 }
  const files = [...descriptor.files.slice(0, 2), style]
  const imports = (given: WholeModule) => importHashes(listModules([given], page))
  expect(imports(module({ files, importsNothing: false }))).toEqual({
    [`${sample.base}remoteEntry.js`]: hash,
    [`${sample.base}module.0123456789.js`]: hash,
  })
  expect(imports(module({ files }))).toEqual({})
  expect(importHashes(listModules([module({ files })], { ...page, owner: 'shopping' }))).toEqual({})
  const disabled = { ...module({ files, importsNothing: false }), enabled: false }
  expect(imports(disabled)).toEqual({})
})

test('the files that only tools read stand in a document where nothing else says which build it is', () => {
  const tools = ['mf-manifest.json', 'mf-stats.json'].map((path) => ({
    path,
    integrity: hash,
    kind: 'other' as const,
    bytes: 1,
  }))
  const files = [...descriptor.files, ...tools]
  const whole = module({ files, importsNothing: false })
  expect(filesOf(whole)).toBe(descriptor.files.length)
  expect(filesOf({ ...whole, build: undefined })).toBe(files.length)
  expect(filesOf(whole, { overrides: true })).toBe(files.length)
})
