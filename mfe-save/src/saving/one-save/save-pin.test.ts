// @vitest-environment jsdom
import { savePin } from '@tessera/contracts/calls/pins'
import { PinId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { parsedInput } from '@tessera/testing/answers'
import { board, pin } from '@tessera/testing/fixtures'
import { answerError } from '@tessera/testing/shell'
import { afterEach, expect, test, vi } from 'vitest'
import { keys, lamps, savedAnswer, saving, savingWorld } from '../../../test/saving-world.ts'
import { savePinTo } from './save-pin.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const names = (events: readonly { name: string }[]) => events.map(({ name }) => name)

/** A world whose service answers when it is told to. */
function held(first: (input: unknown) => Response = () => savedAnswer()) {
  const answer = Promise.withResolvers<Response>()
  const world = savingWorld({ save: () => answer.promise })
  return { ...world, settle: () => answer.resolve(first({})), refuse: answer.resolve }
}

test('S4.1 a save shows at once, before it is answered, and one request settles it', async () => {
  const { shell, marks, toasts, events, asked, settle } = held()
  const outcome = savePinTo(saving, shell)
  expect(marks()).toEqual([null, 'Quiet corners'])
  expect(toasts).toMatchObject([{ text: 'Saved to Quiet corners', tone: 'good' }])
  expect(events).toEqual([])
  settle()
  expect(await outcome).toMatchObject({ state: 'done', answer: { id: '99' } })
  expect(asked).toEqual([
    { call: 'save', input: parsedInput(savePin, { pin_id: '42', board_id: '10' }) },
  ])
  expect(names(events)).toEqual(['entities.changed'])
  expect(toasts).toHaveLength(1)
})

test('S4.3 the pin counts of the board and of its section rise by one', () => {
  const { shell, now } = held()
  void savePinTo({ ...saving, section: lamps }, shell)
  expect(now().board).toMatchObject({ pin_count: 13, sections: [{ pin_count: 5 }] })
  expect(now().picker).toMatchObject({ all_boards: [{ pin_count: 13 }] })
  expect(now().sections).toMatchObject([{ pin_count: 5 }])
})

test('S4.4 the person’s own pin count rises by one', () => {
  const { shell, now } = held()
  void savePinTo(saving, shell)
  expect(now().user).toMatchObject({ pin_count: 46 })
})

test('S4.5 a board takes its cover from the pin if it has none or a section was used', () => {
  const cover = { image_cover_url: '/media/new.jpg' }
  const none = held()
  void savePinTo(saving, none.shell)
  expect(none.now().board).toMatchObject(cover)
  const covered = savingWorld({ shown: board({ sections: [lamps] }) })
  void savePinTo(saving, covered.shell)
  expect(covered.now().picker).toMatchObject({
    all_boards: [{ image_cover_url: '/media/cover.jpg' }],
  })
  const used = savingWorld({ shown: board({ sections: [lamps] }) })
  void savePinTo({ ...saving, section: lamps }, used.shell)
  expect(used.now().picker).toMatchObject({ all_boards: [cover] })
  expect(used.now().sections).toMatchObject([
    { preview_pins: ['/media/new.jpg', '/media/old.jpg'] },
  ])
})

test('a cover that was chosen stays, whatever is saved to a section', () => {
  const chosen = { image_cover_url: '/media/cover.jpg', cover_is_chosen: true }
  const { shell, now } = savingWorld({ shown: board({ ...chosen, sections: [lamps] }) })
  void savePinTo({ ...saving, section: lamps }, shell)
  expect(now().board).toMatchObject(chosen)
})

test('S4.6 the section data is asked for again once the pin is saved', async () => {
  const { shell, isStale } = savingWorld()
  await savePinTo({ ...saving, section: lamps }, shell)
  expect([isStale('sections'), isStale('board'), isStale('user')]).toEqual([true, true, true])
  expect(isStale('feed')).toBe(false)
})

test('S2.19 the toast says the board, or the section in it, and leads there', () => {
  const { shell, toasts } = held()
  void savePinTo(saving, shell)
  void savePinTo({ ...saving, section: lamps }, shell)
  expect(toasts).toMatchObject([
    { text: 'Saved to Quiet corners', link: { to: '/mira/quiet-corners/' } },
    { text: 'Saved to Lamps in Quiet corners', link: { to: '/mira/quiet-corners/lamps/' } },
  ])
})

test('S4.2 after a save nothing that was counted is counted twice when everybody hears of it', async () => {
  const { shell, now, marks } = savingWorld()
  await savePinTo(saving, shell)
  expect(now().board).toMatchObject({ pin_count: 13 })
  expect(now().user).toMatchObject({ pin_count: 46 })
  expect(marks()).toEqual([null, 'Quiet corners'])
})

test('S8.3 a save that fails puts everything back exactly and says why, with another try', async () => {
  const answers = [() => answerError('board-archived'), () => savedAnswer()]
  const { shell, kept, now, toasts, events, asked } = savingWorld({
    save: () => answers.shift()?.() ?? answerError('unexpected'),
  })
  expect(await savePinTo({ ...saving, section: lamps }, shell)).toMatchObject({ state: 'refused' })
  expect(now()).toEqual(kept)
  expect(events).toEqual([])
  const last = toasts.at(-1)
  expect(last).toMatchObject({ tone: 'bad', action: { label: 'Try again' } })
  expect(last?.key).toBe(toasts[0]?.key)
  last?.action?.run()
  await vi.waitFor(() => expect(names(events)).toEqual(['entities.changed']))
  expect(asked).toHaveLength(2)
})

test('of two saves at once the one that fails takes back only its own', async () => {
  const first = Promise.withResolvers<Response>()
  const world = savingWorld({
    save: ({ pin_id }) => (pin_id === '42' ? first.promise : savedAnswer({ id: '98' })),
  })
  const outcome = savePinTo(saving, world.shell)
  await savePinTo({ ...saving, pinId: z.parse(PinId, '43') }, world.shell)
  expect(world.now().board).toMatchObject({ pin_count: 14 })
  first.resolve(answerError('not-allowed'))
  await outcome
  expect(world.marks()).toEqual(['Quiet corners', null])
  expect(world.now().board).toMatchObject({ pin_count: 13 })
})

test('a failure leaves alone what the service has answered anew since', async () => {
  const { shell, now, refuse } = held()
  const outcome = savePinTo(saving, shell)
  const fresh = board({ pin_count: 12 })
  shell.queries.setQueryData(keys.board, fresh, { updatedAt: Date.now() + 1_000 })
  refuse(answerError('not-allowed'))
  await outcome
  expect(now().board).toEqual(fresh)
})

test('a pin that the board had already is counted no more, and there is nothing to take back', async () => {
  const { shell, now, toasts } = savingWorld({ save: () => savedAnswer({ was_saved: true }) })
  await savePinTo(saving, shell)
  expect(now().board).toMatchObject({ pin_count: 12, image_cover_url: null })
  expect(toasts.at(-1)).toMatchObject({ text: 'Already on Quiet corners' })
  expect(toasts.at(-1)?.action).toBeUndefined()
})

test('Undo takes a save back: at once on the screen, then at the service, and everybody is told', async () => {
  const { shell, marks, now, toasts, events, asked } = savingWorld()
  await savePinTo(saving, shell)
  toasts[0]?.action?.run()
  toasts[0]?.action?.run()
  await vi.waitFor(() => expect(marks()).toEqual([null, null]))
  expect(now().board).toMatchObject({ pin_count: 12, image_cover_url: null })
  await vi.waitFor(() => expect(names(events)).toEqual(['entities.changed', 'entities.changed']))
  expect(asked.at(-1)).toEqual({ call: 'delete', input: { id: '99', undoes_save: true } })
  expect(asked).toHaveLength(2)
  expect(toasts.at(-1)?.text).toBe('Removed from Quiet corners')
})

test('Ctrl+Z takes back what was saved last', async () => {
  const { shell, marks } = savingWorld()
  await savePinTo(saving, shell)
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }))
  await vi.waitFor(() => expect(marks()).toEqual([null, null]))
})

