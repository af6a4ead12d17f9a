// @vitest-environment jsdom
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

/** Fires the script's load event. */
async function comes(): Promise<void> {
  await act(async () => {
    document.querySelector('script[src*="recaptcha"]')?.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(0)
  })
}

test("V7.14 without an invisible captcha the token is 'default', and no remote script is loaded", () => {
  const { result } = renderHook(() => useInvisibleToken(null))
  expect(result.current.current()).toBe('default')
  expect(document.querySelector('script')).toBeNull()
})

test('V7.14 the captcha script is remote, and loaded once it is wanted', async () => {
  renderHook(() => useInvisibleToken('key'))
  expect(document.querySelector('script')?.src).toBe(
    'https://www.google.com/recaptcha/api.js?render=key',
  )
  await comes()
})

test('S7.29 S9.14 V4.13 the token of the bot check is refreshed after a failure, and every 105 seconds', async () => {
  const { result } = renderHook(() => useInvisibleToken('key'))
  await comes()
  expect(result.current.current()).toBe('key 1')
  await act(async () => {
    result.current.refresh()
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(result.current.current()).toBe('key 2')
  await act(() => vi.advanceTimersByTimeAsync(104_000))
  expect(result.current.current()).toBe('key 2')
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(result.current.current()).toBe('key 3')
})
