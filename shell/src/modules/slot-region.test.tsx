// @vitest-environment jsdom

import type { RegisteredModule } from '@tessera/contracts/registry'
import { visitorHomeSlot } from '@tessera/contracts/slots'
import { defineModule, slot } from '@tessera/module'
import type { Federation } from '@tessera/module/load'
import { Slot } from '@tessera/module/react'
import { testShell } from '@tessera/testing/shell'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { module } from '../../test/registry.ts'
import { createModuleHost } from './module-host.ts'
import { SlotRegions } from './slot-region.tsx'

const auth = module('auth')

const filling: RegisteredModule = {
  ...auth,
  descriptor: {
    ...auth.descriptor,
    slots: [{ slot: 'visitor-home', name: 'home-form', preload: [] }],
  },
}

const definition = defineModule({
  name: 'auth',
  version: '1.0.0',
  slots: {
    'home-form': slot(visitorHomeSlot, async () => ({
      default: ({ input }) => <p>the form, given {JSON.stringify(input)}</p>,
    })),
  },
})

/** A slot as modules built before contracts 1.6.0 draw it. */
const olderSlot = { name: 'visitor-home', loading: null, input: { from: 'an older module' } }

function pageWith(
  modules: readonly RegisteredModule[],
  federation: Federation,
  { quiet = false, older = false } = {},
) {
  const { shell, stores } = testShell()
  const report = vi.fn()
  const parts = { ...shell, stores, report, fetch }
  const host = createModuleHost({ modules, federation, allowUnverified: false, parts })
  render(
    <SlotRegions
      modules={modules}
      host={host}
      failed={({ code }, retry) => (
        <button type="button" onClick={retry}>
          {code}: try again
        </button>
      )}
    >
      <h1>The page</h1>
      {older ? (
        Reflect.apply(createElement, null, [Slot, olderSlot])
      ) : (
        <Slot slot={visitorHomeSlot} loading={<p>loading</p>} absent={<p>none</p>} quiet={quiet} />
      )}
    </SlotRegions>,
  )
  return report
}

test('a slot shows its loading state until the filling module has loaded, and passes it the parsed input', async () => {
  pageWith([filling], { load: async () => ({ default: definition }) })
  expect(screen.getByText('loading')).toBeDefined()
  expect(await screen.findByText('the form, given {}')).toBeDefined()
})

test('a slot of a module built before contracts 1.6.0, which passes only its name, is filled', async () => {
  pageWith([filling], { load: async () => ({ default: definition }) }, { older: true })
  expect(await screen.findByText('the form, given {}')).toBeDefined()
})

test('a slot that no enabled module fills shows the page’s own content', () => {
  const load = vi.fn<Federation['load']>()
  pageWith([auth, { ...filling, enabled: false }], { load })
  expect(screen.getByText('none')).toBeDefined()
  expect(load).not.toHaveBeenCalled()
})

test('a module that fails to load shows its error in the slot only, and a retry loads it', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  const load = vi.fn<Federation['load']>().mockRejectedValueOnce(new Error('down'))
  load.mockResolvedValue({ default: definition })
  pageWith([filling], { load })
  await userEvent.click(await screen.findByRole('button', { name: /try again/ }))
  expect(await screen.findByText(/the form/)).toBeDefined()
  expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined()
  vi.unstubAllGlobals()
})

test('a failure in a quiet slot is reported and leaves the slot empty', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  const load = vi.fn<Federation['load']>().mockRejectedValueOnce(new Error('down'))
  const report = pageWith([filling], { load }, { quiet: true })
  await vi.waitFor(() => expect(report).toHaveBeenCalled())
  await vi.waitFor(() => expect(screen.queryByText('loading')).toBeNull())
  expect(screen.queryByRole('button')).toBeNull()
  vi.unstubAllGlobals()
})
