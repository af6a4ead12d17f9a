import { refinedBy, refinementsIn } from '@tessera/contracts/refined-address'
import { expect, test } from 'vitest'
import { asTyped, broader, searchFor, unrefined } from './addresses.ts'

const query = (address: string) => new URL(address, 'http://localhost').searchParams
const lamp = new URLSearchParams('q=lamp&rs=typed')

test('several refinements can be chosen and removed, and the address holds them', () => {
  const one = refinedBy('pins', lamp, 'brass')
  expect(one).toBe('/search/pins/?q=lamp&rs=typed&selected_one_bar_modules=brass&journey_depth=1')
  const two = refinedBy('pins', query(one), 'old oak')
  expect(refinementsIn(query(two))).toEqual(['brass', 'old oak'])
  expect(query(two).get('journey_depth')).toBe('2')
  const back = refinedBy('pins', query(two), 'brass')
  expect(refinementsIn(query(back))).toEqual(['old oak'])
  expect(refinedBy('pins', query(back), 'old oak')).toBe('/search/pins/?q=lamp&rs=typed')
  expect(unrefined('pins', query(two))).toBe('/search/pins/?q=lamp&rs=typed')
})

test('a search for the typed words keeps its other options', () => {
  expect(asTyped('boards', lamp)).toBe(
    '/search/boards/?q=lamp&rs=typed&auto_correction_disabled=true',
  )
})

test('another scope keeps the words and drops the refinements', () => {
  expect(searchFor('#summer lamp', 'boards')).toBe('/search/boards/?q=%23summer+lamp')
})

test('shorter searches are suggested when nothing is found', () => {
  expect(broader('green velvet sofa')).toEqual(['green velvet', 'green', 'velvet'])
  expect(broader('sofa')).toEqual([])
  expect(broader('a sofa')).toEqual(['a', 'sofa'])
})
