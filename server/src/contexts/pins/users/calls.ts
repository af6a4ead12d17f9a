import { getUser, userFollowers, userFollowing } from '@tessera/contracts/calls/users'
import type { UserId } from '@tessera/contracts/ids'
import { answerLate, given, refused } from '../../../calls/answer.ts'
import { badBookmark, pageOf } from '../../../calls/bookmark.ts'
import { momentOfBookmark } from '../../../calls/moment-bookmark.ts'
import type { LateVisit } from '../../../calls/visit.ts'
import { needPrimary } from '../../../platform/database/replicas/port.ts'
import { isThere, peopleAround, userRowOf } from './people.ts'
import { findUser, recentBoards } from './store.ts'

const answerGetUser = answerLate(getUser, async ({ ports, viewer }, input) => {
  const user = await findUser(ports.db, input.username, viewer?.id ?? null)
  if (user === undefined) return refused('not-found')
  if (user.id === viewer?.id) needPrimary(ports.db, 'own')
  if (input.field_set_key !== 'save_behavior' || user.id !== viewer?.id) return given(user)
  return given({ ...user, recent_boards: [...(await recentBoards(ports.db, user.id))] })
})

interface PageOfPeople {
  readonly user_id: UserId
  readonly bookmark?: string | undefined
  readonly page_size: number
}

async function answerPeople(
  { ports, viewer }: LateVisit,
  side: 'followers' | 'following',
  input: PageOfPeople,
) {
  const after = momentOfBookmark(input.bookmark)
  if (after === 'unreadable') return badBookmark
  const viewerId = viewer?.id ?? null
  if (input.user_id === viewerId) needPrimary(ports.db, 'own')
  if (!(await isThere(ports.db, input.user_id, viewerId))) return refused('not-found')
  const most = input.page_size + 1
  const found = await peopleAround(ports.db, { side, id: input.user_id, viewerId, after, most })
  const page = pageOf(found, input.page_size, ({ since, id }) => [since.getTime(), id])
  return given(page.rows.map(userRowOf), page.bookmark)
}

const answerFollowers = answerLate(userFollowers, (visit, input) =>
  answerPeople(visit, 'followers', input),
)

const answerFollowing = answerLate(userFollowing, (visit, input) =>
  answerPeople(visit, 'following', input),
)

/** Handlers of the calls about people. */
export const userCalls = [answerGetUser, answerFollowers, answerFollowing]
