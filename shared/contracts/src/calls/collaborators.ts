import { z } from '@tessera/contracts/schema'
import { BoardLink } from '../entities/board.ts'
import { Collaborator, Invite } from '../entities/collaborator.ts'
import { BoardId, UserId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

const board = { board_id: BoardId }
const email = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.emailMax))

/** A board's owner, then those who share it in the order they came, then, for its owner, those asked to. */
export const boardCollaborators = defineCall({
  name: 'BoardCollaboratorsResource.get',
  summary: "A board's people.",
  method: 'GET',
  path: '/resource/BoardCollaboratorsResource/get/',
  input: z.strictObject({ ...board, ...pageOptions }),
  output: z.array(Collaborator),
  errors: ['not-found'],
  who: 'anyone',
})

/** Takes somebody off a board, or leaves it; what they saved stays. */
export const removeCollaborator = defineCall({
  name: 'BoardCollaboratorsResource.delete',
  summary: 'Takes somebody off a board.',
  method: 'POST',
  path: '/resource/BoardCollaboratorsResource/delete/',
  input: z.strictObject({ ...board, user_id: UserId }),
  output: z.null(),
  errors: ['not-found', 'not-allowed', 'owner-stays'],
  who: 'member',
})

/** Asks people to a board. The answer is the same whoever an address belongs to. */
export const inviteToBoard = defineCall({
  name: 'BoardInvitesResource.create',
  summary: 'Asks people to a board.',
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
    'collaborators-full',
  ],
  who: 'member',
  budget: 'message',
})

/** The boards that the viewer was asked to and has not answered, the latest first. */
export const boardInvites = defineCall({
  name: 'BoardInvitesResource.get',
  summary: 'The boards that the viewer was asked to.',
  method: 'GET',
  path: '/resource/BoardInvitesResource/get/',
  input: z.strictObject(pageOptions),
  output: z.array(Invite),
  errors: [],
  who: 'member',
})

/** Says yes or no to a board. */
export const answerInvite = defineCall({
  name: 'BoardInvitesResource.update',
  summary: 'Says yes or no to a board.',
  method: 'POST',
  path: '/resource/BoardInvitesResource/update/',
  input: z.strictObject({ ...board, accept: z.boolean() }),
  output: z.nullable(BoardLink),
  errors: ['not-found', 'collaborators-full'],
  who: 'member',
})

/** Takes back what was sent to an address. */
export const withdrawInvite = defineCall({
  name: 'BoardInvitesResource.delete',
  summary: 'Takes back an invitation by email.',
  method: 'POST',
  path: '/resource/BoardInvitesResource/delete/',
  input: z.strictObject({ ...board, email }),
  output: z.null(),
  errors: ['not-found', 'not-allowed'],
  who: 'member',
})
