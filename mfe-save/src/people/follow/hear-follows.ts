import type { QueryClient } from '@tanstack/react-query'
import { boardPins, getBoard, userBoards } from '@tessera/contracts/calls/boards'
import { userPins } from '@tessera/contracts/calls/profile-pins'
import { getUser, userFollowers, userFollowing } from '@tessera/contracts/calls/users'
import { boardFollowed, userBlocked, userFollowed } from '@tessera/contracts/events/facts'
import type { ShellContext } from '@tessera/module'
import { changeAnswers } from '../../saving/kept-answers/change-answers.ts'
import { markBlocked, markBoard, markUser } from './mark-followed.ts'

const people = [userFollowers, userFollowing].map(({ name }) => name)
const profiles = [getUser, getBoard, userBoards, userPins, boardPins].map(({ name }) => name)

const isAbout = (queryKey: readonly unknown[], calls: readonly string[]): boolean =>
  typeof queryKey[0] === 'string' && calls.includes(queryKey[0])

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}

/** Asks again what was on its way before the news, and the viewer's own profile, whose count has changed. */
function askAgain(queries: QueryClient, viewerId: string | undefined): void {
  void queries.invalidateQueries({
    predicate: ({ queryKey, state }) =>
      isAbout(queryKey, [getUser.name, getBoard.name]) &&
      (state.fetchStatus === 'fetching' || fieldOf(state.data, 'id') === viewerId),
  })
  // Nobody leaves a list under the finger that is on their row; the next look at it is fresh.
  void queries.invalidateQueries({
    predicate: ({ queryKey }) => isAbout(queryKey, people),
    refetchType: 'none',
  })
}

/** Keeps every shown toggle and count true to what is followed and blocked, here and in other tabs. */
export function hearFollows({
  bus,
  queries,
  $viewer,
}: Pick<ShellContext, 'bus' | 'queries' | '$viewer'>): () => void {
  const stops = [
    bus.on(userFollowed, (news) => {
      changeAnswers(queries, markUser(news))
      askAgain(queries, $viewer.get()?.id)
    }),
    bus.on(boardFollowed, (news) => {
      changeAnswers(queries, markBoard(news))
      askAgain(queries, undefined)
    }),
    bus.on(userBlocked, (news) => {
      changeAnswers(queries, markBlocked(news))
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => isAbout(queryKey, [...profiles, ...people]),
      })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
