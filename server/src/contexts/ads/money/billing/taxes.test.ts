import { expect, test } from 'vitest'
import { plainTaxId, taxRuleOf } from './taxes.ts'

const rates = { DE: 1900, FR: 2000, CH: 810, GR: 2400 }

test.each([
  ['a business at home', 'DE', 'DE', 'DE123456789', 1900, false],
  ['a person elsewhere in the union', 'DE', 'FR', '', 2000, false],
  ['a business elsewhere in the union', 'DE', 'FR', 'FR 12 345678901', 0, true],
  ['one whose id is typed with dots and small letters', 'DE', 'FR', 'fr12.345.678.901', 0, true],
  ['one in Greece, whose ids begin with EL', 'DE', 'GR', 'EL123456789', 0, true],
  ['an id of another country than the account', 'DE', 'FR', 'NL123456789B01', 2000, false],
  ['an id without letters', 'DE', 'FR', '12345678901', 2000, false],
  ['letters alone', 'DE', 'FR', 'FR', 2000, false],
  ['too long an id', 'DE', 'FR', 'FR12345678901234', 2000, false],
  ['a business outside the union', 'DE', 'CH', 'CHE123456789', 810, false],
  ['a seller outside the union', 'US', 'FR', 'FR12345678901', 2000, false],
  ['a seller whose country is not set', null, 'FR', 'FR12345678901', 2000, false],
  ['a country without a rate', 'DE', 'US', '12-3456789', 0, false],
])('the tax for %s', (_, sellerCountry, buyerCountry, buyerTaxId, rate, isReverseCharge) => {
  const facts = { sellerCountry, buyerCountry, buyerTaxId, rates }
  expect(taxRuleOf(facts)).toEqual({ rate, isReverseCharge })
})

test('a tax id is written without what people put between its signs', () => {
  expect(plainTaxId(' de 123-456.789 ')).toBe('DE123456789')
})
