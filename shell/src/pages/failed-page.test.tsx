// @vitest-environment jsdom
import { moduleError } from '@tessera/module/load'
import { act, render, screen } from '@testing-library/react'
import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import { FailedPage } from './failed-page.tsx'

function failed(network: 'reached' | 'offline') {
  const $network = atom<'reached' | 'offline' | 'unreachable'>(network)
  const onRetry = vi.fn()
  const shell = {
    boot: { brand: 'Tessera' },
    parts: { navigate: () => undefined },
    network: { $network },
  }
  const error = moduleError('unreachable', 'shopping', 'no network')
  render(<FailedPage shell={shell} error={error} onRetry={onRetry} />)
  return { $network, onRetry }
}

test('without a network a page says so, and loads once when there is one again', () => {
  const { $network, onRetry } = failed('offline')
  expect(screen.getByRole('heading', { name: "You're offline" })).toBeDefined()
  act(() => $network.set('unreachable'))
  expect(onRetry).not.toHaveBeenCalled()
  act(() => $network.set('reached'))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('with a network a page that failed is not loaded again by itself', () => {
  const { $network, onRetry } = failed('reached')
  expect(screen.getByRole('heading', { name: /isn.t working/ })).toBeDefined()
  act(() => $network.set('offline'))
  act(() => $network.set('reached'))
  expect(onRetry).not.toHaveBeenCalled()
})
