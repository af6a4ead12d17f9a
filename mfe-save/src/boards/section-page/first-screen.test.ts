import { join } from 'node:path'
import { getBoard } from '@tessera/contracts/calls/boards'
import { Board } from '@tessera/contracts/entities/board'
import { answered, drawnScreen, pinWith } from '@tessera/testing/first-screen'
import { expect, test } from 'vitest'
import screen from './first-screen.ts'

const save = { module: 'save', root: join(import.meta.dirname, '../../..') }

const section = (id: string, title: string, slug: string) => ({
  id,
  title,
  slug,
  pin_count: 3,
  preview_pins: [],
})

const boardWith = (over: object): Board =>
  Board.parse({
    id: '5',
    name: 'Lamps',
    url: '/mira/lamps/',
    privacy: 'public',
    pin_count: 4,
    section_count: 2,
    is_collaborative: false,
    image_cover_url: null,
    cover_color: null,
    cover_images: [],
    owner: { id: '12', username: 'mira', full_name: 'Mira', image_medium_url: null },
    collaborating_users: [],
    collaborator_count: 0,
    collaborated_by_me: false,
    archived_by_me_at: null,
    description: '',
    cover_is_chosen: false,
    viewer_role: null,
    can_edit: false,
    is_archived: false,
    sections: [section('9', 'Brass', 'brass'), section('10', 'Glass', 'glass')],
    note_count: 0,
    followed_by_me: false,
    ...over,
  })

const drawn = (over: object, pins = [pinWith({})]) =>
  drawnScreen(screen, save, {
    answers: [answered(getBoard, boardWith(over))],
    params: { username: 'mira', boardSlug: 'lamps', sectionSlug: 'glass' },
    pins,
  })

test('a section is drawn with its board, its name and its pins', () => {
  const page = drawn({})
  expect(page?.text).toBe('LampsGlass3 PinsA lampMira')
  expect(page?.of('a').map(({ href }) => href)).toEqual(['/mira/lamps/', '/pin/7/'])
})

test.each([
  ['without pins', {}, []],
  ['of a secret board', { privacy: 'secret' }, undefined],
  ['of an archived board', { is_archived: true }, undefined],
  ['that its reader edits', { can_edit: true }, undefined],
])('a section %s is not drawn', (_, over, pins) => {
  expect(drawn(over, pins)).toBeUndefined()
})
