import { z } from '@tessera/contracts/schema'
import { BoardLink } from '../entities/board-link.ts'
import { Invite } from '../entities/collaborator.ts'
import { BoardId } from '../ids.ts'
import { defineCall } from './define-call.ts'

const token = z.string().check(z.regex(/^[\w-]{20,100}$/))

/** Creates an invitation link to a board. */
export const createInviteLink = defineCall({
  name: 'BoardInviteLinkResource.create',
  summary: 'Creates an invitation link to a board.',
  method: 'POST',
  path: '/resource/BoardInviteLinkResource/create/',
  input: z.strictObject({ board_id: BoardId }),
  output: z.object({ invite_url: z.string(), expires_at: z.string() }),
  errors: ['not-found', 'not-allowed'],
  who: 'member',
  isPublishing: true,
})

/** Revokes invitation links: the owner revokes all of the board's, others their own. */
export const revokeInviteLinks = defineCall({
  name: 'BoardInviteLinkResource.delete',
  summary: 'Revokes invitation links to a board.',
  method: 'POST',
  path: '/resource/BoardInviteLinkResource/delete/',
  input: z.strictObject({ board_id: BoardId }),
  output: z.null(),
  errors: ['not-found', 'not-allowed'],
  who: 'member',
})

/** Returns the board of an invitation link, and who created the link. */
export const getInviteLink = defineCall({
  name: 'BoardInviteLinkResource.get',
  summary: 'Returns the board of an invitation link.',
  method: 'GET',
  path: '/resource/BoardInviteLinkResource/get/',
  input: z.strictObject({ token }),
  output: Invite,
  errors: ['invite-gone', 'invite-used'],
  who: 'anyone',
})

/** Joins the board of an invitation link. */
export const joinByLink = defineCall({
  name: 'BoardInviteLinkResource.update',
  summary: 'Joins the board of an invitation link.',
  method: 'POST',
  path: '/resource/BoardInviteLinkResource/update/',
  input: z.strictObject({ token }),
  output: BoardLink,
  errors: ['invite-gone', 'invite-used', 'collaborators-full'],
  who: 'member',
})
