import { z } from '@tessera/contracts/schema'
import { BoardLink } from '../entities/board.ts'
import { Invite } from '../entities/collaborator.ts'
import { BoardId } from '../ids.ts'
import { defineCall } from './define-call.ts'

const token = z.string().check(z.regex(/^[\w-]{20,100}$/))

/** Makes a link to a board that may be passed on. */
export const createInviteLink = defineCall({
  name: 'BoardInviteLinkResource.create',
  summary: 'Makes a link that lets people join a board.',
  method: 'POST',
  path: '/resource/BoardInviteLinkResource/create/',
  input: z.strictObject({ board_id: BoardId }),
  output: z.object({ invite_url: z.string(), expires_at: z.string() }),
  errors: ['not-found', 'not-allowed'],
  who: 'member',
})

/** Ends the links that were passed on: all of the board's for its owner, their own for others. */
export const revokeInviteLinks = defineCall({
  name: 'BoardInviteLinkResource.delete',
  summary: 'Ends the links to a board.',
  method: 'POST',
  path: '/resource/BoardInviteLinkResource/delete/',
  input: z.strictObject({ board_id: BoardId }),
  output: z.null(),
  errors: ['not-found', 'not-allowed'],
  who: 'member',
})

/** What a link leads to, and who sent it. */
export const getInviteLink = defineCall({
  name: 'BoardInviteLinkResource.get',
  summary: 'What an invitation leads to.',
  method: 'GET',
  path: '/resource/BoardInviteLinkResource/get/',
  input: z.strictObject({ token }),
  output: Invite,
  errors: ['invite-gone', 'invite-used'],
  who: 'anyone',
})

/** Joins the board that a link leads to. */
export const joinByLink = defineCall({
  name: 'BoardInviteLinkResource.update',
  summary: 'Joins a board by a link.',
  method: 'POST',
  path: '/resource/BoardInviteLinkResource/update/',
  input: z.strictObject({ token }),
  output: BoardLink,
  errors: ['invite-gone', 'invite-used', 'collaborators-full'],
  who: 'member',
})
