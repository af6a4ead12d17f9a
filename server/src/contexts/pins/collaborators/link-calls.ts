import {
  createInviteLink,
  getInviteLink,
  joinByLink,
  revokeInviteLinks,
} from '@tessera/contracts/calls/invite-links'
import { answer, answerMember, given, refused } from '../../../calls/answer.ts'
import { inviteEnd } from './invite.ts'
import { joinByToken } from './join.ts'
import { addLink, endLinks } from './links.ts'
import { notifyJoined } from './notify-joined.ts'
import { hashOfInvite, inviteUrl } from './tokens.ts'
import { findLink, isUsedUp, withBoards } from './waiting.ts'

const answerCreate = answerMember(createInviteLink, async ({ ports, viewer }, input) => {
  const { db, tokens, clock, settings } = ports
  const token = tokens.next()
  const now = clock.now()
  const link = {
    boardId: input.board_id,
    inviterId: viewer.id,
    tokenHash: hashOfInvite(token),
    now,
  }
  const fault = await db.transaction((tx) => addLink(tx, link))
  if (fault !== undefined) return refused(fault)
  return given({
    invite_url: inviteUrl(settings.publicOrigin, token),
    expires_at: inviteEnd(now).toISOString(),
  })
})

const answerRevoke = answerMember(revokeInviteLinks, async ({ ports, viewer }, input) => {
  const fault = await ports.db.transaction((tx) => endLinks(tx, input.board_id, viewer.id))
  return fault === undefined ? given(null) : refused(fault)
})

const answerGet = answer(getInviteLink, async ({ ports, viewer }, { token }) => {
  const looked = { viewerId: viewer?.id ?? null, now: ports.clock.now() }
  const found = await findLink(ports.db, hashOfInvite(token), looked)
  const [invite] = found === undefined ? [] : await withBoards(ports.db, [found])
  if (invite !== undefined) return given(invite)
  const used = await isUsedUp(ports.db, hashOfInvite(token))
  return refused(used ? 'invite-used' : 'invite-gone')
})

const answerJoin = answerMember(joinByLink, async ({ ports, viewer }, { token }) => {
  const hash = hashOfInvite(token)
  const now = ports.clock.now()
  const joined = await ports.db.transaction(async (tx) =>
    notifyJoined(tx, ports, viewer.id, await joinByToken(tx, hash, viewer, now)),
  )
  if (joined === 'not-there') return refused('invite-gone')
  return typeof joined === 'string' ? refused(joined) : given(joined.board)
})

/** Handlers of the calls about shareable invite links. */
export const inviteLinkCalls = [answerCreate, answerRevoke, answerGet, answerJoin]
