// @vitest-environment jsdom
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import { getModuleGraph } from '@tessera/contracts/calls/module-graph'
import {
  getModulePanel,
  type ModulePanel,
  overrideModule,
  resetOverrides,
  travelToSet,
} from '@tessera/contracts/calls/module-overrides'
import { getVitals } from '@tessera/contracts/calls/page-vitals'
import { themeChosen } from '@tessera/contracts/events/facts'
import { BuildId } from '@tessera/contracts/releases/build-id'
import type { ModuleGraph } from '@tessera/contracts/releases/module-graph'
import { z } from '@tessera/contracts/schema'
import { answers } from '@tessera/testing/answers'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { module } from '../../test/registry.ts'
import { viewer } from '../../test/viewer.ts'
import { createShell } from '../boot/create-shell.ts'
import { followPanelKey } from './follow-panel-key.ts'
import { PanelOpener } from './panel-opener.tsx'

const idOf = (digit: string) => z.parse(BuildId, digit.repeat(64))
const build = (digit: string, is_revoked = false) => ({
  id: idOf(digit),
  version: '1.2.0',
  published_at: '2026-11-20T10:00:00.000Z',
  published_by: 'a team',
  is_revoked,
})
const panel: ModulePanel = {
  travelled: null,
  origins: null,
  shell: { build: idOf('d'), team: '@tessera/platform', emits: [], hears: [] },
  modules: [
    {
      name: 'save',
      build: idOf('a'),
      version: '1.2.0',
      source: 'registry',
      bytes: 81_000,
      base: 'https://store.test/save/',
      entry: 'remoteEntry.js',
      team: '@tessera/save',
      emits: ['board.created@1'],
      hears: ['session.changed@1'],
      builds: [build('a'), build('b'), build('c', true)],
    },
  ],
}
const graph: ModuleGraph = {
  builds: [
    {
      module: 'save',
      build: idOf('a'),
      version: '1.2.0',
      standing: 'active',
      team: '@tessera/save',
    },
    {
      module: 'save',
      build: idOf('b'),
      version: '1.3.0',
      standing: 'canary',
      team: '@tessera/save',
    },
    { module: 'shell', build: null, version: '0.2.0', standing: 'active' },
  ],
  parts: [
    {
      part: 'event session.changed@1',
      uses: [
        { module: 'save', build: idOf('a'), does: 'hears' },
        { module: 'save', build: idOf('b'), does: 'hears' },
        { module: 'shell', build: null, does: 'sends' },
      ],
    },
    {
      part: 'package react',
      uses: [{ module: 'shell', build: null, does: 'gives', version: '19.3.1' }],
    },
  ],
}
const graphAsked: unknown[] = []
const sent: unknown[] = []
const vitalsAsked: unknown[] = []
let vitals: OutputOf<typeof getVitals>

beforeEach(() => {
  sent.length = 0
  graphAsked.length = 0
  vitals = { share: 1, pages: [] }
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    this.open = true
  })
})

function open(rights: { readonly anyoneOverrides?: boolean } = { anyoneOverrides: true }) {
  const keep = (input: unknown) => {
    sent.push(input)
    return null
  }
  const { answer } = answers(
    [getModulePanel, () => panel],
    [
      getVitals,
      (input) => {
        vitalsAsked.push(input)
        return vitals
      },
    ],
    [
      getModuleGraph,
      (input) => {
        graphAsked.push(input)
        return graph
      },
    ],
    [overrideModule, keep],
    [resetOverrides, keep],
    [travelToSet, keep],
  )
  vi.stubGlobal('fetch', answer)
  const shell = createShell(
    {
      brand: 'Tessera',
      contract: '1.2.0',
      status: 200,
      title: '',
      overrides: false,
      viewer,
      returning: null,
      locale: 'en',
      theme: 'system',
      experiments: {},
      answers: [],
      modules: [module('save')],
      served: `${'d'.repeat(32)}.x`,
      ...rights,
    },
    {
      federation: { load: async () => ({}) },
      origin: location.origin,
      routes: () => [{ path: '*', element: null }],
    },
  )
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const page: Pick<Window, 'addEventListener' | 'location'> = {
    location: window.location,
    addEventListener: (type: string, listener: EventListener) =>
      window.addEventListener(type, listener, { signal: leaving.signal }),
  }
  followPanelKey(shell, page)
  render(<PanelOpener shell={shell} />)
  return { shell, user: userEvent.setup() }
}

