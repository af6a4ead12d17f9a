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
