// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getBoard } from '@tessera/contracts/calls/boards'
import {
  followBoard,
  followUser,
  unblockUser,
  unfollowUser,
} from '@tessera/contracts/calls/follows'
import { getUser } from '@tessera/contracts/calls/users'
import type { Board } from '@tessera/contracts/entities/board'
import type { User } from '@tessera/contracts/entities/user'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { entitiesChanged } from '@tessera/contracts/events/facts'
import { z } from '@tessera/contracts/schema'
import { useShell } from '@tessera/module/react'
import { answerError, answers, answerWith } from '@tessera/testing/answers'
import { board, user, viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { hueOf } from '@tessera/ui/avatar-look'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FollowButton } from './follow-button.tsx'

const ana = { id: '3', username: 'ana', full_name: 'Ana Lima', follower_count: 7 }

function Person() {
  const { data } = useQuery(queryOptions(useShell().client, getUser, { username: 'ana' }))
  return data === undefined ? null : (
    <>
      <FollowButton user={data} />
      <p>{data.follower_count} followers</p>
    </>
  )
}

function Shown() {
  const { data } = useQuery(queryOptions(useShell().client, getBoard, { board_id: '10' }))
  return data === undefined ? null : <FollowButton board={data} />
}

interface World {
  readonly looker?: Viewer | 'visitor'
  readonly shown?: Partial<User>
  readonly shownBoard?: Partial<Board>
  readonly follow?: () => Response | Promise<Response>
  readonly unfollow?: () => Response | Promise<Response>
}

const others = viewer({ id: '9', username: 'zoe' })

const agreed = (followed: boolean, count: number) =>
  answerWith({ id: '3', followed_by_me: followed, follower_count: count })

function open(view: React.ReactElement, world: World = {}) {
  const { looker = others, shown, shownBoard, follow, unfollow } = world
  const shell = testShell({
    ...(looker === 'visitor' ? {} : { viewer: looker }),
    ...answers(
      [getUser, () => answerWith(user({ ...ana, ...shown }))],
      [getBoard, () => answerWith(board({ ...shownBoard }))],
      [followUser, follow ?? (() => agreed(true, 8))],
      [unfollowUser, unfollow ?? (() => agreed(false, 7))],
      [followBoard, () => answerWith({ id: '10', followed_by_me: true })],
      [unblockUser, () => answerWith({ id: '3', blocked_by_me: false })],
    ),
  })
  shell.render(view)
  return { ...shell, person: userEvent.setup() }
}

/** Returns the fields that other tabs were told of last. */
const changeOf = (events: readonly { readonly payload: unknown }[]) =>
  z.safeParse(entitiesChanged.schema, events.at(-1)?.payload).data?.entities[0]?.fields

