import { ScheduledPin } from '@tessera/contracts/entities/scheduled-pin'
import { z } from '@tessera/contracts/schema'
import { pin } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { changesOf, draftOf, isLinkFit } from './changes.ts'

const scheduled = z.parse(ScheduledPin, {
  id: '5',
  publish_at: '2026-05-04T10:00:00.000Z',
  is_failed: false,
  title: 'Lamp',
  description: '',
  link: null,
  alt_text: '',
  images: pin().images,
  dominant_color: '#dde',
  section: null,
  slide_count: 0,
  board: { id: '10', name: 'Quiet corners', url: '/mira/quiet-corners/' },
})
const draft = draftOf(scheduled)

test('an unchanged draft sends neither its time nor its board', () => {
  const texts = { title: 'Lamp', description: '', alt_text: '', link: null }
  expect(changesOf(scheduled, draft)).toEqual({ id: '5', ...texts })
})

test('a changed time is sent as a moment, a changed board with its section', () => {
  const board = { id: '11', name: 'Other' }
  const changed = changesOf(scheduled, {
    ...draft,
    publishAt: '2026-05-05T10:00',
    board,
    section: '3',
    link: 'example.com',
  })
  expect(changed).toMatchObject({
    board_id: '11',
    section: '3',
    link: 'https://example.com/',
    publish_at: new Date('2026-05-05T10:00').toISOString(),
  })
})

test('a link is an address or nothing', () => {
  expect([isLinkFit(draft), isLinkFit({ ...draft, link: 'example' })]).toEqual([true, false])
})
