import { limits } from '@tessera/contracts/limits'
import { expect, test } from 'vitest'
import type { DraftEvent } from './draft.ts'
import { draftFault, emptyDraft, mayCreate, nextDraft, privacyOf } from './draft.ts'

const after = (...events: readonly DraftEvent[]) => events.reduce(nextDraft, emptyDraft)
const named = (name: string): DraftEvent => ({ type: 'named', name })

test('S5.4 Create is off while the name is blank, too long, refused, or being saved', () => {
  const refused: DraftEvent = { type: 'refused', message: 'Taken' }
  const table: readonly (readonly [readonly DraftEvent[], boolean])[] = [
    [[], false],
    [[named('   ')], false],
    [[named('Kitchen')], true],
    [[named('x'.repeat(limits.boardTitleMax))], true],
    [[named('x'.repeat(limits.boardTitleMax + 1))], false],
    [[named('Kitchen'), { type: 'create-pressed' }], false],
    [[named('Kitchen'), { type: 'create-pressed' }, refused], false],
    [[named('Kitchen'), { type: 'create-pressed' }, refused, named('Kitchens')], true],
  ]
  for (const [events, may] of table) expect(mayCreate(after(...events))).toBe(may)
})

test('S5.7 a name that was typed and removed has an error', () => {
  expect(draftFault(emptyDraft)).toBeUndefined()
  expect(draftFault(after(named('K'), named('')))).toBe("Don't forget to name your board!")
})

test('S5.8 the error of a long name has the maximum length', () => {
  const long = after(named('x'.repeat(limits.boardTitleMax + 1)))
  expect(draftFault(long)).toBe(`Please enter no more than ${limits.boardTitleMax} characters.`)
})

test('S5.5 a name has one character to the maximum, counted by code point and without outer spaces', () => {
  expect(mayCreate(after(named(' 1 ')))).toBe(true)
  expect(mayCreate(after(named('?!/\\')))).toBe(true)
  expect(mayCreate(after(named(' \n\t')))).toBe(false)
  expect(mayCreate(after(named(`${'🌵'.repeat(limits.boardTitleMax)}🌵`)))).toBe(false)
  expect(mayCreate(after(named(` ${'🌵'.repeat(limits.boardTitleMax)} `)))).toBe(true)
})

test('an edit clears the refusal, and the switch changes between secret and public', () => {
  const refused = after(named('Kitchen'), { type: 'refused', message: 'Taken' })
  expect(draftFault(refused)).toBe('Taken')
  expect(draftFault(nextDraft(refused, named('Kitchens')))).toBeUndefined()
  expect(privacyOf(emptyDraft)).toBe('public')
  const secret = after({ type: 'secret-switched', secret: true })
  expect(privacyOf(secret)).toBe('secret')
  expect(privacyOf(nextDraft(secret, { type: 'secret-switched', secret: false }))).toBe('public')
})

test('a refusal keeps the typed name, and the name does not change while it is saved', () => {
  const saving = after(named('Kitchen'), { type: 'create-pressed' })
  expect(nextDraft(saving, named('Garden')).name).toBe('Kitchen')
  expect(nextDraft(saving, { type: 'refused', message: 'Taken' })).toMatchObject({
    name: 'Kitchen',
    kind: 'writing',
  })
})

test('a created board empties the draft', () => {
  const saving = after(named('Kitchen'), { type: 'create-pressed' })
  expect(nextDraft(saving, { type: 'created' })).toEqual(emptyDraft)
})
