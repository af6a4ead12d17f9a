import { paths } from '@tessera/contracts/paths'
import { bySpecificity, paramsOf } from '@tessera/contracts/route-match'
import { expect, test } from 'vitest'
import { module } from '../../test/registry.ts'
import { matchPage } from './match-page.ts'
import { routesOf } from './routes.ts'

const feed = module('shopping', { pages: ['/', '/search/pins/'] })
const save = module('save', { pages: ['/:username/', '/:username/:boardSlug/', '/pin/:pinId/'] })

test('the page of an address is the most exact one, whichever module has it', () => {
  const found = (path: string) => matchPage(path, [save, feed])?.page.route
  expect(found('/')).toBe('/')
  expect(found('/mira/')).toBe('/:username/')
  expect(found('/search/pins/')).toBe('/search/pins/')
  expect(found('/pin/42/')).toBe('/pin/:pinId/')
  expect(found('/a/b/c/d/')).toBeUndefined()
})

test('two modules that answer one address: the first listed has it', () => {
  const other = module('other', { pages: ['/:name/'] })
  expect(routesOf([save, other]).filter(({ module }) => module === 'other')).toEqual([])
})

test('a module that is switched off keeps its addresses, so that its region can say so', () => {
  expect(matchPage('/', [{ ...feed, enabled: false }])?.module).toBe('shopping')
})

// As exact to react-router as `/pin/:pinId/`: their order decides.
const alike = '/:username/saved/'
const patterns = [alike, ...Object.values(paths).map(({ pattern }) => pattern)]
const isOpen = (part: string | undefined) => part?.startsWith(':')

/** An address at which two patterns meet: what one of them leaves open is as the other has it. */
const meeting = (one: string, other: string) =>
  one
    .split('/')
    .map((part, at) => (isOpen(part) ? other.split('/')[at] || 'mira' : part))
    .map((part) => (isOpen(part) ? 'mira' : part))
    .join('/')

test('react-router and the service give every address of the product to the same page', () => {
  const all = [module('all', { pages: patterns })]
  const byService = (path: string) =>
    patterns.toSorted(bySpecificity).find((pattern) => paramsOf(pattern, path) !== undefined)
  const addresses = patterns.flatMap((one) => patterns.map((other) => meeting(one, other)))
  for (const address of [...addresses, '/PIN/42/', '/pin/42', '/a/b/c/d/'])
    expect([address, matchPage(address, all)?.page.route]).toEqual([address, byService(address)])
})
