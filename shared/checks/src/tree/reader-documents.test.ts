import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '@tessera/commands/root'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const namesIn = (folder: string, pattern: string): readonly string[] =>
  globSync(pattern, { cwd: join(root, folder) }).toSorted()

const records = namesIn('docs/decisions', '[0-9]*.md')
const pages = namesIn('docs', '*.md')

test('README has 150 lines at most and leads to every page of docs', () => {
  const readme = read('README.md')
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(150)
  expect(pages.filter((page) => !readme.includes(`](docs/${page})`))).toEqual([])
})

test('every page of docs says in its first paragraph whom it is for', () => {
  const isForSomebody = (page: string) =>
    /^# .+\n\nFor (everybody|operators|integrators|contributors|teams|programmers|owners)\b/.test(
      read(`docs/${page}`),
    )
  expect(pages.filter((page) => !isForSomebody(page))).toEqual([])
})

test('the index of decisions lists every record once, by its title', () => {
  const listed = [...read('docs/decisions/README.md').matchAll(/^- \[(\d{3})\]\((\S+)\) (.+)$/gm)]
  expect(listed.map(([, , file]) => file).toSorted()).toEqual(records)
  for (const [, number, file = '', title] of listed)
    expect(read(`docs/decisions/${file}`).split('\n', 1)[0], file).toBe(`# ${number} · ${title}`)
})

test('every decision record says what was chosen, what was weighed and what would change it', () => {
  const parts = [
    /^## The choice$/m,
    /^## What was (weighed|refused)/m,
    /^## What would change it$/m,
  ]
  const isWhole = (record: string) =>
    parts.every((part) => part.test(read(`docs/decisions/${record}`)))
  expect(records.filter((record) => !isWhole(record))).toEqual([])
})
