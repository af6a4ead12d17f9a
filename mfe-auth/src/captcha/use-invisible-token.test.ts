// @vitest-environment jsdom
import { timings } from '@tessera/contracts/timings'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useInvisibleToken } from './use-invisible-token.ts'

let given = 0

beforeEach(() => {
  given = 0
  window.grecaptcha = {
    ready: (then) => then(),
    render: () => 0,
    execute: async (key) => {
      given += 1
      return `${key} ${given}`
    },
  }
  vi.useFakeTimers()
})

afterEach(() => {
  delete window.grecaptcha
  vi.useRealTimers()
})

/** The script has come, as far as the page can tell. */
async function comes(): Promise<void> {
  await act(async () => {
    document.querySelector('script[src*="recaptcha"]')?.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(0)
  })
}

test('where there is none its token is a word for none, and no script is asked for', () => {
  const { result } = renderHook(() => useInvisibleToken(null))
  expect(result.current.current()).toBe('default')
  expect(document.querySelector('script')).toBeNull()
})

test('V4.13 its token is a new one after a failure, and before the last grows old', async () => {
  const { result } = renderHook(() => useInvisibleToken('key'))
  await comes()
  expect(result.current.current()).toBe('key 1')
  await act(async () => {
    result.current.refresh()
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(result.current.current()).toBe('key 2')
  await act(() => vi.advanceTimersByTimeAsync(timings.tokenRefresh))
  expect(result.current.current()).toBe('key 3')
})
