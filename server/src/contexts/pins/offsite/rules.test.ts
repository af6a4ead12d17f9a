import { webLink } from '@tessera/contracts/web-link'
import { expect, test } from 'vitest'
import { type Flag, isSameLink, reportersNeeded, verdictOn } from './rules.ts'

const link = (text: string) => {
  const read = webLink(text)
  if (read === undefined) throw new Error('The text is no link.')
  return read
}
const plain = link('https://a.example/')
const flag = (status: Flag['status'], reason: string | null = null): Flag => ({ status, reason })
const statusOf = (flags: readonly Flag[], reporters = 0) =>
  verdictOn(plain, { flags, reporters }).status

test('a link without flags or reports is ok', () => {
  expect(verdictOn(plain, { flags: [], reporters: 0 })).toEqual({ status: 'ok', reason: null })
})

test('the worst flag counts, in any order', () => {
  expect(statusOf([flag('suspicious'), flag('blocked'), flag('porn'), flag('ok')])).toBe('blocked')
  expect(statusOf([flag('ok'), flag('porn'), flag('suspicious')])).toBe('porn')
  expect(verdictOn(plain, { flags: [flag('porn', 'adult')], reporters: 0 }).reason).toBe('adult')
})

test('enough reporters make a domain suspicious, unless a list says ok', () => {
  expect(statusOf([], reportersNeeded - 1)).toBe('ok')
  expect(statusOf([], reportersNeeded)).toBe('suspicious')
  expect(statusOf([flag('ok')], reportersNeeded)).toBe('ok')
})

test('a disguised link is suspicious, or worse when its host is', () => {
  const disguised = link('https://good.example@a.example/')
  expect(verdictOn(disguised, { flags: [], reporters: 0 })).toEqual({
    status: 'suspicious',
    reason: 'disguised',
  })
  expect(verdictOn(disguised, { flags: [flag('blocked')], reporters: 0 }).status).toBe('blocked')
})

test('isSameLink compares normalized links', () => {
  expect(isSameLink(link('HTTPS://A.example:443/b?c'), 'https://a.example/b?c')).toBe(true)
  expect(isSameLink(plain, 'https://a.example/b')).toBe(false)
  expect(isSameLink(plain, 'not a link')).toBe(false)
  expect(isSameLink(plain, null)).toBe(false)
})
