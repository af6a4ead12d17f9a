import { limits } from '@tessera/contracts/limits'
import { expect, test } from 'vitest'
import type { SectionDraftEvent } from './draft.ts'
import { emptySectionDraft, mayAdd, nameSourceOf, nextSectionDraft, sectionFault } from './draft.ts'

const after = (...events: readonly SectionDraftEvent[]) =>
  events.reduce(nextSectionDraft, emptySectionDraft)
const named = (name: string): SectionDraftEvent => ({ type: 'named', name })
const taken = (name: string): SectionDraftEvent => ({ type: 'suggestion-taken', name })
const pressed: SectionDraftEvent = { type: 'add-pressed' }
const refused: SectionDraftEvent = { type: 'refused', message: 'Taken' }

test('Add is off while the name is blank, too long, refused, or being saved', () => {
  const table: readonly (readonly [readonly SectionDraftEvent[], boolean])[] = [
    [[], false],
    [[named('  ')], false],
    [[named(' Lamps ')], true],
    [[named('x'.repeat(limits.sectionTitleMax))], true],
    [[named('x'.repeat(limits.sectionTitleMax + 1))], false],
    [[named('Lamps'), pressed], false],
    [[named('Lamps'), pressed, refused], false],
    [[named('Lamps'), pressed, refused, named('Lamp')], true],
  ]
  for (const [events, may] of table) expect(mayAdd(after(...events))).toBe(may)
})

test('a name over the limit says how many characters there may be', () => {
  expect(sectionFault(after(named('x'.repeat(limits.sectionTitleMax + 1))))).toBe(
    `Please enter no more than ${limits.sectionTitleMax} characters.`,
  )
})

test('the source of a name is 0 when typed, 1 when suggested, 2 when a suggestion was edited', () => {
  const table: readonly (readonly [readonly SectionDraftEvent[], 0 | 1 | 2])[] = [
    [[named('Lamps')], 0],
    [[taken('Lamps')], 1],
    [[taken('Lamps'), named('Lamps ')], 1],
    [[taken('Lamps'), named('Lamps, warm')], 2],
    [[taken('Lamps'), named('Lamps, warm'), named('Lamps')], 1],
    [[taken('Lamps'), named(''), named('Lamps')], 0],
    [[named('Lam'), taken('Chairs')], 1],
  ]
  for (const [events, source] of table) expect(nameSourceOf(after(...events))).toBe(source)
})

test('what was typed stays when it is refused, and does not change while it is saved', () => {
  const saving = after(named('Lamps'), pressed)
  expect(nextSectionDraft(saving, named('Chairs')).name).toBe('Lamps')
  expect(nextSectionDraft(saving, refused)).toMatchObject({ name: 'Lamps', kind: 'writing' })
})

test('leaving the form keeps the name without its refusal, and a new section empties it', () => {
  const refused = [
    { type: 'named', name: 'Lamps' },
    { type: 'refused', message: 'Taken' },
  ] as const
  const draft = refused.reduce(nextSectionDraft, emptySectionDraft)
  expect(nextSectionDraft(draft, { type: 'left' })).toEqual({ ...draft, refusal: null })
  expect(nextSectionDraft(draft, { type: 'added' })).toEqual(emptySectionDraft)
})
