import { english, languageFrom, speak } from '@tessera/contracts/language'
import { afterEach, expect, test } from 'vitest'
import german from '../../languages/de.json' with { type: 'json' }
import { refinementLabel } from './refinement-label.ts'

afterEach(() => speak(english))

const refinement = (id: string) => ({
  id,
  label: 'Linen',
  color: '#aa8',
  image_url: null,
  is_selected: false,
})

/** Returns the labels of refinements, with plain spaces. */
const labels = (locale: string, ...ids: readonly string[]) => {
  const modules = ids.map(refinement)
  return modules.map((each) =>
    refinementLabel(each, modules, locale)
      .replaceAll(/[\u2066-\u2069]/g, '')
      .replaceAll('\u00a0', ' '),
  )
}

const bands = ['price:0-2499-usd', 'price:2500-4999-usd', 'price:25000--usd']

test('prices and colors to refine by are in the language of the page, words as the service says them', () => {
  const ids = [...bands, 'color:grey', 'linen']
  expect(labels('en', ...ids)).toEqual([
    'Under $25',
    '$25 to $50',
    '$250 and more',
    'Gray',
    'Linen',
  ])
  speak(languageFrom('de', german))
  expect(labels('de', ...ids)).toEqual(['Unter 25 $', '25 $ bis 50 $', 'Ab 250 $', 'Grau', 'Linen'])
})

test('a price to refine by has whole units of its currency, and its code among several dollars', () => {
  expect(labels('en', 'price:2500-4999-jpy')).toEqual(['¥2,500 to ¥5,000'])
  expect(labels('en', 'price:2500-4999-usd', 'price:0-2499-cad')).toEqual([
    'USD 25 to USD 50',
    'Under CA$25',
  ])
  expect(labels('en', 'price:2500-4999')).toEqual(['$25 to $50'])
})
