import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { namedOf, notShared } from './shared-parts.ts'
import { sharedByModules, sharedByShell, sharedInPart } from './sharing.ts'

test('shell and modules share the same packages; the shell brings them, modules bundle none', () => {
  const [shell, modules] = [sharedByShell(), sharedByModules()]
  expect(Object.keys(shell)).toEqual(Object.keys(modules))
  expect(Object.values(shell).every(({ eager, singleton }) => eager === true && singleton)).toBe(
    true,
  )
  expect(Object.values(modules).every((rule) => rule.import === false && rule.singleton)).toBe(true)
})

test('the router is not shared', () => {
  expect(Object.keys(sharedByShell()).join(' ')).not.toContain('router')
})

const sourcesIn = async (folder: string, fault: (file: string, text: string) => boolean) => {
  const sources = new URL(`../../${folder}/src/`, import.meta.url)
  const files = await readdir(sources, { recursive: true })
  return files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      fault(file, readFileSync(new URL(file, sources), 'utf8')),
  )
}

test('nothing goes round a shared package by its path: there would be two of it on a page', async () => {
  const bySchemaPath = (file: string, text: string) =>
    !/^schema(-parts)?\.ts$/.test(file) && /from '(\.{1,2}\/)+schema\.ts'|from 'zod/.test(text)
  const byReactPath = (_: string, text: string) => /from '(\.{1,2}\/)+react\.tsx'/.test(text)
  expect(Object.keys(sharedByShell())).toContain('@tessera/contracts/schema')
  expect(await sourcesIn('contracts', bySchemaPath)).toEqual([])
  expect(await sourcesIn('module', byReactPath)).toEqual([])
})

test.each(Object.entries(sharedInPart))(
  'of %s, all that our sources name is shared, and no more',
  async (name, list) => {
    const rooms = [
      'cache',
      'client',
      'module',
      'pins',
      ...(await readdir(new URL('../../../', import.meta.url))),
    ]
    const named = new Set<string>()
    for (const room of rooms.filter((each) =>
      /^(cache|client|module|pins|shell|mfe-.*)$/.test(each),
    )) {
      const folder = /^(cache|client|module|pins)$/.test(room) ? room : `../${room}`
      await sourcesIn(folder, (file, text) => {
        if (!/^shared-/.test(file)) for (const each of namedOf(name, text)) named.add(each)
        return false
      })
    }
    // Our sources read stores through @nanostores/react, which wants this of them.
    if (name === 'nanostores') named.add('listenKeys')
    expect(namedOf(name, readFileSync(list, 'utf8')).toSorted()).toEqual([...named].sort())
  },
)

test('a source that names more of a package than a page has does not build, and reads why', () => {
  expect(notShared("import { atom } from 'nanostores'")).toBeUndefined()
  expect(notShared("import { type ReadableAtom, atom as store } from 'nanostores'")).toBeUndefined()
  expect(notShared("import { atom, computed } from 'nanostores'")).toMatch(
    /^Of nanostores a page has atom, listenKeys, and not computed\. Do without, or add it/,
  )
})
