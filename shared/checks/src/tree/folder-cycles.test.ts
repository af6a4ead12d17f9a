import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { differencesOf, folderCycles, readCycles, writeCycles } from './folder-cycles.ts'

const list = join(import.meta.dirname, 'folder-cycles.txt')

function checkout(folder = import.meta.dirname): string {
  return existsSync(join(folder, 'pnpm-workspace.yaml')) ? folder : checkout(dirname(folder))
}

const rooms = '{mfe-*,shell,shared/*,server,demo,bench,e2e}'

function sourcesOfCheckout(): ReadonlyMap<string, string> {
  const root = checkout()
  const files = globSync(`${rooms}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
  })
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

test('no folders of a room need each other, apart from those that are listed, and no entry of the list is out of date', () => {
  const today = folderCycles(sourcesOfCheckout())
  const differences = differencesOf(today, readCycles(readFileSync(list, 'utf8')))
  const how = `${differences.join('\n')}\n\nfolder-cycles.txt as it would be now:\n\n${writeCycles(today)}`
  expect(differences.length, how).toBe(0)
})

test('every folder of a module whose facts state areas is one of them', async () => {
  const root = checkout()
  const states = globSync('{mfe-*,shell}/facts.ts', { cwd: root }).map(async (file) => {
    const { default: facts } = await import(join(root, file))
    const areas: readonly string[] = facts.areas ?? []
    const folders = globSync('*/**/*.{ts,tsx}', { cwd: join(root, dirname(file), 'src') })
    const outside = folders.filter((path) => !areas.includes(path.split('/')[0] ?? ''))
    return areas.length === 0 ? [] : outside.map((path) => join(dirname(file), 'src', path))
  })
  expect((await Promise.all(states)).flat()).toEqual([])
})

const sources = new Map([
  ['mfe-a/src/one/a.ts', "import type { B } from '../two/b.ts'"],
  ['mfe-a/src/two/b.ts', "export const c = () => import(/* later */ '../three/c.tsx')"],
  ['mfe-a/src/three/c.tsx', "import '../one/d.ts'"],
  ['mfe-a/src/one/d.ts', "export { e } from './e.ts'"],
  ['mfe-a/src/one/e.ts', ''],
  ['mfe-a/src/one/a.test.ts', "import '../four/f.ts'"],
  ['mfe-a/src/four/f.ts', "import '../one/e.ts'"],
  ['mfe-a/src/module.ts', "export const a = () => import('./five/g.ts')"],
  ['mfe-a/src/five/g.ts', "import '../module.ts'"],
  ['shared/b/src/h.ts', "import '../../c/src/i.ts'"],
  ['shared/c/src/i.ts', "import '../../b/src/h.ts'"],
])
const cycle = ['mfe-a/src/one', 'mfe-a/src/three', 'mfe-a/src/two']

test('folders are in a cycle when imports lead from each to each: of types and in functions too, but of no test, and not what module.ts loads', () => {
  expect(folderCycles(sources)).toEqual([cycle])
})

test('a cycle that grew, a new one and one that is gone are reported; a list is read as it is written', () => {
  const [one = '', three = '', two = ''] = cycle
  expect(differencesOf([cycle], readCycles(`# Why.\n${writeCycles([cycle])}`))).toEqual([])
  expect(differencesOf([cycle], [[one, two]])).toEqual([
    expect.stringContaining(`${three} is in a new cycle of 3 folders`),
    expect.stringContaining('no longer as it is listed'),
  ])
  expect(differencesOf([cycle], [])).toEqual([expect.stringContaining('new cycle of 3')])
  expect(differencesOf([[one, two]], [cycle])).toEqual([
    expect.stringContaining('list what is left'),
  ])
})
