// @vitest-environment jsdom
import { pin } from '@tessera/testing/fixtures'
import { answerError, answerWith } from '@tessera/testing/shell'
import { beforeEach, expect, test, vi } from 'vitest'
import { corners, savedAnswer, savingWorld } from '../../../test/saving-world.ts'
import handleTaps from './save-pin.ts'

beforeEach(() => {
  sessionStorage.clear()
})

const tap = { pinId: pin().id, board: corners }

function opened(world: Parameters<typeof savingWorld>[0] = {}) {
  const made = savingWorld(world)
  return { ...made, onTap: handleTaps(made.shell) }
}

test('a tap saves at once, with the picture that the list shows', async () => {
  const { onTap, marks, toasts, events } = opened()
  void onTap(tap)
  expect(marks()).toEqual([null, 'Quiet corners'])
  expect(toasts).toMatchObject([{ text: 'Saved to Quiet corners', picture: '/media/a-236.jpg' }])
  await vi.waitFor(() => expect(events.map(({ name }) => name)).toContain('entities.changed'))
})

test('a second tap on a pin that is on its way is the same tap', async () => {
  const answer = Promise.withResolvers<Response>()
  const { onTap, asked } = opened({ save: () => answer.promise })
  void onTap(tap)
  void onTap(tap)
  answer.resolve(savedAnswer())
  await vi.waitFor(() => expect(asked.map(({ call }) => call)).toEqual(['save', 'similar']))
})

test('nearly the same picture on another board is pointed out after the save, with the way to it', async () => {
  const board = { ...corners, name: 'Balcony' }
  const { onTap, toasts } = opened({
    similar: () => answerWith([pin({ id: '99' }), pin({ id: '77', board })]),
  })
  void onTap(tap)
  await vi.waitFor(() => expect(toasts).toHaveLength(2))
  expect(toasts[1]).toMatchObject({
    text: 'You saved a very similar image to Balcony',
    link: { to: '/pin/77/' },
  })
})

test('the pin that was just saved is no other picture, and a look that fails is not told of', async () => {
  const same = opened({ similar: () => answerWith([pin({ id: '99' }), pin()]) })
  void same.onTap(tap)
  await vi.waitFor(() => expect(same.asked).toHaveLength(2))
  const failed = opened({ similar: () => answerError('unexpected') })
  void failed.onTap(tap)
  await vi.waitFor(() => expect(failed.asked).toHaveLength(2))
  await new Promise((resolve) => queueMicrotask(() => resolve(undefined)))
  expect([same.toasts, failed.toasts].map(({ length }) => length)).toEqual([1, 1])
})
