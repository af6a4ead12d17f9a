import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { contractVersion } from '@tessera/contracts/version'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../root.ts'
import { catalogOf, lockedVersion } from './catalog.ts'
import { compile } from './compile.ts'
import { importsOf } from './compiled-text.ts'
import { packCompiled, sourcesOf } from './pack.ts'
import { packageFaults } from './package-faults.ts'
import { published } from './published.ts'

const folders: string[] = []
const folder = async () => {
  const made = await mkdtemp(join(root, 'node_modules/.cache/packages-test-'))
  folders.push(made)
  return made
}
afterAll(() => Promise.all(folders.map((made) => rm(made, { recursive: true, force: true }))))

let compiled = ''
beforeAll(async () => {
  compiled = await folder()
  await compile(sourcesOf(published), compiled)
})

const hashes = (packed: ReturnType<typeof packCompiled>) =>
  packed.map(({ name, integrity }) => [name, integrity])

test('every package names what it imports, holds what it exports with types, and stays within itself', () => {
  expect(packCompiled(published, compiled).flatMap(packageFaults)).toEqual([])
})

test('packing twice gives the same bytes, even when compiled again in another folder', async () => {
  const packed = packCompiled(published, compiled)
  expect(hashes(packCompiled(published, compiled))).toEqual(hashes(packed))
  const small = published.filter((each) => ['bus', 'client'].includes(each.folder))
  const again = await folder()
  await compile(sourcesOf(small), again)
  expect(hashes(packCompiled(small, again))).toEqual(hashes(packCompiled(small, compiled)))
})

test('all packages have the version of the contracts, and depend on each other by it', () => {
  for (const { manifest } of packCompiled(published, compiled)) {
    expect(manifest.version).toBe(contractVersion)
    for (const [name, range] of Object.entries(manifest.dependencies))
      if (name.startsWith('@tessera/')) expect([name, range]).toEqual([name, contractVersion])
  }
})

test('what the shell gives is a peer, and nothing else of the sharing policy comes twice', () => {
  const [module] = packCompiled(published, compiled).filter(({ name }) => name.endsWith('/module'))
  expect(Object.keys(module?.manifest.peerDependencies ?? {})).toEqual(
    expect.arrayContaining(['@tanstack/react-query', 'nanostores', 'react', 'react-dom', 'zod']),
  )
  expect(module?.manifest.dependencies).not.toHaveProperty('react')
})

const manifest = {
  name: '@tessera/x',
  version: '1.0.0',
  exports: { '.': { types: './src/a.d.ts', default: './src/a.js' } },
  dependencies: {},
  peerDependencies: {},
}
const file = (path: string, text: string) => ({ path, bytes: Buffer.from(text) })
const whole = [file('src/a.js', ''), file('src/a.d.ts', '')]

test.each([
  ["import { b } from 'b'", 'imports b, which package.json does not name'],
  ["export * from './b.js'", 'imports ./b.js, which is not in the package'],
  ["import fs from 'node:fs'", 'without @types/node'],
  ["join(import.meta.dirname, '../..')", 'names ../.., outside of the package'],
])('a package with %s is refused', (text, why) => {
  const files = [...whole, file('src/c.js', text)]
  expect(packageFaults({ manifest, files }).join()).toContain(why)
})

test('a package is refused with a source, an export that is missing, and packages that only the checkout has', () => {
  const dependencies = { y: 'workspace:*', '@tessera/server': '1.0.0' }
  const files = [file('src/a.js', ''), file('src/b.ts', '')]
  expect(packageFaults({ manifest: { ...manifest, dependencies }, files })).toEqual([
    '@tessera/x: src/b.ts is a source.',
    '@tessera/x: the export . gives src/a.d.ts, which is not in the package.',
    "@tessera/x: package.json wants y as 'workspace:*', which only this checkout knows.",
    '@tessera/x: package.json wants @tessera/server, which teams cannot install.',
  ])
})

test('imports in comments and in templates are none', () => {
  const text = "// import 'a'\n/** import 'b' */\nconst c = `\nimport 'd'\n`\nimport 'e'\n"
  expect(importsOf(text)).toEqual(['e'])
})

test('the catalog is read with and without quotes', () => {
  const text = 'packages: []\n\ncatalog:\n  "@a/b": ^1.2.0\n  c: 3.0.0\n'
  expect(catalogOf(text)).toEqual({ '@a/b': '^1.2.0', c: '3.0.0' })
})

test('a version of the lockfile is found by the name of its package alone', () => {
  const text = 'packages:\n\n  vite-node@1.0.0:\n    a: b\n\n  vite@8.3.8:\n    a: b\n'
  expect(lockedVersion(text, 'vite')).toBe('8.3.8')
  expect(lockedVersion(text, 'vit')).toBeUndefined()
})
