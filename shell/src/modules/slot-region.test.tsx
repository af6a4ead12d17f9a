// @vitest-environment jsdom

import type { RegisteredModule } from '@tessera/contracts/registry'
import { defineModule, slot } from '@tessera/module'
import type { Federation } from '@tessera/module/load'
import { Slot } from '@tessera/module/react'
import { testShell } from '@tessera/testing/shell'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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
  contract: '^1.0.0',
  slots: {
    'home-form': slot('visitor-home', async () => ({
      default: ({ input }) => <p>the form, given {JSON.stringify(input)}</p>,
    })),
  },
})

function pageWith(modules: readonly RegisteredModule[], federation: Federation, quiet = false) {
  const { shell, stores } = testShell()
  const report = vi.fn()
  const parts = { ...shell, stores, report }
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
      <Slot
        name="visitor-home"
        input="a page"
        loading={<p>loading</p>}
        absent={<p>none</p>}
        quiet={quiet}
      />
    </SlotRegions>,
  )
  return report
}

test('a slot keeps its place until the module that fills it has come, and gives it what it has', async () => {
  pageWith([filling], { load: async () => ({ default: definition }) })
  expect(screen.getByText('loading')).toBeDefined()
  expect(await screen.findByText('the form, given "a page"')).toBeDefined()
})

test('a slot that nobody fills, or whose module is switched off, shows what the page has instead', () => {
  const load = vi.fn<Federation['load']>()
  pageWith([auth, { ...filling, enabled: false }], { load })
  expect(screen.getByText('none')).toBeDefined()
  expect(load).not.toHaveBeenCalled()
})

test('a module that fails stays in the place of its slot, and can be tried again', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  const load = vi.fn<Federation['load']>().mockRejectedValueOnce(new Error('down'))
  load.mockResolvedValue({ default: definition })
  pageWith([filling], { load })
  await userEvent.click(await screen.findByRole('button', { name: /try again/ }))
  expect(await screen.findByText(/the form/)).toBeDefined()
  expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined()
  vi.unstubAllGlobals()
})

test('what fails in a quiet slot is reported, and leaves nothing in its place', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  const load = vi.fn<Federation['load']>().mockRejectedValueOnce(new Error('down'))
  const report = pageWith([filling], { load }, true)
  await vi.waitFor(() => expect(report).toHaveBeenCalled())
  await vi.waitFor(() => expect(screen.queryByText('loading')).toBeNull())
  expect(screen.queryByRole('button')).toBeNull()
  vi.unstubAllGlobals()
})
