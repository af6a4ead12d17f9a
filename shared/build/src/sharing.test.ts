import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { namedOf, notShared } from './shared-parts.ts'
import { sharedByModules, sharedByShell, sharedInPart } from './sharing.ts'

test('the shell and modules share the same packages; only the shell bundles them', () => {
  const [shell, modules] = [sharedByShell(), sharedByModules()]
  const late = Object.keys(modules).filter((name) => shell[name] === undefined)
  expect(late).toEqual(['@tessera/contracts/parse'])
  expect(Object.keys(modules)).toEqual(expect.arrayContaining(Object.keys(shell)))
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

test('no source imports a shared package by its path, which would load it twice', async () => {
  const bySchemaPath = (file: string, text: string) =>
    // The gate reads other builds' schemas and templates with all of zod. No page loads it.
    !/^(schema(-parts)?|parse|releases\/gate\/(event-refusals|json-schema-of|shape-lines)|first-screen\/template-file)\.ts$/.test(
      file,
    ) && /from '(\.{1,2}\/)+schema\.ts'|from 'zod/.test(text)
  const byReactPath = (_: string, text: string) => /from '(\.{1,2}\/)+react\.tsx'/.test(text)
  expect(Object.keys(sharedByShell())).toContain('@tessera/contracts/schema')
  expect(await sourcesIn('contracts', bySchemaPath)).toEqual([])
  expect(await sourcesIn('module', byReactPath)).toEqual([])
})

test.each(Object.entries(sharedInPart))(
  'of %s, exactly the exports that our sources use are shared',
  async (name, { file: list }) => {
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
    // @nanostores/react, which our sources use, needs this export.
    if (name === 'nanostores') named.add('listenKeys')
    // Modules that were published with contracts 1.5 need this one.
    if (name === '@tanstack/react-query') named.add('useQueryClient')
    expect(namedOf(name, readFileSync(list, 'utf8')).toSorted()).toEqual([...named].sort())
  },
)

test('a source that imports an export that is not shared fails the build with a reason', () => {
  expect(notShared("import { atom } from 'nanostores'")).toBeUndefined()
  expect(notShared("import { type ReadableAtom, atom as store } from 'nanostores'")).toBeUndefined()
  expect(notShared("import { atom, computed } from 'nanostores'")).toMatch(
    /^Pages share only these exports of nanostores: atom, listenKeys\. A source imports computed\. Remove/,
  )
})
