import { BoardId, SectionId, UserId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import {
  type BoardCardRow,
  boardCardOf,
  boardOf,
  freeName,
  sectionNameFault,
  sectionOf,
  shortened,
} from './rules.ts'

const cover = (key: string) => ({ key, color: `#${key}` })
const owner = { id: UserId.parse('7'), username: 'mira', fullName: 'Mira Holt', portraitKey: null }

const row: BoardCardRow = {
  id: BoardId.parse('4'),
  name: 'Lamps',
  slug: 'lamps',
  username: 'mira',
  privacy: 'secret',
  description: 'Warm ones',
  coverIsChosen: true,
  pinCount: 12,
  sectionCount: 2,
  covers: [cover('aaa')],
  owner,
  archivedAt: null,
  collaborators: [],
  collaboratorCount: 0,
  sharedWithMe: false,
  archivedByMe: null,
}

const page = { sections: [], role: null, followed: false, notes: 0 }

test('a section name may have fifty characters at most', () => {
  expect(sectionNameFault('x'.repeat(50))).toBeUndefined()
  expect(sectionNameFault('x'.repeat(51))).toEqual({ code: 'name-long', data: { max: 50 } })
  expect(sectionNameFault(' ')).toEqual({ code: 'section-blank' })
})

test('freeName appends the first free number; shortened leaves room for it', () => {
  expect(freeName('Kitchen', new Set())).toBe('Kitchen')
  expect(freeName('Kitchen', new Set(['kitchen']))).toBe('Kitchen 2')
  expect(freeName('Kitchen', new Set(['kitchen', 'kitchen 2']))).toBe('Kitchen 3')
  expect(shortened('🍋'.repeat(50), 50)).toBe('🍋'.repeat(45))
})

test('a board card shows up to three different covers, the first one large', () => {
  const covers = ['aaa', 'bbb', 'aaa', 'ccc', 'ddd'].map(cover)
  expect(boardCardOf({ ...row, covers })).toMatchObject({
    name: 'Lamps',
    url: '/mira/lamps/',
    privacy: 'secret',
    pin_count: 12,
    section_count: 2,
    image_cover_url: '/media/aaa/236x.webp',
    cover_color: '#aaa',
    cover_images: ['aaa', 'bbb', 'ccc'].map((key) => `/media/${key}/236x.webp`),
    owner: { id: '7', full_name: 'Mira Holt' },
  })
  expect(boardCardOf({ ...row, covers: [] })).toMatchObject({
    image_cover_url: null,
    cover_color: null,
    cover_images: [],
  })
})

test('a board card shows its collaborators and whether the viewer is one', () => {
  expect(boardCardOf(row)).toMatchObject({
    is_collaborative: false,
    collaborating_users: [],
    collaborated_by_me: false,
    archived_by_me_at: null,
  })
  const collaborators = [{ ...owner, id: '8', username: 'ana' }]
  const shared = { collaborators, collaboratorCount: 1, sharedWithMe: true, archivedByMe: 'then' }
  expect(boardCardOf({ ...row, ...shared })).toMatchObject({
    is_collaborative: true,
    collaborating_users: [{ id: '8', username: 'ana' }],
    collaborator_count: 1,
    collaborated_by_me: true,
    archived_by_me_at: 'then',
  })
})

test('a board page says what the viewer may do there', () => {
  expect(boardOf(row, page)).toMatchObject({
    description: 'Warm ones',
    cover_is_chosen: true,
    viewer_role: null,
    can_edit: false,
    is_archived: false,
    followed_by_me: false,
    note_count: 0,
  })
  const section = {
    id: SectionId.parse('3'),
    title: 'Desk',
    slug: 'desk',
    pinCount: 5,
    previews: ['aaa'],
  }
  const seen = { sections: [section], role: 'owner', followed: true, notes: 2 } as const
  expect(boardOf({ ...row, archivedAt: new Date(0) }, seen)).toMatchObject({
    sections: [sectionOf(section)],
    viewer_role: 'owner',
    can_edit: true,
    is_archived: true,
    followed_by_me: true,
    note_count: 2,
  })
  expect(sectionOf(section)).toEqual({
    id: '3',
    title: 'Desk',
    slug: 'desk',
    pin_count: 5,
    preview_pins: ['/media/aaa/236x.webp'],
  })
})