test('Undo of a save that is still on its way takes it back as soon as it has arrived', async () => {
  const { shell, kept, now, toasts, asked, events, settle } = held()
  const outcome = savePinTo(saving, shell)
  toasts[0]?.action?.run()
  expect(now()).toEqual(kept)
  settle()
  expect(await outcome).toEqual({ state: 'undone' })
  await vi.waitFor(() => expect(asked.map(({ call }) => call)).toEqual(['save', 'delete']))
  await vi.waitFor(() => expect(names(events)).toEqual(['entities.changed', 'entities.changed']))
})

test('an Undo that the service refuses shows the pin as saved again, and can be tried once more', async () => {
  const { shell, marks, now, toasts } = savingWorld({ drop: () => answerError('board-closing') })
  await savePinTo(saving, shell)
  toasts[0]?.action?.run()
  await vi.waitFor(() => expect(toasts.at(-1)).toMatchObject({ tone: 'bad' }))
  expect(marks()).toEqual([null, 'Quiet corners'])
  expect(now().board).toMatchObject({ pin_count: 13 })
  expect(toasts.at(-1)?.action?.label).toBe('Try again')
})

test('an answer that was asked for before the save arrives after it, and the pin stays marked', async () => {
  const { shell, marks, settle } = held()
  const feed = Promise.withResolvers<unknown>()
  const asking = shell.queries.fetchQuery({ queryKey: keys.feed, queryFn: () => feed.promise })
  const outcome = savePinTo(saving, shell)
  feed.resolve({ pages: [{ data: [pin()], bookmark: null }], pageParams: [null] })
  await asking
  await vi.waitFor(() => expect(marks()).toEqual(['Quiet corners']))
  settle()
  await outcome
})
