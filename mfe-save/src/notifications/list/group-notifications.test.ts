import type { Notification } from '@tessera/contracts/calls/notifications'
import { ActionId, BoardId, NotificationId, PinId, UserId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import { groupNotifications } from './group-notifications.ts'
import { groupPath, groupText } from './group-text.ts'

const day = 86_400_000
const now = Date.parse('2026-11-23T12:00:00Z')

const person = (name: string) => ({
  id: UserId.parse(`${name.length}${name.charCodeAt(0)}`),
  username: name.toLowerCase(),
  full_name: name,
  image_medium_url: null,
})
const board = {
  id: BoardId.parse('7'),
  name: 'Lamps',
  url: '/ana/lamps/',
  layout: 'default' as const,
}

let count = 900
function news(given: Partial<Notification> & { readonly daysAgo?: number } = {}): Notification {
  const { daysAgo = 0, ...rest } = given
  count -= 1
  return {
    id: NotificationId.parse(`${count}`),
    kind: 'followed',
    actor: person('Ana'),
    subject: null,
    data: {},
    is_seen: false,
    created_at: new Date(now - daysAgo * day).toISOString(),
    ...rest,
  }
}

const save = (name: string, idea = '5', more: Partial<Notification> & { daysAgo?: number } = {}) =>
  news({
    kind: 'pin-saved',
    actor: person(name),
    subject: {
      type: 'pin',
      id: PinId.parse(`${name.length}${idea}`),
      idea_id: PinId.parse(idea),
      title: 'Clay lamp',
      image_url: '/lamp.webp',
      board,
    },
    ...more,
  })

const textsOf = (list: readonly Notification[]) =>
  groupNotifications(list).map((group) => groupText(group, 'en'))

test('saves of one idea are one row, with the latest person first', () => {
  expect(textsOf([save('Ana')])).toEqual(['Ana saved “Clay lamp” to Lamps'])
  expect(textsOf([save('Ana'), save('Jack')])).toEqual(['Ana and Jack saved “Clay lamp”'])
  const many = [save('Ana'), save('Jack'), save('Greta'), save('Ulrike'), save('Ana')]
  expect(textsOf(many)).toEqual(['Ana and 3 others saved “Clay lamp”'])
  expect(groupNotifications(many)[0]?.ids).toHaveLength(5)
})

test('other ideas, other kinds, read ones and other weeks stay apart', () => {
  expect(textsOf([save('Ana'), save('Jack', '6')])).toHaveLength(2)
  expect(textsOf([save('Ana'), news()])).toHaveLength(2)
  expect(textsOf([save('Ana'), save('Jack', '5', { is_seen: true })])).toHaveLength(2)
  expect(textsOf([save('Ana'), save('Jack', '5', { daysAgo: 6 })])).toHaveLength(1)
  expect(textsOf([save('Ana'), save('Jack', '5', { daysAgo: 8 })])).toHaveLength(2)
})

test('each kind says who did what, and leads there', () => {
  const pin = save('Ana').subject
  const of = (given: Partial<Notification>) => {
    const [group] = groupNotifications([news(given)])
    if (group === undefined) throw new Error('There is no group.')
    return [groupText(group, 'en'), groupPath(group, 'mira')]
  }
  const onBoard = { type: 'board', board } as const
  const action = { type: 'action', id: ActionId.parse('3') } as const
  expect(of({})).toEqual(['Ana started following you', '/ana/'])
  expect(of({ kind: 'pin-commented', subject: pin })).toEqual([
    'Ana commented on “Clay lamp”',
    '/pin/35/',
  ])
  expect(of({ kind: 'mentioned', subject: pin })).toEqual([
    'Ana mentioned you in a comment on “Clay lamp”',
    '/pin/35/',
  ])
  expect(of({ kind: 'board-invite', subject: onBoard })).toEqual([
    'Ana invited you to the board Lamps',
    '/ana/lamps/',
  ])
  expect(of({ kind: 'board-invite-accepted', subject: onBoard })).toEqual([
    'Ana joined your board Lamps',
    '/ana/lamps/',
  ])
  const acted = { kind: 'action-finished', subject: onBoard } as const
  expect(of({ ...acted, data: { what: 'kept' } })).toEqual([
    "Ana moved your Pins to a board that you can't see. Your copies are on your secret board Lamps",
    '/ana/lamps/',
  ])
  expect(of({ ...acted, data: { what: 'deleted', done: 12 } })).toEqual([
    'Ana deleted 12 Pins from your board Lamps. You can restore them from your trash',
    '/settings/trash/',
  ])
  const finished = { kind: 'action-finished', actor: null, data: { done: 1_200 } } as const
  expect(of({ ...finished, subject: action })).toEqual([
    'Your change to 1,200 Pins is done',
    '/mira/',
  ])
  expect(of({ ...finished, data: { what: 'export' }, subject: null })).toEqual([
    'Your data is ready to download',
    '/settings/account/',
  ])
  expect(of({ ...finished, data: { what: 'import' }, subject: null })).toEqual([
    'Your import has ended',
    '/settings/import/',
  ])
  expect(of({ ...finished, data: { what: 'catalog' }, subject: null })).toEqual([
    'We finished reading your products',
    '/product-catalogs/data-source/',
  ])
})

test('news of a product says its prices', () => {
  const data = { from: 10_000, price: 8_000, currency: 'usd' }
  const said = (kind: 'price-dropped' | 'back-in-stock', title: string) => {
    const about = save('Ana').subject
    if (about?.type !== 'pin') throw new Error('It is about a pin.')
    const [group] = groupNotifications([
      news({ kind, actor: null, data, subject: { ...about, title } }),
    ])
    return group === undefined ? '' : groupText(group, 'en').replaceAll('\u00a0', ' ')
  }
  expect(said('price-dropped', 'Lamp')).toBe('The price of “Lamp” fell from $100 USD to $80 USD')
  expect(said('price-dropped', '')).toBe(
    'The price of a product you saved for later fell from $100 USD to $80 USD',
  )
  expect(said('back-in-stock', 'Lamp')).toBe('“Lamp” is back in stock')
})

test('a pin without a title is “your Pin”', () => {
  const { subject } = save('Ana')
  if (subject?.type !== 'pin') throw new Error('There is no pin.')
  const untitled = { ...subject, title: '' }
  for (const [kind, text] of [
    ['pin-saved', 'Ana saved your Pin'],
    ['pin-commented', 'Ana commented on your Pin'],
    ['mentioned', 'Ana mentioned you in a comment'],
  ] as const)
    expect(textsOf([news({ kind, subject: untitled })])).toEqual([text])
})
