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
