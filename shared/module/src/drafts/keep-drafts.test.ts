// @vitest-environment jsdom
import { z } from '@tessera/contracts/schema'
import { expect, test, vi } from 'vitest'
import { forgetDrafts, keepDrafts } from './keep-drafts.ts'

const names = keepDrafts('name', z.object({ name: z.string() }))
const key = 'tessera.drafts.name.2.30'

test('a draft outlives its form and its page, for whoever wrote it', () => {
  names('2').keep('30', { name: 'Lamps and' })
  expect(sessionStorage.getItem(key)).toBe('{"name":"Lamps and"}')
  expect(names('2').get('30')).toEqual({ name: 'Lamps and' })
  expect([names('3').get('30'), names('2').get('31'), names(undefined).get('30')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  names('2').drop('30')
  expect(names('2').get('30')).toBeUndefined()
})

test.each(['', '{', 'null', '{"name":1}', '[]'])(
  'a kept draft that reads %j counts as none',
  (text) => {
    sessionStorage.setItem(key, text)
    expect(names('2').get('30')).toBeUndefined()
  },
)

test('a browser without room keeps a draft as long as the page', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  names('2').keep('30', { name: 'Lamps' })
  full.mockRestore()
  expect(names('2').get('30')).toEqual({ name: 'Lamps' })
  names('2').drop('30')
  expect(names('2').get('30')).toBeUndefined()
})

test('a log-out forgets the drafts of that person and nothing else', () => {
  sessionStorage.setItem('tessera.profile', 'kept')
  names('2').keep('30', { name: 'Lamps' })
  names('3').keep('30', { name: 'Chairs' })
  forgetDrafts('2')
  expect([names('2').get('30'), names('3').get('30')]).toEqual([undefined, { name: 'Chairs' }])
  expect(sessionStorage.getItem('tessera.profile')).toBe('kept')
})
