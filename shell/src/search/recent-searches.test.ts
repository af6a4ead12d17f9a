import type { Viewer } from '@tessera/contracts/entities/viewer'
import { limits } from '@tessera/contracts/limits'
import { usedFiltersKey } from '@tessera/contracts/used-filters-key'
import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { viewer } from '../../test/viewer.ts'
import { forgetSearches, recentSearches } from './recent-searches.ts'

function keeper() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('the newest search comes first, and once, whatever its letter case', () => {
  const recent = recentSearches(keeper(), viewer)
  for (const query of ['lamp', 'tent', 'Lamp']) recent.add(query)
  expect(recent.all()).toEqual(['Lamp', 'tent'])
})

test('a device keeps a limited number of searches', () => {
  const recent = recentSearches(keeper(), viewer)
  for (let at = 0; at < limits.recentSearches + 3; at += 1) recent.add(`query ${at}`)
  expect(recent.all()).toHaveLength(limits.recentSearches)
  expect(recent.all()[0]).toBe(`query ${limits.recentSearches + 2}`)
})

test('one search can be removed, or all of them', () => {
  const recent = recentSearches(keeper(), viewer)
  for (const query of ['lamp', 'tent', 'tea']) recent.add(query)
  recent.remove('tent')
  expect(recent.all()).toEqual(['tea', 'lamp'])
  recent.clear()
  expect(recent.all()).toEqual([])
})

test('members and visitors have separate lists', () => {
  const device = keeper()
  recentSearches(device, viewer).add('lamp')
  recentSearches(device, null).add('tent')
  device.setItem(usedFiltersKey(viewer.id), '{"pins":"colors=red"}')
  expect(recentSearches(device, { id: '9' }).all()).toEqual([])
  expect(recentSearches(device, viewer).all()).toEqual(['lamp'])
  expect(recentSearches(device, null).all()).toEqual(['tent'])
})

test('a log-out clears the member’s searches and keeps those of others', () => {
  const device = keeper()
  const $viewer = atom<Viewer | null>(viewer)
  forgetSearches(device, $viewer)
  recentSearches(device, viewer).add('lamp')
  recentSearches(device, null).add('tent')
  $viewer.set({ ...viewer, full_name: 'Mira O.' })
  expect(recentSearches(device, viewer).all()).toEqual(['lamp'])
  $viewer.set(null)
  expect([...device.kept.values()]).toEqual(['["tent"]'])
})

test.each(['nonsense', '{"a":1}', '[1,null,{}]'])(
  'stored text that is not a list of searches is ignored: %s',
  (text) => {
    const device = keeper()
    device.setItem(`tessera.searches.${viewer.id}`, text)
    expect(recentSearches(device, viewer).all()).toEqual([])
  },
)

test('a browser without storage has no recent searches', () => {
  const refuse = () => {
    throw new Error('Storage is off.')
  }
  const recent = recentSearches({ getItem: refuse, setItem: refuse, removeItem: refuse }, viewer)
  recent.add('lamp')
  expect(recent.all()).toEqual([])
})
