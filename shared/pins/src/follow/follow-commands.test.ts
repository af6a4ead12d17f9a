// @vitest-environment jsdom
import { getBoard } from '@tessera/contracts/calls/boards'
import { blockUser, followBoard, unblockUser, unfollowUser } from '@tessera/contracts/calls/follows'
import { getUser, userFollowers } from '@tessera/contracts/calls/users'
import { answers } from '@tessera/testing/answers'
import { board, user, viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { expect, test } from 'vitest'
import { blockPerson, followOneBoard, followPerson } from './follow-commands.ts'

const row = { id: '3', username: 'ana', full_name: 'Ana Lima' }
const followedRow = { ...row, followed_by_me: true, follower_count: 8 }
const other = { ...followedRow, id: '4', username: 'ben' }

/** A member who follows the people 3 and 4, with a profile, a card and a list that show it. */
function opened() {
  const made = testShell({
    viewer: viewer({ id: '9' }),
    ...answers(
      [unfollowUser, () => ({ id: '3', followed_by_me: false, follower_count: 7 })],
      [followBoard, () => ({ id: '10', followed_by_me: true })],
      [blockUser, () => ({ id: '3', blocked_by_me: true })],
      [unblockUser, () => ({ id: '3', blocked_by_me: false })],
    ),
  })
  const { queries } = made.shell
  const keys = {
    profile: [getUser.name, 'one', { username: 'ana' }],
    people: [userFollowers.name, 'list', {}],
    board: [getBoard.name, 'one', { board_id: '10' }],
  }
  queries.setQueryData(
    keys.profile,
    user({ id: '3', followed_by_me: true, follower_count: 8, blocked_by_me: false }),
  )
  queries.setQueryData(keys.people, {
    pages: [{ data: [followedRow, other], bookmark: null }],
    pageParams: [null],
  })
  queries.setQueryData(keys.board, board({ owner: { ...row, image_medium_url: null } }))
  const now = () => ({
    profile: queries.getQueryData(keys.profile),
    people: queries.getQueryData<{ pages: { data: unknown[] }[] }>(keys.people)?.pages[0]?.data,
    board: queries.getQueryData(keys.board),
  })
  return { ...made, now }
}

const ended = { followed_by_me: false, follower_count: 7 }

test('a follow turns every toggle and count of the person, and of nobody else', async () => {
  const { shell, now } = opened()
  const running = shell.commands.run(followPerson, { userId: '3', followed: false, viewerId: '9' })
  const shows = { profile: ended, people: [ended, { followed_by_me: true, follower_count: 8 }] }
  expect(now()).toMatchObject(shows)
  expect(await running).toMatchObject({ state: 'done' })
  expect(now()).toMatchObject(shows)
})

test('following a board turns its toggle, and nothing of its owner', async () => {
  const { shell, now } = opened()
  await shell.commands.run(followOneBoard, { boardId: '10', followed: true })
  expect(now()).toMatchObject({
    board: { followed_by_me: true },
    profile: { followed_by_me: true, follower_count: 8 },
  })
})

test('a block ends following wherever it shows, and unblocking does not bring it back', async () => {
  const { shell, now } = opened()
  await shell.commands.run(blockPerson, { userId: '3', blocked: true })
  expect(now()).toMatchObject({
    profile: { ...ended, blocked_by_me: true },
    people: [ended, { followed_by_me: true }],
  })
  await shell.commands.run(blockPerson, { userId: '3', blocked: false })
  expect(now()).toMatchObject({ profile: { ...ended, blocked_by_me: false }, people: [ended, {}] })
})
