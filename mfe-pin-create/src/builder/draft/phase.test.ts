import { pin } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import {
  nextPicture,
  openPicture,
  type Picture,
  type PictureEvent,
} from '../../pictures/upload/picture-flow.ts'
import { type Builder, type BuilderEvent, emptyDraft, next, openBuilder } from './flow.ts'
import { following, type Kept, type Phase, phaseOf, phases } from './phase.ts'

interface Situation {
  readonly state: Builder
  readonly picture: Picture
  readonly kept: Kept
}

const file = new File([''], 'a.png')
const pictureEvents: readonly PictureEvent[] = [
  { type: 'file-chosen', file },
  { type: 'address-chosen', address: 'https://a.example/a.png', preview: 'a.png' },
  { type: 'read', preview: 'blob:1' },
  { type: 'refused', fault: 'Too small' },
  { type: 'uploaded', mediaId: '7', at: 1 },
  { type: 'not-uploaded', fault: 'Offline' },
  { type: 'pause-pressed' },
  { type: 'continue-pressed' },
  { type: 'retry-pressed' },
  { type: 'remove-pressed' },
  { type: 'upload-lost' },
]
const builderEvents: readonly BuilderEvent[] = [
  { type: 'typed', field: 'title', value: 'Soup' },
  { type: 'typed', field: 'title', value: '' },
  { type: 'board-chosen', id: '1', name: 'Soups' },
  { type: 'published', pin: pin() },
  { type: 'not-published', fault: 'Sorry' },
]
const keeps: readonly Kept[] = ['edited', 'saving', 'saved']

const phaseIn = (situation: Situation): Phase => {
  const { state, picture } = situation
  const isEmpty =
    picture.kind === 'none' && JSON.stringify(state.draft) === JSON.stringify(emptyDraft)
  return phaseOf({ ...situation, isEmpty })
}

/** Returns every situation that one event leads to. */
function afterOne(now: Situation): readonly Situation[] {
  const press = { type: 'publish-pressed', picture: now.picture } as const
  return [
    ...pictureEvents.map((event) => ({ ...now, picture: nextPicture(now.picture, event) })),
    ...[press, ...builderEvents]
      // The service answers only what it was asked.
      .filter(({ type }) => !type.endsWith('published') || now.state.kind === 'publishing')
      .map((event) => ({ ...now, state: next(now.state, event) })),
    ...keeps.map((kept) => ({ ...now, kept })),
  ]
}

test('S4.24 a new pin goes through the nine phases, and from each only to those that may follow', () => {
  const reached = new Set<Phase>()
  const seen = new Set<string>()
  const waiting: Situation[] = [
    { state: openBuilder(emptyDraft), picture: openPicture({}), kept: 'saved' },
  ]
  for (let now = waiting.pop(); now !== undefined; now = waiting.pop()) {
    const phase = phaseIn(now)
    reached.add(phase)
    for (const later of afterOne(now)) {
      const following_ = phaseIn(later)
      if (following_ !== phase)
        expect(following[phase], `${phase} to ${following_}`).toContain(following_)
      const key = JSON.stringify(later)
      if (!seen.has(key)) waiting.push(later)
      seen.add(key)
    }
  }
  expect([...reached].toSorted()).toEqual([...phases].toSorted())
})

test('a pin that was published stays so, and one whose picture fails needs another attempt', () => {
  const state = { kind: 'editing', faults: {} } as const
  const kept = 'saved'
  expect(
    phaseOf({
      state: { ...state, kind: 'published' },
      picture: { kind: 'reading' },
      kept,
      isEmpty: false,
    }),
  ).toBe('succeeded')
  expect(phaseOf({ state, picture: { kind: 'failed' }, kept, isEmpty: false })).toBe('attempted')
  expect(phaseOf({ state, picture: { kind: 'paused' }, kept, isEmpty: false })).toBe('uploading')
})
