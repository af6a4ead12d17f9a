import { z } from '@tessera/contracts/schema'
import { BoardLink } from '../entities/board-link.ts'
import { Collaborator, Invite } from '../entities/collaborator.ts'
import { BoardId, UserId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

const board = { board_id: BoardId }
const email = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.emailMax))

/** Lists a board's owner, its collaborators in the order they joined and, for its owner, open invitations. */
export const boardCollaborators = defineCall({
  name: 'BoardCollaboratorsResource.get',
  summary: "Lists a board's people.",
  method: 'GET',
  path: '/resource/BoardCollaboratorsResource/get/',
  input: z.strictObject({ ...board, ...pageOptions }),
  output: z.array(Collaborator),
  errors: ['not-found'],
  who: 'anyone',
})

/** Removes a collaborator, or leaves the board. Their pins stay. */
export const removeCollaborator = defineCall({
  name: 'BoardCollaboratorsResource.delete',
  summary: 'Removes a collaborator from a board.',
  method: 'POST',
  path: '/resource/BoardCollaboratorsResource/delete/',
  input: z.strictObject({ ...board, user_id: UserId }),
  output: z.null(),
  errors: ['not-found', 'not-allowed', 'owner-stays'],
  who: 'member',
})

/** Invites people to a board. The answer does not reveal whether an address has an account. */
export const inviteToBoard = defineCall({
  name: 'BoardInvitesResource.create',
  summary: 'Invites people to a board.',
  method: 'POST',
  path: '/resource/BoardInvitesResource/create/',
  input: z.strictObject({
    ...board,
    invited_user_ids: z._default(z.array(UserId).check(z.maxLength(limits.invitesAtOnce)), []),
    emails: z._default(z.array(email).check(z.maxLength(limits.invitesAtOnce)), []),
  }),
  output: z.object({
    invited_user_ids: z.array(UserId),
    emails: z.array(z.object({ email: z.string(), invite_url: z.string() })),
  }),
  errors: [
    'not-found',
    'not-allowed',
    'email-invalid',
    'email-unverified',
    'invites-many',
    'words-refused',
    'collaborators-full',
  ],
  who: 'member',
  isPublishing: true,
  budget: 'message',
})

/** Lists the viewer's open invitations to boards, newest first. */
export const boardInvites = defineCall({
  name: 'BoardInvitesResource.get',
  summary: "Lists the viewer's invitations to boards.",
  method: 'GET',
  path: '/resource/BoardInvitesResource/get/',
  input: z.strictObject(pageOptions),
  output: z.array(Invite),
  errors: [],
  who: 'member',
})

/** Accepts or declines an invitation. */
export const answerInvite = defineCall({
  name: 'BoardInvitesResource.update',
  summary: 'Accepts or declines an invitation.',
  method: 'POST',
  path: '/resource/BoardInvitesResource/update/',
  input: z.strictObject({ ...board, accept: z.boolean() }),
  output: z.nullable(BoardLink),
  errors: ['not-found', 'collaborators-full'],
  who: 'member',
})

/** Withdraws an invitation that was sent to an address. */
export const withdrawInvite = defineCall({
  name: 'BoardInvitesResource.delete',
  summary: 'Withdraws an invitation by email.',
  method: 'POST',
  path: '/resource/BoardInvitesResource/delete/',
  input: z.strictObject({ ...board, email }),
  output: z.null(),
  errors: ['not-found', 'not-allowed'],
  who: 'member',
})
