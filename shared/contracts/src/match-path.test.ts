import { expect, test } from 'vitest'
import { matchPath, pathTable, withoutLists } from './match-path.ts'
import { paths } from './paths.ts'

const alike = '/:username/saved/'
const find = pathTable(
  [alike, ...Object.values(paths).map(({ pattern }) => pattern), '/:name/'],
  (pattern) => pattern,
)

test.each([
  // A fixed segment wins over a parameter, from the left.
  ['/', '/', {}],
  ['/mira/', '/:username/', { username: 'mira' }],
  ['/pin/42/', '/pin/:pinId/', { pinId: '42' }],
  ['/pin/saved/', '/pin/:pinId/', { pinId: 'saved' }],
  ['/mira/saved/', '/:username/saved/', { username: 'mira' }],
  ['/mira/kitchens/', '/:username/:boardSlug/', { username: 'mira', boardSlug: 'kitchens' }],
  ['/search/pins/', '/search/pins/', {}],
  ['/search/boards/', '/search/:scope/', { scope: 'boards' }],
  ['/advertiser/quick_promote/', '/advertiser/quick_promote/', {}],
  ['/settings/trash/', '/settings/trash/', {}],
  // The slash at the end does not count; case does.
  ['/pin/42', '/pin/:pinId/', { pinId: '42' }],
  ['/PIN/42/', '/:username/:boardSlug/', { username: 'PIN', boardSlug: '42' }],
  // Segments are decoded, once, before they are compared.
  ['/mira/%C3%A9t%C3%A9/', '/:username/:boardSlug/', { username: 'mira', boardSlug: 'été' }],
  ['/mira/a%2Fb/', '/:username/:boardSlug/', { username: 'mira', boardSlug: 'a/b' }],
  ['/mira/%2541/', '/:username/:boardSlug/', { username: 'mira', boardSlug: '%41' }],
  ['/p%69n/42/', '/pin/:pinId/', { pinId: '42' }],
])('%s is found by %s', (path, pattern, params) => {
  expect(find(path)).toEqual({ entry: pattern, params })
})

test.each(['/a/b/c/d/', '/pin//', '//mira/', '/mira/%E0%A4%A/', '/%/', '/mi%00ra/'])(
  '%s matches nothing',
  (path) => {
    expect(find(path)).toBeUndefined()
  },
)

test('more fixed segments win, and of equally many those further to the left', () => {
  const bySegments = pathTable(
    ['/a/:x/:y/', '/:x/b/c/', '/:x/:y/c/', '/:x/b/:y/', '/a/:x/c/'],
    (pattern) => pattern,
  )
  const found = ['/a/b/c/', '/z/b/c/', '/z/b/z/', '/a/z/z/'].map((path) => bySegments(path)?.entry)
  expect(found).toEqual(['/a/:x/c/', '/:x/b/c/', '/:x/b/:y/', '/a/:x/:y/'])
  const byLeast = pathTable(['/a/:x/:y/', '/:x/b/c/'], (pattern) => pattern)
  expect(byLeast('/a/b/c/')?.entry).toBe('/:x/b/c/')
})

test('of patterns that match the same paths, the first listed wins', () => {
  expect(find('/mira/')?.entry).toBe('/:username/')
})

test('a path with an encoded NUL is not that of two segments, also after that was found', () => {
  expect(find('/search/pins/')?.entry).toBe('/search/pins/')
  expect(find('/search/pins/')?.entry).toBe('/search/pins/')
  expect(find('/search%00pins/')).toBeUndefined()
})

test('one pattern returns its parameters, or undefined for another path', () => {
  expect(matchPath('/pin/:id/', '/pin/42')).toEqual({ id: '42' })
  expect(matchPath('/', '/')).toEqual({})
  expect(matchPath('/pin/:id/', '/pins/42/')).toBeUndefined()
  expect(matchPath('/:username/', '/%E0%A4%A/')).toBeUndefined()
})

test('a parameter with a list takes its values alone, and wins over one without', () => {
  const byList = pathTable(['/a/:word/', '/a/:word(one|two-2)/'], (pattern) => pattern)
  expect(byList('/a/two-2/')).toEqual({ entry: '/a/:word(one|two-2)/', params: { word: 'two-2' } })
  expect(byList('/a/three/')).toEqual({ entry: '/a/:word/', params: { word: 'three' } })
  expect(matchPath('/a/:word(one|two)/', '/a/one|two/')).toBeUndefined()
})

test('a pattern with lists stands for one pattern for each of their values', () => {
  expect(withoutLists('/a/:x(b|c)/:y/:z(d|e)/')).toEqual([
    '/a/b/:y/d/',
    '/a/b/:y/e/',
    '/a/c/:y/d/',
    '/a/c/:y/e/',
  ])
  expect(withoutLists('/a/:x/')).toEqual(['/a/:x/'])
})
