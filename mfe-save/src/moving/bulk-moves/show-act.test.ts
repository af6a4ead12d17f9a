// @vitest-environment jsdom
import type { board, user } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { expect, test } from 'vitest'
import { boardAs, idsIn, keepWorld, pictureOf, section } from '../../../test/kept-world.ts'
import { type Chosen, type PinAct, targetOf } from './pin-act.ts'
import { showAct } from './show-act.ts'
import { takenPins } from './taken-pins.ts'

const some = (...ids: readonly string[]): Chosen => ({ type: 'some', ids })
const onBoard = { boardId: '10', sectionId: null }
const inLamps = { boardId: '10', sectionId: '30' }
const other = targetOf(boardAs('11', 1, ['9']), null)
const lamps = targetOf(boardAs('10', 5, []), section('30', 'Lamps', 2))
const rugs = targetOf(boardAs('10', 5, []), section('31', 'Rugs', 0))

async function after(act: PinAct) {
  const { shell } = testShell()
  const keys = keepWorld(shell)
  const { queries } = shell
  shell.cache.show((draft) => showAct(draft, { act, taken: takenPins(queries, act) }))
  const boardNow = (id: string) => queries.getQueryData<ReturnType<typeof board>>(keys.board(id))
  return {
    keys,
    queries,
    ids: (key: readonly unknown[]) => idsIn(queries, key),
    counts: () => ['10', '11'].map((id) => boardNow(id)?.pin_count),
    covers: (id: string) => boardNow(id)?.cover_images,
    cover: (id: string) => boardNow(id)?.image_cover_url,
    sections: () =>
      boardNow('10')?.sections.map(({ pin_count, preview_pins }) => [pin_count, preview_pins]),
    person: () => queries.getQueryData<ReturnType<typeof user>>(keys.user)?.pin_count,
  }
}

test('moved pins leave the lists of their board and section, and both boards’ counts and covers follow', async () => {
  const now = await after({ kind: 'move', from: onBoard, chosen: some('5', '2'), to: other })
  expect(now.ids(now.keys.pins('10'))).toEqual(['4', '3', '1'])
  expect(now.ids(now.keys.section('30'))).toEqual(['1'])
  expect(now.counts()).toEqual([3, 3])
  expect(now.cover('10')).toBe(pictureOf('4'))
  expect(now.covers('10')).toEqual(['4', '3', '1'].map(pictureOf))
  expect(now.covers('11')).toEqual(['5', '2', '9'].map(pictureOf))
  expect(now.sections()).toEqual([
    [1, [pictureOf('1')]],
    [0, []],
  ])
  expect(now.queries.getQueryData(now.keys.boards)).toMatchObject({
    pages: [{ data: [{ pin_count: 3 }, { pin_count: 3 }] }],
  })
  expect(now.person()).toBe(6)
})

test('a moved pin names its new board everywhere and stays on the profile', async () => {
  const now = await after({ kind: 'move', from: onBoard, chosen: some('4'), to: other })
  expect(now.queries.getQueryData(now.keys.pin('4'))).toMatchObject({
    board: { id: '11', url: '/mira/11/' },
    pinned_to_board: { id: '11' },
  })
  expect(now.ids(now.keys.saved)).toContain('4')
})

test('a move within the board changes its sections’ lists and counts, not its own', async () => {
  const now = await after({ kind: 'move', from: onBoard, chosen: some('5', '2'), to: rugs })
  expect(now.ids(now.keys.pins('10'))).toEqual(['5', '4', '3', '2', '1'])
  expect(now.ids(now.keys.pins('10', { section: 'none' }))).toEqual(['4', '3'])
  expect(now.counts()).toEqual([5, 1])
  expect(now.sections()).toEqual([
    [1, [pictureOf('1')]],
    [2, ['5', '2'].map(pictureOf)],
  ])
})

test('a pin that is already in the section is not counted twice', async () => {
  const now = await after({ kind: 'move', from: onBoard, chosen: some('5', '2'), to: lamps })
  expect(now.sections()?.[0]?.[0]).toBe(3)
  expect(now.ids(now.keys.section('30'))).toEqual(['2', '1'])
})

test('pins removed from a section stay on the board', async () => {
  const to = targetOf(boardAs('10', 5, []), null)
  const now = await after({ kind: 'move', from: inLamps, chosen: some('2'), to })
  expect(now.ids(now.keys.section('30'))).toEqual(['1'])
  expect(now.counts()).toEqual([5, 1])
  expect(now.sections()?.[0]?.[0]).toBe(1)
})

test('copies change the counts of their target, and no list', async () => {
  const now = await after({ kind: 'copy', from: onBoard, chosen: some('5', '4'), to: other })
  expect(now.ids(now.keys.pins('10'))).toHaveLength(5)
  expect(now.counts()).toEqual([5, 3])
  expect(now.covers('10')).toEqual(['5', '4', '3'].map(pictureOf))
  expect(now.person()).toBe(8)
})

test('deleted pins leave every list, and the person’s count falls', async () => {
  const now = await after({ kind: 'delete', from: onBoard, chosen: some('5', '1') })
  expect(now.ids(now.keys.pins('10'))).toEqual(['4', '3', '2'])
  expect(now.ids(now.keys.saved)).toEqual(['9', '4', '3', '2'])
  expect(now.ids(now.keys.section('30'))).toEqual(['2'])
  expect(now.counts()).toEqual([3, 1])
  expect(now.person()).toBe(4)
})

test('of all pins except some, those remain and the list ends', async () => {
  const chosen: Chosen = { type: 'all', but: ['4', '1'], total: 5 }
  const now = await after({ kind: 'move', from: onBoard, chosen, to: other })
  expect(now.queries.getQueryData(now.keys.pins('10'))).toMatchObject({
    pages: [{ data: [{ id: '4' }, { id: '1' }], bookmark: null }],
  })
  expect(now.counts()).toEqual([2, 4])
  expect(now.sections()?.map(([count]) => count)).toEqual([1, 0])
})

test('a board without pins has no cover; a chosen cover stays while its pin does', async () => {
  const all: Chosen = { type: 'all', but: [], total: 5 }
  const emptied = await after({ kind: 'delete', from: onBoard, chosen: all })
  expect([emptied.cover('10'), emptied.covers('10')]).toEqual([null, []])
  const { shell } = testShell()
  const keys = keepWorld(shell)
  const { queries } = shell
  queries.setQueryData(keys.board('11'), boardAs('11', 1, ['9'], { cover_is_chosen: true }))
  const act: PinAct = { kind: 'move', from: onBoard, chosen: some('5'), to: other }
  shell.cache.show((draft) => showAct(draft, { act, taken: takenPins(queries, act) }))
  expect(queries.getQueryData(keys.board('11'))).toMatchObject({
    image_cover_url: pictureOf('9'),
  })
})

test('the Pins of a person follow when pins move to somebody else’s board', async () => {
  const theirs = targetOf(boardAs('11', 1, ['9'], { url: '/zoe/11/' }), null)
  const moved = await after({ kind: 'move', from: onBoard, chosen: some('5', '2'), to: theirs })
  expect(moved.person()).toBe(4)
  const copied = await after({ kind: 'copy', from: onBoard, chosen: some('5'), to: theirs })
  expect(copied.person()).toBe(6)
})
