import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readFacts } from '@tessera/commands/room-facts'
import { root } from '@tessera/commands/root'
import { expect, test } from 'vitest'
import { differencesOf, folderCycles, readCycles, writeCycles } from './folder-cycles.ts'

const list = join(import.meta.dirname, 'folder-cycles.txt')

const rooms = '{mfe-*,shell,shared/*,server,demo,bench,e2e}'

function sourcesOfCheckout(): ReadonlyMap<string, string> {
  const files = globSync(`${rooms}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
  })
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

/** The folders that only part what lies below them: `src` of each room, and those above areas. */
async function foldersBetween(sources: ReadonlyMap<string, string>): Promise<ReadonlySet<string>> {
  const roots = [...sources.keys()].flatMap((file) => /^.+?\/src(?=\/)/.exec(file)?.[0] ?? [])
  const above = (await readFacts()).flatMap(({ room, facts: { areas = [] } }) =>
    areas.filter((area) => area.includes('/')).map((area) => `${room}/src/${dirname(area)}`),
  )
  return new Set([...roots, ...above])
}

test('no folders of a room need each other, apart from those that are listed, and no entry of the list is out of date', async () => {
  const code = sourcesOfCheckout()
  const today = folderCycles(code, await foldersBetween(code))
  const differences = differencesOf(today, readCycles(readFileSync(list, 'utf8')))
  const how = `${differences.join('\n')}\n\nfolder-cycles.txt as it would be now:\n\n${writeCycles(today)}`
  expect(differences.length, how).toBe(0)
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
  expect(folderCycles(sources, new Set())).toEqual([cycle])
  expect(folderCycles(sources, new Set(['mfe-a/src/one']))).toEqual([])
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
