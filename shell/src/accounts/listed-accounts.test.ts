import { DeviceAccount } from '@tessera/contracts/calls/device-accounts'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { viewer } from '../../test/viewer.ts'
import { listedAccounts, nameAmong, nextAccount } from './listed-accounts.ts'
import { storedAccountOf } from './stored-accounts.ts'

const live = (id: string, over: object = {}): DeviceAccount =>
  z.parse(DeviceAccount, {
    id,
    username: `user${id}`,
    full_name: `Person ${id}`,
    email: `${id}@mail.test`,
    image_medium_url: '/p.webp',
    image_large_url: null,
    is_partner: false,
    current: false,
    needs_password: false,
    seen_at: '2026-01-01T00:00:00Z',
    ...over,
  })
const own = live(viewer.id, { current: true })
const stored = (id: string) =>
  storedAccountOf({ ...viewer, id: live(id).id, username: `old${id}`, full_name: `Old ${id}` })

const shown = (...given: Parameters<typeof listedAccounts>) =>
  listedAccounts(...given).map(({ name, needsPassword }) => [name, needsPassword])

test('an account that the browser is logged in to needs no password, and has its present name', () => {
  expect(shown(viewer.id, [stored('8')], [own, live('8')])).toEqual([['Person 8', false]])
})

test('a stored account without a session needs its password, as does one that lacks its factor', () => {
  const factor = live('9', { needs_password: true })
  expect(shown(viewer.id, [stored('8'), stored('9')], [own, factor])).toEqual([
    ['Person 9', true],
    ['Old 8', true],
  ])
})

test('an account that is not stored is listed too, and the viewer’s own is not', () => {
  expect(shown(viewer.id, [stored(viewer.id)], [own, live('8')])).toEqual([['Person 8', false]])
})

test('before the service has answered the stored accounts show', () => {
  expect(shown(viewer.id, [stored('8')], undefined)).toEqual([['Old 8', false]])
})

test('the account that continues is the one used last that needs no password', () => {
  const all = listedAccounts(
    viewer.id,
    [stored('7')],
    [own, live('9', { needs_password: true }), live('8'), live('6')],
  )
  expect(nextAccount(all)?.id).toBe('8')
  expect(nextAccount(all.filter(({ needsPassword }) => needsPassword))).toBeUndefined()
})

test('accounts of one name are told apart by their usernames', () => {
  const [one, two] = [live('8', { full_name: 'Oto' }), live('9', { full_name: 'Oto' })]
  const all = listedAccounts(viewer.id, [], [own, one, two, live('6')])
  expect(all.map((account) => nameAmong(account, all))).toEqual([
    'Oto (user8)',
    'Oto (user9)',
    'Person 6',
  ])
})
