import { expect, test } from 'vitest'
import type { Builder, BuilderEvent } from './flow.ts'
import { emptyDraft, next, openBuilder } from './flow.ts'

const after = (events: readonly BuilderEvent[], from: Builder = openBuilder(emptyDraft)) =>
  events.reduce(next, from)

const ready: readonly BuilderEvent[] = [
  { type: 'picture-chosen' },
  { type: 'picture-shown', preview: 'blob:1' },
  { type: 'picture-sent', mediaId: '7' },
  { type: 'board-chosen', id: '3', name: 'Kitchen' },
]

test('a picture is processed, uploaded, ready', () => {
  const phases = ready.map((_, at) => after(ready.slice(0, at + 1)).picture.phase)
  expect(phases).toEqual(['processing', 'uploading', 'ready', 'ready'])
})

test('a pin with a picture and a board is published', () => {
  expect(after([...ready, { type: 'publish-pressed' }]).publishing).toBe(true)
})

test('publishing without a picture and a board names both, and sends nothing', () => {
  const state = after([{ type: 'publish-pressed' }])
  expect(state.publishing).toBe(false)
  expect(Object.keys(state.faults).sort()).toEqual(['board', 'form'])
})

test('a link must be a full address that starts with http or https', () => {
  for (const link of ['example.org', 'javascript:alert(1)', 'ftp://x.org']) {
    const state = after([
      ...ready,
      { type: 'typed', field: 'link', value: link },
      { type: 'publish-pressed' },
    ])
    expect(state.faults.link).toContain('https://')
  }
})

test('a description that is too long is kept, has an error, and is not sent', () => {
  const value = 'x'.repeat(501)
  const state = after([
    ...ready,
    { type: 'typed', field: 'description', value },
    { type: 'publish-pressed' },
  ])
  expect(state.publishing).toBe(false)
  expect(state.faults.description).toContain('500')
  expect(state.draft.description).toBe(value)
})

test('a failed upload keeps the picture and can be retried', () => {
  const failed = after([...ready.slice(0, 2), { type: 'picture-not-sent', fault: 'offline' }])
  expect(failed.picture).toEqual({ phase: 'failed', preview: 'blob:1', fault: 'offline' })
  expect(after([{ type: 'picture-sent-again' }], failed).picture.phase).toBe('uploading')
})

test('a refusal keeps every word and the board', () => {
  const state = after([
    ...ready,
    { type: 'typed', field: 'title', value: 'Soup' },
    { type: 'publish-pressed' },
    { type: 'not-published', fault: 'Sorry!' },
  ])
  expect(state).toMatchObject({
    publishing: false,
    draft: { title: 'Soup', board: '3', boardName: 'Kitchen' },
    faults: { form: 'Sorry!' },
    picture: { phase: 'ready' },
  })
})

test('choosing a board clears the error of the board field', () => {
  const state = after([{ type: 'publish-pressed' }, { type: 'board-chosen', id: '3', name: 'Den' }])
  expect(state.faults).toEqual({})
  expect(state.draft).toMatchObject({ board: '3', boardName: 'Den' })
})

test('a kept draft comes back, and asks for the picture again', () => {
  const state = openBuilder({ ...emptyDraft, title: 'Soup' })
  expect(state.draft.title).toBe('Soup')
  expect(state.picture).toMatchObject({ phase: 'none', fault: expect.stringContaining('again') })
})

test('pressing twice publishes once', () => {
  const once = after([...ready, { type: 'publish-pressed' }])
  expect(next(once, { type: 'publish-pressed' })).toBe(once)
})
