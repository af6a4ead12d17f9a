import { z } from '@tessera/contracts/schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allCalls } from './all.ts'
import { type Call, defineCall } from './define-call.ts'
import { homeFeed } from './feed.ts'
import { savePin } from './pins.ts'
import { decodeInput, encodeInput } from './wire.ts'

const lookUp = defineCall({
  name: 'LookUp.get',
  summary: 'A call with plain parameters.',
  method: 'GET',
  path: '/v3/look-up/',
  input: z.strictObject({ email: z.string() }),
  output: z.boolean(),
  errors: [],
  who: 'anyone',
})

function roundTrip(call: Call, input: Readonly<Record<string, unknown>>) {
  const { path, body } = encodeInput(call, input)
  return decodeInput(call, { params: {}, query: new URL(path, 'http://x').searchParams, body })
}

test('decodeInput reads any input that encodeInput wrote', () => {
  const text = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(fc.record({ bookmark: text, page_size: fc.integer() }), (input) => {
      expect(roundTrip(homeFeed, input)).toEqual(input)
      expect(roundTrip(savePin, input)).toEqual(input)
    }),
  )
  fc.assert(
    fc.property(text, (email) => {
      expect(roundTrip(lookUp, { email })).toEqual({ email })
    }),
  )
})

test('any value can be written as a plain parameter', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(encodeInput(lookUp, { email: value }).path).toContain('?email=')
    }),
  )
  const odd = encodeInput(lookUp, { email: [{ toString: false }, 'b'] }).path
  expect(odd).toContain(encodeURIComponent('{"toString":false},b').replaceAll('%20', '+'))
})

test('a repeated or unknown parameter is refused', () => {
  const sent = (query: string) => ({ params: {}, query: new URLSearchParams(query), body: null })
  expect(decodeInput(lookUp, sent('email=a&email=b'))).toBeUndefined()
  expect(decodeInput(homeFeed, sent('data={}&other=1'))).toBeUndefined()
  expect(decodeInput(homeFeed, sent('data=[1]'))).toBeUndefined()
  expect(decodeInput(homeFeed, sent('data={'))).toBeUndefined()
  expect(decodeInput(homeFeed, sent('data={"page_size":1,"page_size":9}'))).toBeUndefined()
})

test('no two calls have the same name, or the same method and path', () => {
  const names = allCalls.map(({ name }) => name)
  const routes = allCalls.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(routes).size).toBe(routes.length)
})
