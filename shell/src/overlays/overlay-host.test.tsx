// @vitest-environment jsdom
import { overlayLoads } from '@tessera/contracts/timing-values'
import { testShell } from '@tessera/testing/shell'
import { act, cleanup, render, screen } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { module } from '../../test/registry.ts'
import type { ViewState } from '../modules/host.ts'
import { createModuleHost } from '../modules/module-host.ts'
import { OverlayHost } from './overlay-host.tsx'
import { createOverlays } from './overlays.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Opens an overlay whose code comes after a time, and returns the names of the dialogs in their order. */
async function dialogsWithin(time: number): Promise<readonly (string | null)[]> {
  const modules = [module('save', { overlays: ['save-pin'] })]
  const { shell, stores } = testShell()
  const report = () => undefined
  const host = createModuleHost({
    modules,
    federation: { load: () => new Promise(() => undefined) },
    allowUnverified: false,
    parts: { ...shell, stores, report, fetch },
  })
  const $state = atom<ViewState>({ status: 'loading' })
  const overlays = createOverlays({ modules, report })
  render(<OverlayHost shell={{ overlays, host: { ...host, view: () => $state } }} />)
  const seen: (string | null)[] = []
  const look = () => {
    for (const { ariaLabel, textContent } of screen.queryAllByRole('dialog'))
      seen.push(ariaLabel ?? textContent)
  }
  act(() => overlays.open('save-pin', {}))
  look()
  await act(() => vi.advanceTimersByTimeAsync(time))
  look()
  const view = () => <dialog open>Choose board</dialog>
  act(() => $state.set({ status: 'ready', view, shell }))
  look()
  await act(() => vi.advanceTimersByTimeAsync(overlayLoads))
  look()
  return [...new Set(seen)]
}

test('an overlay whose code comes soon shows its dialog alone', async () => {
  expect(await dialogsWithin(overlayLoads - 1)).toEqual(['Choose board'])
})

test('an overlay whose code takes long says that it loads first', async () => {
  expect(await dialogsWithin(overlayLoads)).toEqual(['Loading', 'Choose board'])
})
