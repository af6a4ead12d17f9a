import { authRequested } from '@tessera/contracts/events/requests'
import { paths } from '@tessera/contracts/paths'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defineModule, overlay, page } from './define-module.ts'
import { describeModule } from './descriptor.ts'

const definition = defineModule({
  name: 'shopping',
  version: '1.2.3',
  contract: '^1.0.0',
  pages: {
    board: page(paths.board, { title: 'Board' }, async () => ({
      default: ({ params, query }) =>
        createElement('p', null, `${params.username}/${params.boardSlug}?${query.get('q')}`),
    })),
  },
  overlays: {
    [authRequested.opens]: overlay(authRequested, async () => ({
      default: ({ input }) => createElement('p', null, input.source),
    })),
  },
  emits: [authRequested],
})

test('a page is given the parts of the address that its pattern names, and the query', async () => {
  const View = await definition.pages?.board?.load()
  if (View === undefined) throw new Error('no page')
  const input = { params: { username: 'mira', boardSlug: 'kitchen', other: 'x' }, search: '?q=1' }
  expect(renderToStaticMarkup(createElement(View, { input, close: () => {} }))).toBe(
    '<p>mira/kitchen?1</p>',
  )
})

test('an overlay is given the request that opened it, and refuses nonsense', async () => {
  const View = await definition.overlays?.['sign-up']?.load()
  if (View === undefined) throw new Error('no overlay')
  const render = (input: unknown) =>
    renderToStaticMarkup(createElement(View, { input, close: () => {} }))
  expect(render({ source: 'saveButton' })).toBe('<p>saveButton</p>')
  expect(() => render({ source: 'elsewhere' })).toThrow()
})

test('the descriptor says what the module offers and which files each view starts from', () => {
  const descriptor = describeModule(definition, {
    entry: 'remoteEntry.js',
    container: 'tessera_shopping',
    files: [],
    module: ['main.js'],
    chunks: { 'page-board': ['main.js', 'board.js', 'board.css'] },
  })
  expect(descriptor).toMatchObject({
    name: 'shopping',
    preload: ['remoteEntry.js', 'main.js'],
    pages: [{ name: 'board', route: '/:username/:boardSlug/', preload: ['board.js', 'board.css'] }],
    overlays: [{ name: 'sign-up', preload: [] }],
    emits: ['auth.requested@1'],
  })
})
