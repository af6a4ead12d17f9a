import { pin } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import type { Builder, BuilderEvent } from './flow.ts'
import { emptyDraft, next, openBuilder } from './flow.ts'

const shown = { source: 'https://a.example/1.png', preview: 'blob:1', isFromWeb: false }
const picture = { ...shown, kind: 'ready', mediaId: '7', uploadedAt: 1 } as const
const press: BuilderEvent = { type: 'publish-pressed', picture }
const board: BuilderEvent = { type: 'board-chosen', id: '3', name: 'Kitchen' }

const after = (events: readonly BuilderEvent[], from: Builder = openBuilder(emptyDraft)) =>
  events.reduce(next, from)

test('a pin with a picture and a board is published', () => {
  expect(after([board, press])).toMatchObject({ kind: 'publishing', mediaId: '7' })
})

test('publishing without a picture and a board names both, and sends nothing', () => {
  const state = after([{ type: 'publish-pressed', picture: { kind: 'none' } }])
  expect(state.kind).toBe('editing')
  expect(Object.keys(state.faults).sort()).toEqual(['board', 'form'])
})

test('a link must be the address of a web page', () => {
  for (const link of ['example', 'javascript:alert(1)', 'ftp://x.org']) {
    const state = after([board, { type: 'typed', field: 'link', value: link }, press])
    expect(state.faults.link).toContain('address of a web page')
  }
})

test('a description that is too long is kept, has an error, and is not sent', () => {
  const value = 'x'.repeat(501)
  const state = after([board, { type: 'typed', field: 'description', value }, press])
  expect(state.kind).toBe('editing')
  expect(state.faults.description).toContain('500')
  expect(state.draft.description).toBe(value)
})

test('a refusal keeps every word and the board', () => {
  const state = after([
    board,
    { type: 'typed', field: 'title', value: 'Soup' },
    press,
    { type: 'not-published', fault: 'Sorry!' },
  ])
  expect(state).toMatchObject({
    kind: 'editing',
    draft: { title: 'Soup', board: '3', boardName: 'Kitchen' },
    faults: { form: 'Sorry!' },
  })
})

test('choosing a board clears the error of the board field', () => {
  const state = after([press, { type: 'board-chosen', id: '3', name: 'Den' }])
  expect(state.faults).toEqual({})
  expect(state.draft).toMatchObject({ board: '3', boardName: 'Den' })
})

test('a pin is published once, and text can be typed meanwhile', () => {
  const once = after([board, press])
  expect(next(once, press)).toBe(once)
  const typed = next(once, { type: 'typed', field: 'title', value: 'Soup' })
  expect(typed).toMatchObject({ kind: 'publishing', draft: { title: 'Soup' } })
  const published = next(typed, { type: 'published', pin: pin() })
  expect(next(published, { type: 'typed', field: 'title', value: '' })).toBe(published)
})

const found = (title: string, link: string | undefined, hasPicture = true): BuilderEvent => ({
  type: 'page-found',
  title,
  link,
  hasPicture,
})
const typed = (field: 'title' | 'link', value: string): BuilderEvent => ({
  type: 'typed',
  field,
  value,
})
const textsAfter = (...events: readonly BuilderEvent[]) => {
  const { title, link } = after(events).draft
  return [title, link]
}
const [lamps, vases] = ['https://a.example/lamps', 'https://a.example/vases'] as const

test("a page's title and address replace those of the last page, and never a title that was written", () => {
  expect(textsAfter(found('Lamps', lamps))).toEqual(['Lamps', lamps])
  expect(textsAfter(found('Lamps', lamps), found('Vases', vases))).toEqual(['Vases', vases])
  expect(textsAfter(found('Lamps', lamps), found('', vases))).toEqual(['', vases])
  expect(textsAfter(typed('title', 'Mine'), found('Lamps', lamps))).toEqual(['Mine', lamps])
  expect(
    textsAfter(found('Lamps', lamps), typed('title', 'Lamps!'), found('Vases', vases)),
  ).toEqual(['Lamps!', vases])
})

test('a picture of the device takes away what a page brought, and nothing that was touched', () => {
  const left: BuilderEvent = { type: 'page-left' }
  expect(textsAfter(found('Lamps', lamps), left)).toEqual(['', ''])
  expect(textsAfter(found('Lamps', lamps), typed('title', 'Two lamps'), left)).toEqual([
    'Two lamps',
    '',
  ])
  expect(textsAfter(found('Lamps', lamps), typed('link', vases), left)).toEqual(['', vases])
  // A link that was written before its page was looked up is the person's.
  expect(textsAfter(typed('link', 'a.example/lamps'), found('Lamps', lamps), left)).toEqual([
    '',
    'a.example/lamps',
  ])
  expect(textsAfter(typed('title', 'Mine'), left)).toEqual(['Mine', ''])
})

test('a shared page brings its title and leaves the link as it is', () => {
  expect(textsAfter(typed('link', vases), found('Lamps', undefined))).toEqual(['Lamps', vases])
})

test('the address of a page clears the error of the link', () => {
  const state = after([typed('link', 'ftp://x'), board, press, found('Lamps', lamps)])
  expect(state.faults.link).toBeUndefined()
})
