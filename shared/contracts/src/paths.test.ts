import { expect, test } from 'vitest'
import { definePath } from './define-path.ts'
import { paths } from './paths.ts'
import { reservedWords } from './reserved-words.ts'

test('a path is filled with its parameters, encoded', () => {
  expect(paths.board.to({ username: 'mira', boardSlug: 'a b' })).toBe('/mira/a%20b/')
})

test('a path takes a query and leaves out what is not set', () => {
  expect(paths.search.to({ q: 'red & blue', scope: undefined })).toBe(
    '/search/pins/?q=red+%26+blue',
  )
  expect(paths.home.to()).toBe('/')
})

test('parameters are required by the type', () => {
  const pin = definePath('/pin/:pinId/')
  // @ts-expect-error pinId is missing
  expect(pin.to({})).toBe('/pin//')
  // @ts-expect-error a path without parameters takes a query alone
  expect(() => paths.home.to({ q: 'x' }, { q: 'y' })).not.toThrow()
})

test('no username may take the first word of a page', () => {
  for (const word of ['login', 'search', 'pin', 'resource', 'v3', 'advertiser']) {
    expect(reservedWords.has(word)).toBe(true)
  }
  expect(reservedWords.has('mira')).toBe(false)
})

test('V2.34 V2.35 V2.36 V2.37 V2.38 V2.39 V2.40 V2.41 the pages that the spec lists for visitors have its addresses', () => {
  const { pin, login, addAccount, businessCreate, businessConvert, ssoSignup, offsite } = paths
  expect([pin.to({ pinId: '7' }), login.to(), addAccount.to(), businessCreate.to()]).toEqual([
    '/pin/7/',
    '/login/',
    '/add-account/',
    '/business/create/',
  ])
  expect([
    businessConvert.to({ next: '/mira/' }),
    paths.connect.to({ provider: 'facebook' }),
    ssoSignup.to({ email: 'mira@acme.test' }),
    offsite.to({ token: 't', url: 'https://shop.example/' }),
  ]).toEqual([
    '/business/convert/?next=%2Fmira%2F',
    '/connect/facebook/',
    '/signup/sso-business-account/?email=mira%40acme.test',
    '/offsite/?token=t&url=https%3A%2F%2Fshop.example%2F',
  ])
})
