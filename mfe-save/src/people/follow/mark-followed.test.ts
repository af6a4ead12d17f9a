import { board, user } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { changeRecords } from '../../saving/kept-answers/change-answers.ts'
import { markBlocked, markBoard, markUser } from './mark-followed.ts'

const row = { id: '3', full_name: 'Ana Lima', followed_by_me: true, follower_count: 8 }
const answer = {
  profile: user({ id: '3', followed_by_me: true, follower_count: 8, blocked_by_me: false }),
  pin: { id: '42', creator_card: row },
  people: [row, { ...row, id: '4' }],
}

test('a follow turns every toggle and count of the person, and of nobody else', () => {
  const news = { userId: '3', followed: false, followerCount: 7 }
  const ends = { followed_by_me: false, follower_count: 7 }
  expect(changeRecords(answer, markUser(news))).toMatchObject({
    profile: ends,
    pin: { creator_card: ends },
    people: [ends, { followed_by_me: true, follower_count: 8 }],
  })
})

test('a board’s toggle turns, and nothing of its owner’s', () => {
  const shown = { board: board(), owner: { ...row, id: '10' } }
  expect(changeRecords(shown, markBoard({ boardId: '10', followed: true }))).toMatchObject({
    board: { followed_by_me: true },
    owner: { followed_by_me: true, follower_count: 8 },
  })
})

test('a block ends following wherever it shows, also where nothing is said of blocks', () => {
  const blocked = changeRecords(answer, markBlocked({ userId: '3', blocked: true }))
  const ends = { followed_by_me: false, follower_count: 7 }
  expect(blocked).toMatchObject({
    profile: { ...ends, blocked_by_me: true },
    pin: { creator_card: ends },
    people: [ends, { followed_by_me: true }],
  })
  // Taken back it follows again only when somebody follows.
  expect(changeRecords(blocked, markBlocked({ userId: '3', blocked: false }))).toMatchObject({
    profile: { ...ends, blocked_by_me: false },
    people: [ends, { followed_by_me: true }],
  })
})
