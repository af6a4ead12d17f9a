// @vitest-environment jsdom
import type { Boot } from '@tessera/contracts/boot'
import { findPage } from '@tessera/contracts/find-page'
import { contractVersion } from '@tessera/contracts/version'
import { expect, test, vi } from 'vitest'
import { module } from '../../test/registry.ts'
import { createShell } from '../boot/shell.ts'
import { startOverridden } from './start-overridden.ts'

const boot = (modules: Boot['modules']): Boot => ({
  ...{ brand: 'Tessera', contract: contractVersion, status: 200, title: '', viewer: null },
  ...{ returning: null, locale: 'en', theme: 'system', experiments: {}, answers: [] },
  ...{ overrides: true, modules },
})

test('an override cannot take an address or overlay of another module: the first keeps it, and both are reported', () => {
  vi.stubGlobal('matchMedia', () => ({ addEventListener() {} }))
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const shopping = module('shopping', { pages: ['/'], overlays: ['search'] })
  const sixth = module('sixth', { pages: ['/', '/sixth/'], overlays: ['search'] })
  const load = vi.fn()
  const shell = startOverridden(boot([shopping]), {
    storage: {
      getItem: () => JSON.stringify({ sixth }),
      setItem: () => {},
      removeItem: () => {},
    },
    start: (settled) => createShell(settled, { federation: { load }, origin: 'http://x.test' }),
  })
  const owner = (path: string) => findPage(shell.boot.modules, path)?.module.descriptor.name
  expect([owner('/'), owner('/sixth/')]).toEqual(['shopping', 'sixth'])
  shell.overlays.open('search', {})
  expect(shell.overlays.$open.get().map(({ module }) => module)).toEqual(['shopping'])
  const reported = warned.mock.calls.map(([line]) => String(line))
  expect(reported).toEqual([
    expect.stringContaining('registry-conflict: shopping and sixth both claim the address /'),
    expect.stringContaining('registry-conflict: shopping and sixth both claim the overlay search'),
  ])
})