const pressKey = () => fireEvent.keyDown(window, { altKey: true, shiftKey: true, code: 'KeyM' })

const openByKey = async () => {
  const opened = open()
  pressKey()
  const row = await screen.findByRole('listitem', { name: 'save' }, { timeout: 5_000 })
  return { ...opened, row }
}

test('Alt+Shift+M opens the panel, which shows what a module is, and offers builds that are not revoked', async () => {
  const { row } = await openByKey()
  expect(row.textContent).toContain('1.2.0 · aaaaaaaaaaaa')
  expect(row.textContent).toContain('81 kB')
  expect(row.textContent).toContain('Not asked for')
  const options = within(row).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'As for everybody',
    'Off',
    'From an address …',
    ...['a', 'b'].map((digit) => `${digit.repeat(12)} · 1.2.0 · 2026-11-20`),
    `${'c'.repeat(12)} · 1.2.0 · 2026-11-20 (revoked)`,
  ])
  expect(options.at(-1)?.hasAttribute('disabled')).toBe(true)
})

test('the key does nothing for people who may not override modules', () => {
  const { shell } = open({})
  pressKey()
  expect(shell.$panel.get()).toBe(false)
})

test('an address with ?regions opens the panel, and the key closes it', async () => {
  history.replaceState(null, '', '/?theme=x&regions')
  onTestFinished(() => history.replaceState(null, '', '/'))
  const { shell } = open()
  await screen.findByRole('dialog', { name: 'Modules' })
  act(() => void pressKey())
  expect(shell.$panel.get()).toBe(false)
})

