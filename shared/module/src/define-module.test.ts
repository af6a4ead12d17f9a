import { definePath } from '@tessera/contracts/define-path'
import { authRequested, saveTapped } from '@tessera/contracts/events/requests'
import { defineExperiment } from '@tessera/contracts/experiments'
import { paths } from '@tessera/contracts/paths'
import { searchFiltersSlot } from '@tessera/contracts/slots'
import { testShell } from '@tessera/testing/shell'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defineModule, handler, overlay, page, slot } from './define-module.ts'
import { describeModule } from './descriptor.ts'
import { Slot } from './slot.ts'

const taps: string[] = []

const largeCovers = defineExperiment({
  name: 'large_covers',
  arms: ['control', 'enabled'],
  default: 'control',
})

const definition = defineModule({
  name: 'shopping',
  version: '1.2.3',
  pages: {
    board: page(paths.board, { title: 'Board' }, async () => ({
      default: ({ params, query }) =>
        createElement('p', null, `${params.username}/${params.boardSlug}?${query.get('q')}`),
    })),
    section: page(paths.section, { title: 'Section', chunk: 'page-board' }, async () => ({
      default: () => null,
    })),
  },
  overlays: {
    [authRequested.opens]: overlay(authRequested, async () => ({
      default: ({ input }) => createElement('p', null, input.source),
    })),
  },
  handles: [
    handler(saveTapped, async () => ({ default: () => (tap) => taps.push(tap.board.name) })),
  ],
  experiments: [largeCovers],
  wakes: 'member',
  backend: { wants: ['viewer.username'] },
})

test('a page gets the named parts of its address, and the query', async () => {
  const View = await definition.pages?.board?.load()
  if (View === undefined) throw new Error('no page')
  const input = { params: { username: 'mira', boardSlug: 'kitchen', other: 'x' }, search: '?q=1' }
  expect(renderToStaticMarkup(createElement(View, { input, close: () => {} }))).toBe(
    '<p>mira/kitchen?1</p>',
  )
})

test('an overlay gets the request that opened it, and throws on an invalid one', async () => {
  const View = await definition.overlays?.['sign-up']?.load()
  if (View === undefined) throw new Error('no overlay')
  const render = (input: unknown) =>
    renderToStaticMarkup(createElement(View, { input, close: () => {} }))
  expect(render({ source: 'saveButton' })).toBe('<p>saveButton</p>')
  expect(() => render({ source: 'elsewhere' })).toThrow()
})

test('a handler gets the parsed payload, and throws on an invalid one', async () => {
  const [tapped] = definition.handles ?? []
  const start = await tapped?.load()
  const handle = start?.(testShell().shell)
  handle?.({ pinId: '42', board: { id: '3', name: 'Kitchen', url: '/mira/kitchen/' } })
  expect(taps).toEqual(['Kitchen'])
  expect(() => handle?.({ pinId: '42' })).toThrow()
})

test('the descriptor lists what the module offers, its experiments, its backend and the files of each view, also where pages share a chunk', () => {
  const descriptor = describeModule(definition, {
    contract: '^1.6.0',
    entry: 'remoteEntry.js',
    container: 'tessera_shopping',
    files: [{ path: 'first-screen/board.0123456789.json', kind: 'other', bytes: 1 }],
    module: ['main.js'],
    chunks: { 'page-board': ['main.js', 'board.js', 'board.css'] },
  })
  expect(descriptor).toMatchObject({
    name: 'shopping',
    preload: ['remoteEntry.js', 'main.js'],
    pages: [
      {
        name: 'board',
        route: '/:username/:boardSlug/',
        preload: ['board.js', 'board.css'],
        firstScreen: 'first-screen/board.0123456789.json',
      },
      { name: 'section', preload: ['board.js', 'board.css'] },
    ],
    overlays: [{ name: 'sign-up', preload: [] }],
    contract: '^1.6.0',
    handles: ['save.tapped@1'],
    experiments: [largeCovers],
    wakes: 'member',
    backend: { wants: ['viewer.username'] },
  })
})

test('a slot’s view gets the parsed input, and both sides are typed by the slot', async () => {
  const filled = slot(searchFiltersSlot, async () => ({
    default: ({ input }) => createElement('p', null, `${input.scope}: ${input.query}`),
  }))
  const View = await filled.load()
  const render = (input: unknown) =>
    renderToStaticMarkup(createElement(View, { input, close: () => {} }))
  expect(render({ scope: 'pins', query: 'lamps' })).toBe('<p>pins: lamps</p>')
  expect(() => render({ scope: 'elsewhere', query: 'lamps' })).toThrow()
  // @ts-expect-error the page must pass a query
  expect(createElement(Slot, { slot: searchFiltersSlot, input: { scope: 'pins' } })).toBeDefined()
})

test('a page below /settings/ can be a section of the settings, and no other page', () => {
  const load = async () => ({ default: () => null })
  const settings = { icon: 'lock', order: 30 } as const
  const section = page(paths.securitySettings, { title: 'Security', settings, footer: true }, load)
  const other = { name: 'auth', version: '1.0.0', pages: { section } }
  const build = {
    contract: '^1.6.0',
    entry: 'a.js',
    container: 'a',
    files: [],
    module: [],
    chunks: {},
  }
  expect(describeModule(defineModule(other), build).pages).toMatchObject([
    { settings, footer: true },
  ])
  // @ts-expect-error a page elsewhere is no section
  expect(page(paths.home, { title: 'Home', settings }, load)).toBeDefined()
  // @ts-expect-error the list cannot link to an address with parameters
  expect(page(definePath('/settings/:name/'), { title: 'Any', settings }, load)).toBeDefined()
})
