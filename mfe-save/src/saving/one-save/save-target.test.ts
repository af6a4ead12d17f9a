// @vitest-environment jsdom
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { entitiesChanged } from '@tessera/contracts/events/facts'
import { unmadeQuickBoard } from '@tessera/pins/quick-board'
import { parsedInput } from '@tessera/testing/answers'
import { boardCard, viewer } from '@tessera/testing/fixtures'
import { answerWith } from '@tessera/testing/shell'
import { beforeEach, expect, test, vi } from 'vitest'
import { corners, savingWorld } from '../../../test/saving-world.ts'
import { keepSaveTarget, saveTargetIs, targetFor } from './save-target.ts'

beforeEach(() => sessionStorage.clear())

const balcony = { ...corners, id: boardCard({ id: '11' }).id, name: 'Balcony' }

const suggesting = (...boards: readonly unknown[]) => ({
  picker: () => answerWith({ all_boards: [], boards_shortlist: boards }),
})

function opened(world: Parameters<typeof savingWorld>[0] = suggesting(boardCard())) {
  const made = savingWorld(world)
  const stop = keepSaveTarget(made.shell)
  return { ...made, stop, target: () => made.shell.$saveTarget.get() }
}

test('a press on Save means the board that is suggested, until one has been used', async () => {
  const { shell, target, asked } = opened()
  await vi.waitFor(() => expect(target()).toEqual(corners))
  expect(asked).toEqual([
    {
      call: 'picker',
      input: parsedInput(pickerBoards, { field_set_key: 'shortlist', shortlist_suggestions: 1 }),
    },
  ])
  saveTargetIs(balcony, shell)
  expect(target()).toEqual(balcony)
})

test('the board that was used last is known again in the next document, and nobody is asked', () => {
  saveTargetIs(balcony, savingWorld().shell)
  const { target, asked } = opened()
  expect(target()).toEqual(balcony)
  expect(asked).toEqual([])
})

test('each profile has its own, and a visitor has none', async () => {
  const { shell, stores, target } = opened()
  saveTargetIs(balcony, shell)
  stores.$profile.set({ id: '9', username: 'shelf', permissions: ['OWNER'] })
  await vi.waitFor(() => expect(target()).toEqual(corners))
  stores.$profile.set({ id: '2', username: 'mira', permissions: ['OWNER'] })
  expect(target()).toEqual(balcony)
  stores.$viewer.set(null)
  expect(target()).toBeNull()
  stores.$viewer.set(viewer())
  await vi.waitFor(() => expect(target()).toEqual(corners))
})

test('who may save to an advertiser’s protected boards alone is always asked which', async () => {
  const { shell, stores, target } = opened()
  await vi.waitFor(() => expect(target()).toEqual(corners))
  stores.$profile.set({ id: '9', username: 'shelf', permissions: ['ADS'] })
  expect(target()).toBeNull()
  saveTargetIs(balcony, shell)
  expect(target()).toBeNull()
})

test('a board that was renamed, put away or deleted is asked about again', async () => {
  const renamed = boardCard({ id: '11', name: 'Terrace' })
  const { shell, target } = opened(suggesting(renamed))
  saveTargetIs(balcony, shell)
  const change = (id: string) =>
    shell.bus.emit(entitiesChanged, {
      entities: [{ type: 'board', id, fields: { name: 'Terrace' } }],
      lists: [],
    })
  change('10')
  expect(target()).toEqual(balcony)
  change('11')
  await vi.waitFor(() => expect(target()).toMatchObject({ id: '11', name: 'Terrace' }))
})

test('another board is asked for when the suggested one is archived, however fresh the last answer is', async () => {
  const boards = [boardCard({ id: '11', name: 'Balcony' }), boardCard({ name: 'Terrace' })]
  const picker = () => answerWith({ all_boards: [], boards_shortlist: boards.splice(0, 1) })
  const { shell } = savingWorld({ picker })
  shell.queries.setDefaultOptions({ queries: { staleTime: 60_000, structuralSharing: false } })
  keepSaveTarget(shell)
  await vi.waitFor(() => expect(shell.$saveTarget.get()?.name).toBe('Balcony'))
  const entity = { type: 'board', id: '11', fields: { archived_by_me_at: 'now' } } as const
  shell.bus.emit(entitiesChanged, { entities: [entity], lists: [] })
  await vi.waitFor(() => expect(shell.$saveTarget.get()?.name).toBe('Terrace'))
})

test('without a suggestion Save means the quick board, which is remembered once it exists', async () => {
  const none = opened(suggesting())
  await vi.waitFor(() => expect(none.target()).toEqual(unmadeQuickBoard('mira')))
  const made = { ...corners, name: 'Saved', layout: 'quick_create' }
  saveTargetIs(made, none.shell)
  expect(opened().target()).toEqual(made)
})

test('without an answer no board is known, and a press asks again', async () => {
  const failed = opened({})
  await vi.waitFor(() => expect(failed.asked).toHaveLength(1))
  expect(failed.target()).toBeNull()
  expect(await targetFor(failed.shell)).toEqual(unmadeQuickBoard('mira'))
})

test('once nobody keeps it any more a press asks again', async () => {
  const { target, stop } = opened()
  await vi.waitFor(() => expect(target()).toEqual(corners))
  stop()
  expect(target()).toBeNull()
})