test("'Who uses what' loads when it is opened, and is filtered by part, module or team", async () => {
  const { user } = await openByKey()
  expect(graphAsked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Show who uses what' }))
  const field = await screen.findByRole('searchbox', { name: 'Filter by part, module or team' })
  const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(rows()).toEqual(['event session.changed@1', 'package react'])
  const row = screen.getByRole('row', { name: /session\.changed/ })
  expect(row.textContent).toContain('Heard by save, save (canary)')
  expect(row.textContent).toContain('Sent by shell')
  expect(screen.getByText('Given by shell 19.3.1')).toBeDefined()
  await user.type(field, '@tessera/save')
  expect(rows()).toEqual(['event session.changed@1'])
  await user.type(field, 'x')
  expect(screen.getByText('No part matches.')).toBeDefined()
  expect(graphAsked).toHaveLength(1)
})

test('Escape closes the panel, and the focus goes back to where it was', async () => {
  const button = document.body.appendChild(document.createElement('button'))
  onTestFinished(() => button.remove())
  button.focus()
  const { user } = await openByKey()
  const dialog = screen.getByRole('dialog', { name: 'Modules' })
  expect(dialog.contains(document.activeElement)).toBe(true)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'Modules' })).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('a folded panel shows its bar alone, and the page keeps its outlines', async () => {
  const { row, user } = await openByKey()
  await user.click(screen.getByRole('button', { name: 'Fold' }))
  expect(row.closest('[hidden]')).not.toBeNull()
  expect(screen.getByRole('region', { name: 'Regions of the page' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Unfold' }))
  expect(row.closest('[hidden]')).toBeNull()
})

test('a chosen build is sent, and the page has to load again', async () => {
  const { row, user } = await openByKey()
  const choice = within(row).getByLabelText('Build of save')
  await user.selectOptions(choice, idOf('b'))
  expect(await screen.findByRole('button', { name: 'Load the page again' })).toBeDefined()
  await user.selectOptions(choice, 'off')
  await user.click(screen.getByRole('button', { name: 'Reset all' }))
  await vi.waitFor(() =>
    expect(sent).toEqual([
      { override: { from: 'build', module: 'save', build: idOf('b') } },
      { override: { from: 'off', module: 'save' } },
      {},
    ]),
  )
})

test('an address without a module, and a set that is none, get their errors at their fields', async () => {
  const { row, user } = await openByKey()
  await user.selectOptions(within(row).getByLabelText('Build of save'), 'origin')
  const address = within(row).getByLabelText(/^Address of the files of save/)
  await user.type(address, 'next door')
  await user.click(within(row).getByRole('button', { name: 'Use' }))
  expect(within(row).getByText(/^Enter an address like/)).toBeDefined()
  expect(address).toHaveProperty('value', 'next door')
  await user.type(screen.getByLabelText(/^Id of a set/), 'x')
  await user.click(screen.getByRole('button', { name: 'Show this set' }))
  expect(screen.getByText(/^A set is 32 digits/)).toBeDefined()
  expect(sent).toEqual([])
})

test('events are listed with their payloads from the first opening on, and filtered', async () => {
  const { shell, user } = await openByKey()
  shell.parts.bus.emit(themeChosen, { theme: 'dark' })
  expect(await screen.findByText(/theme\.chosen@1/)).toBeDefined()
  expect(screen.getByText(/"dark"/)).toBeDefined()
  await user.type(screen.getByRole('searchbox', { name: 'Filter by name or payload' }), 'lamp')
  expect(screen.getByText('No event matches.')).toBeDefined()
})

test('a report has the id of the set and no payloads', async () => {
  const { shell, user } = await openByKey()
  shell.overheard.hear?.({ name: 'pin.saved', version: 1, payload: { words: 'A teapot' } })
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(screen.getByRole('button', { name: 'Copy report' }))
  const [[text = '{}'] = []] = write.mock.calls
  expect(JSON.parse(text)).toMatchObject({ set: 'd'.repeat(32), modules: [{ name: 'save' }] })
  expect(text).toContain('pin.saved')
  expect(text).not.toContain('teapot')
})

test('the speed of pages is shown in words, with the active build beside others, or that nothing was counted', async () => {
  await openByKey()
  expect(await screen.findByText('No page view was counted yet.')).toBeDefined()
  cleanup()
  const of = (digit: string, p75: number) => ({
    build: digit.repeat(64),
    is_active: digit === 'a',
    samples: 12,
    p75,
  })
  const figure = { module: 'save', page: 'pin', metric: 'LCP' } as const
  vitals = { share: 0.5, pages: [{ ...figure, builds: [of('a', 2_400), of('b', 4_800)] }] }
  await openByKey()
  const row = await screen.findByRole('row', { name: /^Largest contentful paint/ })
  const cells = within(row).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    `2.4 sec Good12 page views${'a'.repeat(12)}`,
    `4.8 sec Poor12 page views${'b'.repeat(12)}`,
  ])
  expect(screen.getByRole('rowheader', { name: 'save · pin' })).toBeDefined()
  expect(screen.getByText(/Counted in 50% of the documents\.$/)).toBeDefined()
})

test('the figures are asked again for the builds and the device that are chosen', async () => {
  const { user } = await openByKey()
  await screen.findByText('No page view was counted yet.')
  await user.selectOptions(screen.getByLabelText('Builds of'), 'The shell')
  await user.selectOptions(screen.getByLabelText('Device'), 'Phone')
  await vi.waitFor(() =>
    expect(vitalsAsked.at(-1)).toEqual({ builds_of: 'shell', device: 'phone' }),
  )
})
