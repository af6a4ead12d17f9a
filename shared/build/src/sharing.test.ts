import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { sharedByModules, sharedByShell } from './sharing.ts'

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
