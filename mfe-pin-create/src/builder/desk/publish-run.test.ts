import { pin } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { emptyDraft, openBuilder } from '../draft/flow.ts'
import { type DraftNews, nextRun, startRun } from './publish-run.ts'

const form = { draft: emptyDraft, faults: {} }
const editing = openBuilder(emptyDraft)
const publishing = { ...form, kind: 'publishing', mediaId: '1', isFromWeb: false } as const
const published = { ...form, kind: 'published', pin: pin() } as const

const after = (...news: readonly (readonly [string, DraftNews['state']])[]) =>
  news.reduce((run, [id, state]) => nextRun(run, { id, state }), startRun(['a', 'b']))

test('drafts are published one after the other', () => {
  expect(after(['a', publishing]).waiting).toEqual(['a', 'b'])
  expect(after(['a', publishing], ['a', published])).toMatchObject({
    waiting: ['b'],
    asked: false,
    published: [{ id: 'a' }],
  })
})

test('a refused draft does not stop the others', () => {
  const run = after(['a', publishing], ['a', editing], ['b', publishing], ['b', published])
  expect(run).toMatchObject({ waiting: [], failed: ['a'], published: [{ id: 'b' }] })
})

test('text typed before the service is asked is no refusal', () => {
  expect(after(['a', editing]).waiting).toEqual(['a', 'b'])
})

test('a draft that became incomplete is skipped', () => {
  expect(after(['a', 'unfit'])).toMatchObject({ waiting: ['b'], failed: ['a'] })
})

test('news of a draft that waits changes nothing', () => {
  expect(after(['b', publishing], ['b', editing])).toEqual(startRun(['a', 'b']))
})
