// @vitest-environment jsdom

import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useWaitingTime } from './use-waiting-time.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

function Search({ isGoingOn }: { readonly isGoingOn: boolean }) {
  return <p>{useWaitingTime(isGoingOn)}</p>
}

const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))

test('S9.15 a search is slow after 4 seconds, and counts as over after 10', () => {
  const { rerender } = render(<Search isGoingOn />)
  expect(screen.getByText('short')).toBeDefined()
  pass(3_999)
  expect(screen.getByText('short')).toBeDefined()
  pass(1)
  expect(screen.getByText('slow')).toBeDefined()
  pass(6_000)
  expect(screen.getByText('over')).toBeDefined()
  rerender(<Search isGoingOn={false} />)
  expect(screen.getByText('short')).toBeDefined()
  rerender(<Search isGoingOn />)
  pass(4_000)
  expect(screen.getByText('slow')).toBeDefined()
})
