// @vitest-environment jsdom
import { getModulePanel, type ModulePanel } from '@tessera/contracts/calls/module-overrides'
import { getVitals } from '@tessera/contracts/calls/page-vitals'
import { BuildId } from '@tessera/contracts/releases/build-id'
import { z } from '@tessera/contracts/schema'
import { answers } from '@tessera/testing/answers'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { module } from '../../../test/registry.ts'
import { viewer } from '../../../test/viewer.ts'
import { createShell } from '../../boot/create-shell.ts'
import type { ViewName } from '../../modules/host.ts'
import { ModuleRegion } from '../../modules/module-region.tsx'
import { PanelOpener } from '../panel-opener.tsx'

const idOf = (digit: string) => z.parse(BuildId, digit.repeat(64))
const listed = {
  ...({
    version: '1.0.0',
    source: 'registry',
    bytes: 1_000,
    base: 'https://store.test/x/',
  } as const),
  entry: 'remoteEntry.js',
  builds: [],
}
const panel: ModulePanel = {
  travelled: null,
  origins: [],
  shell: { build: idOf('d'), team: '@acme/platform', emits: [], hears: ['session.changed@1'] },
  modules: [
    {
      ...listed,
      name: 'save',
      build: idOf('a'),
      team: '@acme/save',
      emits: ['board.created@1'],
      hears: ['theme.chosen@1'],
    },
    { ...listed, name: 'auth', build: null, emits: [], hears: [] },
  ],
}

/** Gives elements the boxes in their `data-box`, since jsdom has no layout. */
function stubLayout(): void {
  const boxOf = (element: Element): DOMRect => {
    const [left = 0, top = 0, width = 0, height = 0] = (element.getAttribute('data-box') ?? '')
      .split(' ')
      .map(Number)
    return new DOMRect(left, top, width, height)
  }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxOf(this)
  })
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return Object.assign([boxOf(this)], { item: () => null })
  })
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1_440)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900)
}

beforeEach(stubLayout)

/** Renders a page of the shell with views that have not loaded yet, and opens the panel. */
function show(page: (view: typeof View) => ReactNode) {
  const { answer } = answers(
    [getModulePanel, () => panel],
    [getVitals, () => ({ share: 1, pages: [] })],
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
      modules: [module('save'), module('auth')],
    },
    {
      federation: { load: () => new Promise(() => undefined) },
      origin: location.origin,
      routes: () => [{ path: '*', element: null }],
    },
  )
  function View(props: { of: string; kind: ViewName['kind']; name: string; children: ReactNode }) {
    const { of, kind, name, children } = props
    const view = { module: of, kind, name }
    return (
      <ModuleRegion
        host={shell.host}
        view={view}
        input={{}}
        loading={children}
        failed={() => null}
      />
    )
  }
  shell.$panel.set(true)
  render(
    <div id="root">
      {page(View)}
      <PanelOpener shell={shell} />
    </div>,
  )
  return userEvent.setup()
}

declare function View(props: {
  of: string
  kind: ViewName['kind']
  name: string
  children: ReactNode
}): ReactNode

const labels = async () => {
  await screen.findAllByRole('button', { name: /@acme/ })
  return within(screen.getByRole('region', { name: 'Regions of the page' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
}

test('the views of modules and the parts of the shell are labelled by module, build and team', async () => {
  show((Shown) => (
    <>
      <header data-box="0 0 1440 80">
        <nav aria-label="Primary" data-box="80 0 400 80" />
      </header>
      <main data-box="0 80 1440 3000">
        <Shown of="save" kind="page" name="pin">
          <div data-box="0 -400 1440 3000">
            <header data-box="0 80 1440 60" />
            <Shown of="auth" kind="slot" name="home-form">
              <form data-box="900 200 400 500" />
            </Shown>
          </div>
        </Shown>
      </main>
    </>
  ))
  expect(await labels()).toEqual([
    'Page: pin, save aaaaaaaaaaaa @acme/save',
    'Slot: home-form, auth from source no team',
    'Part of the shell: header, shell dddddddddddd @acme/platform',
  ])
  const [first] = document.querySelectorAll<HTMLElement>('[data-tone]')
  expect(first?.style.transform).toBe('translate(0px, 80px)')
})

test('a page beneath another one, and a view without a size, have no outline; a page over it ends with its layer', async () => {
  show((Shown) => (
    <main data-box="0 80 1440 820">
      <div inert>
        <Shown of="save" kind="page" name="board">
          <div data-box="0 80 1440 3000" />
        </Shown>
      </div>
      <div data-page-layer="" data-box="200 100 1000 700">
        <Shown of="save" kind="page" name="pin">
          <div data-box="200 -400 1000 3000" />
        </Shown>
      </div>
      <Shown of="auth" kind="slot" name="hidden">
        <div data-box="0 0 0 0" />
      </Shown>
    </main>
  ))
  expect((await labels()).map((label) => label?.split(',')[0])).toEqual([
    'Part of the shell: page over a page',
    'Page: pin',
  ])
  const outlines = [...document.querySelectorAll<HTMLElement>('[data-tone]:not(button)')]
  expect(new Set(outlines.map(({ style }) => `${style.transform} ${style.blockSize}`))).toEqual(
    new Set(['translate(200px, 100px) 700px']),
  )
})

test('with a modal dialog open, its view alone is outlined, from inside the dialog', async () => {
  show((Shown) => (
    <>
      <main data-box="0 80 1440 820">
        <Shown of="auth" kind="page" name="home">
          <div data-box="0 80 1440 820" />
        </Shown>
      </main>
      <Shown of="save" kind="overlay" name="save-pin">
        <dialog open data-box="400 200 600 400" />
      </Shown>
    </>
  ))
  expect(await labels()).toEqual([expect.stringMatching(/^Overlay: save-pin, save/)])
  expect(screen.getByRole('dialog', { name: 'Modules' }).closest('dialog')).not.toBeNull()
})

test('a page that no module draws is a part of the shell', async () => {
  show(() => <main data-box="0 80 1440 820" />)
  expect(await labels()).toEqual([expect.stringMatching(/^Part of the shell: page, shell/)])
})

test('a press on a label shows the facts of its region in the panel, which takes the focus', async () => {
  const user = show((Shown) => (
    <main data-box="0 80 1440 820">
      <Shown of="save" kind="page" name="pin">
        <div data-box="0 80 1440 820" />
      </Shown>
    </main>
  ))
  await labels()
  await user.click(screen.getByRole('button', { name: /^Page: pin/ }))
  const facts = await screen.findByRole('region', { name: 'Page: pin' })
  const rows = within(facts)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(Object.fromEntries(rows)).toMatchObject({
    Version: '1.0.0 · aaaaaaaaaaaa',
    Team: '@acme/save',
    Entry: 'https://store.test/x/remoteEntry.js',
    Timeline: expect.stringMatching(/^asked/),
    Emits: 'board.created@1',
    Hears: 'theme.chosen@1',
  })
  expect(document.activeElement?.textContent).toBe('Page: pin, drawn by save')
})
