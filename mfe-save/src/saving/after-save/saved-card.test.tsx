// @vitest-environment jsdom
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { act, render, screen } from '@testing-library/react'
import confetti from 'canvas-confetti'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { corners } from '../../../test/saving-world.ts'
import { SavedCard, type SavedNews } from './saved-card.tsx'
import { confettiColours } from './throw-confetti.ts'

const cannon = Object.assign(
  vi.fn(() => Promise.resolve(undefined)),
  { reset: vi.fn<() => void>() },
)
const still = vi.fn(() => false)

vi.mock('canvas-confetti', () => ({ default: { create: vi.fn(() => cannon) } }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: still() }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  still.mockReturnValue(false)
})

const news: SavedNews = {
  board: corners,
  picture: '/media/new.jpg',
  isFirst: false,
  isNewBoard: false,
}

function shown(over: Partial<SavedNews> = {}) {
  const onDone = vi.fn()
  const page = render(<SavedCard news={{ ...news, ...over }} onDone={onDone} />)
  return { onDone, ...page }
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('S2.18 the picture flies into a card that names the board and disappears, with confetti for a first pin', async () => {
  const { onDone, container } = shown({ isFirst: true })
  expect(screen.getByText('You saved your first Pin to Quiet corners!')).toBeDefined()
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/new.jpg')
  await vi.dynamicImportSettled()
  await pass(1_000)
  expect(cannon).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ particleCount: 120, colors: [...confettiColours] }),
  )
  expect(new Set(confettiColours).size).toBe(5)
  expect(cannon.reset).not.toHaveBeenCalled()
  await pass(1_599)
  expect(cannon.reset).toHaveBeenCalled()
  expect(onDone).not.toHaveBeenCalled()
  await pass(1)
  expect(onDone).toHaveBeenCalledOnce()
})

test('S2.18 the card of a later pin does not call it the first, on a new board too', () => {
  shown({ isNewBoard: true })
  expect(screen.getByText('You saved this Pin to Quiet corners!')).toBeDefined()
})

test('S9.3 the card stays 2600 ms, and 120 pieces of confetti disappear 800 ms after their delay', async () => {
  expect([timings.savedAnimation, limits.confettiParticles, timings.confettiRemoved]).toEqual([
    2_600, 120, 800,
  ])
  shown({ isNewBoard: true })
  await vi.dynamicImportSettled()
  await pass(0)
  expect(cannon).not.toHaveBeenCalled()
  await pass(400)
  expect(cannon).toHaveBeenCalledOnce()
  expect(cannon.reset).not.toHaveBeenCalled()
  await pass(800)
  expect(cannon.reset).toHaveBeenCalled()
})

test('every other pin shows the card without confetti', async () => {
  shown()
  expect(screen.getByText('You saved this Pin to Quiet corners!')).toBeDefined()
  await vi.dynamicImportSettled()
  await pass(1_000)
  expect(confetti.create).not.toHaveBeenCalled()
})

test('with reduced motion there is no confetti', async () => {
  still.mockReturnValue(true)
  shown({ isFirst: true })
  await vi.dynamicImportSettled()
  await pass(1_000)
  expect(cannon).not.toHaveBeenCalled()
})

test('closing the card early removes its confetti', async () => {
  const { unmount } = shown({ isFirst: true })
  await vi.dynamicImportSettled()
  unmount()
  await pass(1_000)
  expect(cannon).not.toHaveBeenCalled()
})