test('S4.14 the toggle tracks whether the viewer follows', async () => {
  const { person, events } = open(<Person />)
  await person.click(await screen.findByRole('button', { name: 'Follow Ana Lima' }))
  await waitFor(() => expect(changeOf(events)).toEqual({ followed_by_me: true, follower_count: 8 }))
  expect(screen.getByText('8 followers')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Following Ana Lima' }))
  expect(screen.getByRole('button', { name: 'Follow Ana Lima' })).toBeDefined()
  expect(screen.getByText('7 followers')).toBeDefined()
})

test('a follow shows before the service has answered, and goes when it refuses', async () => {
  const answer = Promise.withResolvers<Response>()
  const { person, toasts } = open(<Person />, { follow: () => answer.promise })
  await person.click(await screen.findByRole('button', { name: 'Follow Ana Lima' }))
  expect(screen.getByRole('button', { name: 'Following Ana Lima' })).toBeDefined()
  expect(screen.getByText('8 followers')).toBeDefined()
  answer.resolve(answerError('unexpected'))
  expect(await screen.findByRole('button', { name: 'Follow Ana Lima' })).toBeDefined()
  expect(screen.getByText('7 followers')).toBeDefined()
  expect(toasts).toMatchObject([{ tone: 'bad' }])
})

test('a change of mind while the follow is under way is kept', async () => {
  const answer = Promise.withResolvers<Response>()
  const { person, events } = open(<Person />, { follow: () => answer.promise })
  await person.click(await screen.findByRole('button', { name: 'Follow Ana Lima' }))
  await person.click(screen.getByRole('button', { name: 'Following Ana Lima' }))
  answer.resolve(agreed(true, 8))
  await waitFor(() =>
    expect(changeOf(events)).toEqual({ followed_by_me: false, follower_count: 7 }),
  )
  expect(screen.getByRole('button', { name: 'Follow Ana Lima' })).toBeDefined()
})

test('V3.23 a visitor meets sign-up with the creator and their avatar’s color, and follows once they are somebody', async () => {
  const { person, events, stores } = open(<Person />, { looker: 'visitor' })
  await person.click(await screen.findByRole('button', { name: 'Follow Ana Lima' }))
  expect(events).toEqual([
    {
      name: 'auth.requested',
      payload: {
        source: 'followButton',
        creator: {
          full_name: 'Ana Lima',
          image_large_url: null,
          avatar_color_index: hueOf(ana.id),
        },
      },
    },
  ])
  stores.$viewer.set(others)
  expect(await screen.findByRole('button', { name: 'Following Ana Lima' })).toBeDefined()
  await waitFor(() => expect(changeOf(events)).toMatchObject({ followed_by_me: true }))
})

test('somebody who turns out to be that person follows nobody', async () => {
  const { person, events, stores } = open(<Person />, { looker: 'visitor' })
  await person.click(await screen.findByRole('button', { name: 'Follow Ana Lima' }))
  stores.$viewer.set(viewer({ id: '3', username: 'ana' }))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(events.map(({ name }) => name)).toEqual(['auth.requested'])
})

test('what is one’s own has nothing to follow, as account and as the profile one acts as', async () => {
  const { stores } = open(<Person />, { looker: viewer({ id: '3' }) })
  await screen.findByText('7 followers')
  expect(screen.queryByRole('button')).toBeNull()
  stores.$viewer.set(others)
  stores.$profile.set({ id: '3', username: 'ana', permissions: ['OWNER'] })
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
})

test('a board is followed by its own toggle', async () => {
  const { person, events } = open(<Shown />)
  await person.click(await screen.findByRole('button', { name: 'Follow Quiet corners' }))
  expect(screen.getByRole('button', { name: 'Following Quiet corners' })).toBeDefined()
  await waitFor(() => expect(changeOf(events)).toEqual({ followed_by_me: true }))
})

test('news from another tab turns toggle and count here', async () => {
  const { shell } = open(<Person />)
  await screen.findByRole('button', { name: 'Follow Ana Lima' })
  shell.bus.emit(entitiesChanged, {
    entities: [{ type: 'user', id: '3', fields: { followed_by_me: true, follower_count: 12 } }],
    lists: [],
  })
  expect(await screen.findByRole('button', { name: 'Following Ana Lima' })).toBeDefined()
  expect(screen.getByText('12 followers')).toBeDefined()
})

test('news of a board from another tab turns its toggle here', async () => {
  const { shell } = open(<Shown />)
  await screen.findByRole('button', { name: 'Follow Quiet corners' })
  shell.bus.emit(entitiesChanged, {
    entities: [{ type: 'board', id: '10', fields: { followed_by_me: true } }],
    lists: [],
  })
  expect(await screen.findByRole('button', { name: 'Following Quiet corners' })).toBeDefined()
})

test('somebody blocked is unblocked instead', async () => {
  const shown = { blocked_by_me: true }
  const { person, events } = open(<Person />, { shown })
  const unblock = await screen.findByRole('button', { name: 'Unblock Ana Lima' })
  expect(screen.queryByRole('button', { name: /Follow/ })).toBeNull()
  await person.click(unblock)
  await waitFor(() => expect(changeOf(events)).toEqual({ blocked_by_me: false }))
})
