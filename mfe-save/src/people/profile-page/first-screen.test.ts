import { join } from 'node:path'
import { userBoards } from '@tessera/contracts/calls/boards'
import { getUser } from '@tessera/contracts/calls/users'
import { BoardCard } from '@tessera/contracts/entities/board'
import { User } from '@tessera/contracts/entities/user'
import { account, answered, drawnScreen } from '@tessera/testing/first-screen'
import { expect, test } from 'vitest'
import screen from './first-screen.ts'

const save = { module: 'save', root: join(import.meta.dirname, '../../..') }

const mira = {
  id: '12',
  username: 'mira',
  full_name: 'Mira Okafor',
  image_medium_url: '/media/12.webp',
}

const userWith = (over: object): User =>
  User.parse({
    ...mira,
    is_verified_merchant: false,
    follower_count: 1_200,
    following_count: 1,
    followed_by_me: false,
    about: 'Small rooms & plants',
    website: 'https://www.mira.example/notes',
    is_partner: false,
    pin_count: 30,
    board_count: 2,
    ...over,
  })

const board = (over: object): BoardCard =>
  BoardCard.parse({
    id: '5',
    name: 'Lamps',
    url: '/mira/lamps/',
    privacy: 'public',
    pin_count: 2,
    section_count: 1,
    is_collaborative: false,
    image_cover_url: '/m/1.webp',
    cover_color: '#203a33',
    cover_images: ['/m/1.webp', '/m/2.webp', '/m/3.webp'],
    owner: mira,
    collaborating_users: [],
    collaborator_count: 0,
    collaborated_by_me: false,
    archived_by_me_at: null,
    ...over,
  })

const drawn = (
  over: object,
  {
    boards = [board({})],
    ...rest
  }: Partial<Parameters<typeof drawnScreen>[2]> & {
    readonly boards?: readonly BoardCard[]
  } = {},
) =>
  drawnScreen(screen, save, {
    answers: [answered(getUser, userWith(over)), answered(userBoards, [...boards])],
    params: { username: 'mira' },
    ...rest,
  })

test('a profile is drawn with its name, counts, tabs and boards, in the reader’s language', () => {
  const page = drawn({})
  expect(page?.text).toBe(
    'Mira Okafor @miramira.example1,200 followers·1 following·30 PinsSmall rooms & plantsBoardsSavedCreatedAboutLamps2 Pins · 1 section',
  )
  expect(page?.of('a').map(({ href }) => href)).toEqual([
    '/offsite/?url=https%3A%2F%2Fwww.mira.example%2Fnotes',
    '/mira/',
    '/mira/?tab=saved',
    '/mira/?tab=created',
    '/mira/?tab=about',
    '/mira/lamps/',
  ])
  expect(drawn({}, { locale: 'de' })?.text).toContain('2 Pins · 1 Abschnitt')
})

test('a board shows its cover, and two other pictures beside it', () => {
  const pictures = (over: object) =>
    drawn({}, { boards: [board(over)] })
      ?.of('img')
      .map(({ src }) => src)
      .slice(1)
  expect(pictures({})).toEqual(['/m/1.webp', '/m/2.webp', '/m/3.webp'])
  expect(pictures({ image_cover_url: null, cover_images: [] })).toEqual([])
})

test('a website that is no web page is not linked', () => {
  expect(drawn({ website: 'javascript:alert(1)' })?.markup).not.toContain('javascript')
})

test.each([
  ['without boards', {}, { boards: [] }],
  ['that its reader blocked', { blocked_by_me: true }, {}],
  ['on another tab', {}, { query: 'tab=saved' }],
  ['in another order', {}, { query: 'sort=name' }],
  ['of its reader', {}, { viewer: account({ username: 'mira' }) }],
])('a profile %s is not drawn', (_, over, shown) => {
  expect(drawn(over, shown)).toBeUndefined()
})
