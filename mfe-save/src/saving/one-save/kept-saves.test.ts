// @vitest-environment jsdom
import { BoardId, PinId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { pin, viewer } from '@tessera/testing/fixtures'
import { answerError } from '@tessera/testing/shell'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  corners,
  keys,
  lamps,
  savedAnswer,
  saving,
  savingWorld,
} from '../../../test/saving-world.ts'
import { save as command, savePinTo } from './save-pin.ts'

const online = vi.spyOn(navigator, 'onLine', 'get')
const stops: (() => void)[] = []

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  online.mockReturnValue(false)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

const place = 'tessera.waiting.save-pin.2.2'
const waiting = (): unknown => JSON.parse(localStorage.getItem(place) ?? '[]')
const mark = "Quiet corners, when you're back online"
const another = { ...saving, pinId: z.parse(PinId, '43') }

function opened(save: () => Response = () => savedAnswer()) {
  const network = { there: false }
  const made = savingWorld({ save: () => (network.there ? save() : Response.error()) })
  stops.push(made.shell.commands.resume(command))
  const back = () => {
    network.there = true
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
  }
  return { ...made, back }
}

test('a save without a network says so, shows as waiting, counts nothing and is kept', async () => {
  const { shell, kept, now, marks, toasts, asked } = opened()
  expect(await savePinTo(saving, shell)).toEqual({ state: 'kept' })
  expect(marks()).toEqual([null, mark])
  expect(now().board).toEqual(kept.board)
  expect(toasts).toMatchObject([
    { text: "You're offline. We'll save this to Quiet corners when you're back online." },
  ])
  expect(waiting()).toEqual([{ ...saving, before: null }])
  expect(asked).toEqual([])
})

test('a save whose request never arrives is kept as well, whatever the browser believes', async () => {
  online.mockReturnValue(true)
  const { shell, marks, toasts } = opened()
  expect(await savePinTo(saving, shell)).toEqual({ state: 'kept' })
  expect(marks()).toEqual([null, mark])
  expect(waiting()).toEqual([{ ...saving, before: null }])
  expect(toasts.map(({ key: name }) => name)).toEqual(['save-42', 'save-42'])
})

test('it goes out when the network returns, and is then like any other save', async () => {
  const { shell, marks, toasts, events, asked, back } = opened()
  await savePinTo(saving, shell)
  back()
  await vi.waitFor(() => expect(events.map(({ name }) => name)).toEqual(['entities.changed']))
  expect(asked).toHaveLength(1)
  expect(marks()).toEqual([null, 'Quiet corners'])
  expect(waiting()).toEqual([])
  await vi.waitFor(() => expect(toasts.at(-1)?.text).toBe('Saved to Quiet corners'))
  toasts.at(-1)?.action?.run()
  await vi.waitFor(() => expect(asked.at(-1)?.call).toBe('delete'))
})

test('a kept save to a section is sent to that section', async () => {
  const { shell, asked, back } = opened()
  const { id, title, slug } = lamps
  const section = { id, title, slug }
  await savePinTo({ ...saving, section }, shell)
  expect(waiting()).toEqual([{ ...saving, section, before: null }])
  back()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked).toMatchObject([{ call: 'save', input: { board_id: '10', section: id } }])
})

test('several that waited are told of in one line', async () => {
  const { shell, toasts, back } = opened()
  await savePinTo(saving, shell)
  await savePinTo(another, shell)
  back()
  await vi.waitFor(() => expect(toasts.at(-1)?.text).toBe('Back online. 2 Pins saved'))
})

test('the same pin saved to the same board twice while waiting is one save', async () => {
  const { shell, back, asked, events } = opened()
  await savePinTo(saving, shell)
  await savePinTo(saving, shell)
  await savePinTo({ ...saving, board: { ...corners, id: z.parse(BoardId, '11') } }, shell)
  expect(waiting()).toHaveLength(2)
  back()
  await vi.waitFor(() => expect(events).toHaveLength(2))
  expect(asked).toHaveLength(2)
})

test('what waits is there after a reload, marks what arrives later, and goes out by itself', async () => {
  await savePinTo(saving, opened().shell)
  for (const stop of stops.splice(0)) stop()
  const { shell, marks, events } = opened()
  expect(marks()).toEqual([null, mark])
  await shell.queries.fetchQuery({
    queryKey: keys.feed,
    queryFn: () => ({ pages: [{ data: [pin()], bookmark: null }], pageParams: [null] }),
  })
  expect(marks()).toEqual([mark])
  expect(events).toEqual([])
  online.mockReturnValue(true)
  const later = savingWorld()
  stops.push(later.shell.commands.resume(command))
  await vi.waitFor(() => expect(later.events.map(({ name }) => name)).toEqual(['entities.changed']))
})

test('a save that an earlier version kept is sent too', async () => {
  const former = 'tessera.waiting-saves.2.2'
  localStorage.setItem(former, JSON.stringify([saving]))
  const { marks, back } = opened()
  expect([waiting(), localStorage.getItem(former)]).toEqual([[saving], null])
  back()
  await vi.waitFor(() => expect(waiting()).toEqual([]))
  await vi.waitFor(() => expect(marks()).toEqual([null, 'Quiet corners']))
})

test('Undo of what waits takes it back, and nothing goes out', async () => {
  const { shell, kept, now, toasts, asked, back } = opened()
  await savePinTo(saving, shell)
  toasts[0]?.action?.run()
  expect(now()).toEqual(kept)
  expect(waiting()).toEqual([])
  back()
  await Promise.resolve()
  expect(asked).toEqual([])
})

test('a save that is refused when it goes out says so with another try, and its mark goes', async () => {
  const { shell, marks, toasts, back } = opened(() => answerError('board-archived'))
  await savePinTo(saving, shell)
  back()
  await vi.waitFor(() => expect(toasts.at(-1)).toMatchObject({ tone: 'bad' }))
  expect(toasts.at(-1)?.action?.label).toBe('Try again')
  expect(marks()).toEqual([null, null])
  expect(waiting()).toEqual([])
})

test('where the browser never says that it is back, it is tried every now and then', async () => {
  vi.useFakeTimers()
  const { shell, back, events } = opened()
  await savePinTo(saving, shell)
  vi.spyOn(window, 'dispatchEvent').mockReturnValueOnce(true)
  back()
  expect(events).toEqual([])
  await vi.advanceTimersByTimeAsync(timings.reachAgain)
  expect(events.map(({ name }) => name)).toEqual(['entities.changed'])
})

test('what one person keeps waits for them alone', async () => {
  const { shell, stores, asked, back } = opened()
  await savePinTo(saving, shell)
  stores.$viewer.set(viewer({ id: '9', username: 'zoe' }))
  stores.$profile.set({ id: '9', username: 'zoe', permissions: ['OWNER'] })
  back()
  await Promise.resolve()
  expect(asked).toEqual([])
  expect(waiting()).toEqual([{ ...saving, before: null }])
})

test('a browser that keeps nothing says so, and the save can be tried again', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new Error('Full')
  })
  const { shell, kept, now, toasts } = opened()
  expect(await savePinTo(saving, shell)).toMatchObject({ state: 'refused' })
  expect(now()).toEqual(kept)
  expect(toasts).toMatchObject([{ tone: 'bad', action: { label: 'Try again' } }])
})
