import { expect, test } from 'vitest'
import { draftsAtOnce, openList, withFiles, without } from './draft-list.ts'

const files = (count: number) => Array.from({ length: count }, (_, at) => new File([], `${at}.png`))
const ids = (list: { readonly drafts: readonly { readonly id: string }[] }) =>
  list.drafts.map(({ id }) => id)

test('the page opens with an empty draft, or with those that were kept', () => {
  expect(openList([])).toEqual({ drafts: [{ id: 'builder' }], shown: 'builder' })
  expect(openList(['builder-3', 'builder-4']).shown).toBe('builder-3')
})

test('each added file has a draft of its own, with the board that is chosen, and the shown one stays', () => {
  const place = { board: '10', boardName: 'Lamps', section: '', sectionName: '' }
  const list = withFiles(openList([]), files(2), place)
  expect(ids(list)).toEqual(['builder', 'builder-2', 'builder-3'])
  expect(list.shown).toBe('builder')
  expect(list.drafts[1]).toMatchObject({ place, file: { name: '0.png' } })
})

test('no more drafts are added than there is room for', () => {
  expect(withFiles(openList([]), files(99)).drafts).toHaveLength(draftsAtOnce)
})

test('an id is not used again, since its text may still be kept', () => {
  const list = without(withFiles(openList([]), files(2)), ['builder-2'])
  expect(ids(withFiles(list, files(1)))).toEqual(['builder', 'builder-3', 'builder-4'])
})

test('the draft after a removed one is shown, or the one before the last', () => {
  const list = { ...withFiles(openList([]), files(2)), shown: 'builder-2' }
  expect(without(list, ['builder-2']).shown).toBe('builder-3')
  expect(without({ ...list, shown: 'builder-3' }, ['builder-3']).shown).toBe('builder-2')
  expect(without(list, ['builder']).shown).toBe('builder-2')
})

test('an empty draft replaces the last one', () => {
  const list = without(withFiles(openList([]), files(1)), ['builder', 'builder-2'])
  expect(list).toEqual({ drafts: [{ id: 'builder-3' }], shown: 'builder-3' })
})
