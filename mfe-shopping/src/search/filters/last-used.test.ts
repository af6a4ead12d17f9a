// @vitest-environment jsdom
import { filterParamsIn } from '@tessera/contracts/filter-params'
import { usedFiltersKey } from '@tessera/contracts/used-filters-key'
import { afterEach, expect, test, vi } from 'vitest'
import { lastUsedFilters } from './last-used.ts'

const red = filterParamsIn(new URLSearchParams('colors=red'))

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('each person and scope has the filters that were used last there', () => {
  lastUsedFilters('7', 'pins').keep(red)
  lastUsedFilters('7', 'buyable_pins').keep({ ...red, colors: ['blue'] })
  expect(lastUsedFilters('7', 'pins').read()?.colors).toEqual(['red'])
  expect(lastUsedFilters('7', 'buyable_pins').read()?.colors).toEqual(['blue'])
  expect(lastUsedFilters(undefined, 'pins').read()).toBeUndefined()
})

test.each(['nonsense', '[1]', '{"pins":7}', '{"pins":"x=1"}'])(
  'a stored text that holds no filters is ignored: %s',
  (text) => {
    localStorage.setItem(usedFiltersKey('7'), text)
    expect(lastUsedFilters('7', 'pins').read()).toBeUndefined()
  },
)

test('a browser without storage offers nothing, and filters as ever', () => {
  const refuse = () => {
    throw new DOMException('Storage is off.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear() {} })
  lastUsedFilters('7', 'pins').keep(red)
  expect(lastUsedFilters('7', 'pins').read()).toBeUndefined()
})
