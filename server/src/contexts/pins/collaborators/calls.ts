import {
  answerInvite,
  boardCollaborators,
  boardInvites,
  inviteToBoard,
  removeCollaborator,
  withdrawInvite,
} from '@tessera/contracts/calls/collaborators'
import { limits } from '@tessera/contracts/limits'
import { looksLikeEmail } from '@tessera/contracts/typed-text'
import { answer, answerMember, given, refused } from '../../../calls/answer.ts'
import { badBookmark, pageOf } from '../../../calls/bookmark.ts'
import { momentOfBookmark } from '../../../calls/moment-bookmark.ts'
import { verifiedFault } from '../../identity/index.ts'
import { findBoardById } from '../boards/store.ts'
import { acceptInvite, declineInvite } from './join.ts'
import { notifyJoined } from './notify-joined.ts'
import { peopleOfBoard } from './people.ts'
import { byPlace, placeOfBookmark } from './place.ts'
import { removeFrom, withdraw } from './remove.ts'
import { sendInvites, takeInviteEmails } from './send-invites.ts'
import { waitingInvites, withBoards } from './waiting.ts'

const answerPeople = answer(boardCollaborators, async ({ ports, viewer }, input) => {
  const after = placeOfBookmark(input.bookmark)
  if (after === 'unreadable') return badBookmark
  const viewerId = viewer?.id ?? null
  const board = await findBoardById(ports.db, input.board_id, viewerId)
  if (board === undefined) return refused('not-found')
  const people = await peopleOfBoard(
    ports.db,
    { id: board.id, ownerId: board.owner.id },
    { viewerId, now: ports.clock.now() },
  )
  const rest =
    after === undefined ? people : people.filter((each) => byPlace(each, { place: after }) > 0)
  const page = pageOf(rest, input.page_size, ({ place }) => [...place])
  return given(
    page.rows.map(({ collaborator }) => collaborator),
    page.bookmark,
  )
})

const answerRemove = answerMember(removeCollaborator, async ({ ports, viewer }, input) => {
  const whose = { viewerId: viewer.id, userId: input.user_id, now: ports.clock.now() }
  const fault = await ports.db.transaction((tx) => removeFrom(tx, input.board_id, whose))
  return fault === undefined ? given(null) : refused(fault)
})

const answerInviteTo = answerMember(inviteToBoard, async (visit, input) => {
  const emails = [...new Set(input.emails.map((email) => email.toLowerCase()))]
  const userIds = [...new Set(input.invited_user_ids)].filter((id) => id !== visit.viewer.id)
  const max = limits.invitesAtOnce
  if (emails.length + userIds.length > max) return refused('invites-many', { max })
  const wrong = emails.find((email) => !looksLikeEmail(email))
  if (wrong !== undefined) return refused('email-invalid', { email: wrong })
  const unverified = emails.length === 0 ? null : verifiedFault(visit)
  if (unverified !== null) return unverified
  const barred = await takeInviteEmails(visit, emails.length)
  if (barred !== undefined) return barred
  const { invited, links } = await sendInvites(visit, { boardId: input.board_id, userIds, emails })
  if (!invited.ok) return refused(invited.code, invited.data)
  return given({
    invited_user_ids: userIds,
    emails: [...links].map(([email, url]) => ({ email, invite_url: url })),
  })
})

const answerWaiting = answerMember(boardInvites, async ({ ports, viewer }, input) => {
  const after = momentOfBookmark(input.bookmark)
  if (after === 'unreadable') return badBookmark
  const most = input.page_size + 1
  const found = await waitingInvites(ports.db, { viewerId: viewer.id, after, most })
  const page = pageOf(found, input.page_size, ({ at, boardId }) => [at.getTime(), boardId])
  return given([...(await withBoards(ports.db, page.rows))], page.bookmark)
})

const answerAnswer = answerMember(answerInvite, async ({ ports, viewer }, input) => {
  const { db, clock } = ports
  const { board_id: boardId, accept } = input
  if (!accept) {
    const declined = await db.transaction((tx) => declineInvite(tx, boardId, viewer))
    return declined ? given(null) : refused('not-found')
  }
  const joined = await db.transaction(async (tx) =>
    notifyJoined(tx, ports, viewer.id, await acceptInvite(tx, boardId, viewer, clock.now())),
  )
  if (joined === 'collaborators-full') return refused(joined)
  return typeof joined === 'string' ? refused('not-found') : given(joined.board)
})

const answerWithdraw = answerMember(withdrawInvite, async ({ ports, viewer }, input) => {
  const what = { viewerId: viewer.id, email: input.email.toLowerCase() }
  const fault = await ports.db.transaction((tx) => withdraw(tx, input.board_id, what))
  return fault === undefined ? given(null) : refused(fault)
})

/** Handlers of the calls about collaborators. */
export const collaboratorCalls = [
  answerPeople,
  answerRemove,
  answerInviteTo,
  answerWaiting,
  answerAnswer,
  answerWithdraw,
]
