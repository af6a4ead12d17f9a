// @vitest-environment jsdom

import { paths } from '@tessera/contracts/paths'
import { defineModule, page } from '@tessera/module'
import type { Federation } from '@tessera/module/load'
import { testShell } from '@tessera/testing/shell'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { module } from '../../test/registry.ts'
import { timelineOf } from '../panel/timeline.ts'
import { createModuleHost } from './module-host.ts'
import { ModuleRegion } from './module-region.tsx'

const view = { module: 'shopping', kind: 'page', name: 'feed' } as const

function definition(draw: () => string) {
  return defineModule({
    name: 'shopping',
    version: '1.0.0',
    pages: {
      feed: page(paths.home, { title: 'Home' }, async () => ({ default: () => <p>{draw()}</p> })),
    },
  })
}

function region(federation: Federation) {
  const { shell, stores, reports } = testShell()
  const report = vi.fn((one: { code: string; detail: string }) => void reports.push(one))
  const host = createModuleHost({
    modules: [module('shopping')],
    federation,
    allowUnverified: false,
    parts: { ...shell, stores, report, fetch },
  })
  render(
    <ModuleRegion
      host={host}
      view={view}
      input={{ params: {}, search: '' }}
      loading={<p>loading</p>}
      failed={(error, retry) => (
        <p>
          {error.code}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
    />,
  )
  return { host, reports }
}

test('a view renders as soon as its module has loaded', async () => {
  const { host } = region({ load: async () => ({ default: definition(() => 'the feed') }) })
  expect(screen.getByText('loading')).toBeTruthy()
  expect(await screen.findByText('the feed')).toBeTruthy()
  const steps = timelineOf('shopping', host.times).map(({ step }) => step)
  expect(steps).toEqual(['asked', 'loaded', 'set up', 'shown'])
})

/** Opens a region over which the drawn first screen stands, once its module has loaded. */
async function drawnRegion(): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  document.documentElement.setAttribute('data-drawn', '')
  const { host } = region({ load: async () => ({ default: definition(() => 'the feed') }) })
  await new Promise<void>((resolve) => {
    const stop = host.view(view).listen(() => {
      stop()
      resolve()
    })
  })
  for (let step = 0; step < 20; step += 1) await undefined
}

test('below the drawn first screen a view renders in tasks of its own, until a key is pressed', async () => {
  await drawnRegion()
  expect(screen.queryByText('the feed')).toBeNull()
  await vi.waitFor(() => expect(screen.getByText('the feed')).toBeTruthy())
  cleanup()
  await drawnRegion()
  expect(screen.queryByText('the feed')).toBeNull()
  fireEvent.keyDown(document.body, { key: 'Tab' })
  await undefined
  expect(screen.getByText('the feed')).toBeTruthy()
  document.documentElement.removeAttribute('data-drawn')
  vi.unstubAllGlobals()
})

test('a view that throws while rendering fails only in its region, without its styles, is reported and can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let broken = true
  const sheet = document.createElement('link')
  const file = module('shopping').descriptor.files[0]?.path
  Object.assign(sheet, { rel: 'stylesheet', href: `${module('shopping').base}${file}` })
  document.head.append(sheet)
  const { reports } = region({
    load: async () => ({
      default: definition(() => {
        if (broken) throw new Error('broken')
        return 'the feed'
      }),
    }),
  })
  expect(await screen.findByText(/threw-on-render/)).toBeTruthy()
  expect(reports.map(({ code }) => code)).toContain('module-threw-on-render')
  expect(sheet.disabled).toBe(true)
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('the feed')).toBeTruthy()
  expect(sheet.disabled).toBe(false)
  sheet.remove()
})

test('a module without the view that its descriptor names shows an error', async () => {
  region({
    load: async () => ({
      default: defineModule({ name: 'shopping', version: '1.0.0' }),
    }),
  })
  expect(await screen.findByText(/no-such-view/)).toBeTruthy()
})
