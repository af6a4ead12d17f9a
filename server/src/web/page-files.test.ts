import type { RegisteredModule } from '@tessera/contracts/registry'
import { expect, test } from 'vitest'
import { hintsFor } from './page-files.ts'

const integrity = `sha384-${'a'.repeat(64)}`

function hintsOf(hash: string | undefined) {
  const page = {
    name: 'feed',
    route: '/',
    title: 'Home',
    who: 'anyone',
    over: false,
    preload: ['page.js', 'page.css'],
  } as const
  const file = (path: string, kind: 'script' | 'style') => ({
    path,
    kind,
    bytes: 1,
    ...(hash === undefined ? {} : { integrity: hash }),
  })
  const module: RegisteredModule = {
    base: 'https://shopping.test/',
    enabled: true,
    descriptor: {
      name: 'shopping',
      version: '1.0.0',
      contract: '^1.0.0',
      container: 'tessera_shopping',
      entry: 'entry.js',
      preload: ['module.js'],
      files: [
        ...['entry.js', 'module.js', 'page.js'].map((path) => file(path, 'script')),
        file('page.css', 'style'),
      ],
      pages: [{ ...page, preload: [...page.preload] }],
      overlays: [],
      slots: [],
      nav: [],
      handles: [],
    },
  }
  const found = hintsFor(
    { module, page: { ...page, preload: [...page.preload] }, params: {} },
    'en',
  )
  return found.map(({ url, runs }) => [url.split('/').at(-1), runs])
}

test("a page's chunks run as soon as they load, and its entry only when the shell asks for it", () => {
  expect(hintsOf(integrity)).toEqual([
    ['entry.js', undefined],
    ['module.js', 'early'],
    ['page.js', 'early'],
    ['page.css', undefined],
  ])
})

test('a file without a hash is preloaded, and run only by the shell', () => {
  expect(hintsOf(undefined).filter(([, runs]) => runs === 'early')).toEqual([])
})
