// @vitest-environment jsdom
import { UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { beforeEach, expect, test } from 'vitest'
import { viewer } from '../../test/viewer.ts'
import { accountsKey } from './accounts-key.ts'
import { forgetAccounts, keepAccount, readAccounts, storedAccountOf } from './stored-accounts.ts'

const shopId = z.parse(UserId, '9')
const mira = storedAccountOf({ ...viewer, image_large_url: '/media/1/736x.webp' })
const shop = { ...mira, id: shopId, username: 'shop', partner: { is_create: true } }

beforeEach(() => {
  localStorage.clear()
})

const stored = () => JSON.parse(localStorage.getItem(accountsKey) ?? 'null')

test('V3.33 an account is stored by its id with the fields of the spec, and no others', () => {
  keepAccount(localStorage, mira)
  keepAccount(
    localStorage,
    storedAccountOf({ ...viewer, id: shopId, username: 'shop', is_partner: true }),
  )
  expect(stored()).toEqual({
    '7': {
      id: '7',
      username: 'mira',
      email: 'mira@demo.test',
      fullName: 'Mira Okafor',
      imageMediumUrl: null,
      imageLargeUrl: '/media/1/736x.webp',
    },
    '9': {
      id: '9',
      username: 'shop',
      email: 'mira@demo.test',
      fullName: 'Mira Okafor',
      imageMediumUrl: null,
      imageLargeUrl: null,
      partner: { is_create: true },
    },
  })
})

test.each(['', '{', 'null', '[]', '4', '"x"'])('what reads %j counts as no accounts', (text) => {
  localStorage.setItem(accountsKey, text)
  expect(readAccounts(localStorage)).toEqual([])
  keepAccount(localStorage, mira)
  expect(readAccounts(localStorage)).toEqual([mira])
})

test('V3.33 an entry that can’t be read is dropped, and the others stay', () => {
  const wrong = [
    { '8': null },
    { '8': { ...mira, id: '8', email: 4 } },
    { '8': { ...mira, id: '6' } },
    { '8': { ...mira, id: 'x' } },
    { '8': { ...mira, id: '8', fullName: 'x'.repeat(5_000) } },
  ]
  for (const entry of wrong) {
    localStorage.setItem(accountsKey, JSON.stringify({ ...entry, '7': mira, '9': shop }))
    expect(readAccounts(localStorage).map(({ id }) => id)).toEqual(['7', '9'])
  }
})

test('a field that the spec does not list is not read', () => {
  localStorage.setItem(accountsKey, JSON.stringify({ '7': { ...mira, token: 'secret' } }))
  expect(JSON.stringify(readAccounts(localStorage))).not.toContain('secret')
})

test('accounts can be removed one by one, and all at once; the last leaves nothing behind', () => {
  keepAccount(localStorage, mira)
  keepAccount(localStorage, storedAccountOf({ ...viewer, id: shopId }))
  forgetAccounts(localStorage, '7')
  expect(readAccounts(localStorage).map(({ id }) => id)).toEqual(['9'])
  forgetAccounts(localStorage, '9')
  expect(localStorage.getItem(accountsKey)).toBeNull()
  keepAccount(localStorage, mira)
  forgetAccounts(localStorage)
  expect(localStorage.getItem(accountsKey)).toBeNull()
})

test('where nothing can be stored there are no accounts, and nothing is thrown', () => {
  const forbids = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const keeper = { getItem: forbids, setItem: forbids, removeItem: forbids }
  keepAccount(keeper, mira)
  forgetAccounts(keeper)
  expect(readAccounts(keeper)).toEqual([])
})
