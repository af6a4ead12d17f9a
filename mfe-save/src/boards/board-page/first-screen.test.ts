import { join } from 'node:path'
import { getBoard } from '@tessera/contracts/calls/boards'
import { Board } from '@tessera/contracts/entities/board'
import { answered, drawnScreen, pinWith } from '@tessera/testing/first-screen'
import { expect, test } from 'vitest'
import screen from './first-screen.ts'

const save = { module: 'save', root: join(import.meta.dirname, '../../..') }

const person = (name: string, id = '12') => ({
  id,
  username: name.toLowerCase(),
  full_name: name,
  image_medium_url: `/media/${id}.webp`,
})

const boardWith = (over: object): Board =>
  Board.parse({
    id: '5',
    name: 'Lamps',
    url: '/mira/lamps/',
    privacy: 'public',
    pin_count: 1_200,
    section_count: 1,
    is_collaborative: false,
    image_cover_url: null,
    cover_color: '#203a33',
    cover_images: [],
    owner: person('Mira'),
    collaborating_users: [],
    collaborator_count: 0,
    collaborated_by_me: false,
    archived_by_me_at: null,
    description: '',
    cover_is_chosen: false,
    viewer_role: null,
    can_edit: false,
    is_archived: false,
    sections: [
      { id: '9', title: 'Brass', slug: 'b rass', pin_count: 1, preview_pins: ['/m/1.webp'] },
    ],
    note_count: 0,
    followed_by_me: false,
    ...over,
  })

const drawn = (over: object, locale = 'en', pins = [pinWith({})]) =>
  drawnScreen(screen, save, {
    answers: [answered(getBoard, boardWith(over))],
    params: { username: 'mira', boardSlug: 'lamps' },
    pins,
    locale,
  })

test('a board is drawn with its owner, counts and sections, in the reader’s language', () => {
  const page = drawn({})
  expect(page?.text).toBe('LampsBy Mira1,200 Pins · 1 sectionBrass1 PinA lampMira')
  expect(page?.of('a').map(({ href }) => href)).toEqual([
    '/mira/',
    '/mira/lamps/b%20rass/',
    '/pin/7/',
  ])
  expect(drawn({}, 'de')?.text).toContain('Von Mira1.200 Pins · 1 Abschnitt')
})

test('a shared board names three people, and how many more there are', () => {
  const people = ['Kim', 'Ada', 'Lin', 'Bo'].map((name, at) => person(name, String(at + 20)))
  const shared = (number: number) =>
    drawn({ collaborating_users: people.slice(0, number), collaborator_count: number })?.text
  expect(shared(2)).toContain('By Mira with Kim and Ada1,200')
  expect(shared(4)).toContain('By Mira with Kim, Ada, Lin and 1 more1,200')
})

test.each([
  ['without pins', {}, []],
  ['that is secret', { privacy: 'secret' }, undefined],
  ['that is archived', { is_archived: true }, undefined],
  ['that its viewer archived', { archived_by_me_at: '2026-01-01' }, undefined],
  ['with notes', { note_count: 1 }, undefined],
])('a board %s is not drawn', (_, over, pins) => {
  expect(drawn(over, 'en', pins)).toBeUndefined()
})
