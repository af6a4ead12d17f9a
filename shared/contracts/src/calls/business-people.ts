import { z } from '@tessera/contracts/schema'
import { Permission } from '../entities/permission.ts'
import { UserCard } from '../entities/user.ts'
import { UserId } from '../ids.ts'
import { subjectOptions } from './acting.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

/** The permissions of a person for a business. OWNER includes all others, and managing the people. */
const permissions = z
  .array(Permission)
  .check(z.minLength(1), z.maxLength(Permission.options.length))

const token = z.string().check(z.regex(/^[\w-]{20,100}$/))

/** Somebody who may act for a business. */
const BusinessPerson = z.object({
  user: UserCard,
  permissions: z.array(Permission),
  /** True for the business's own account, whose permissions can't change. */
  is_business: z.boolean(),
  /** False when the business requires a second factor that they don't have: they can't act until they do. */
  meets_mfa: z.boolean(),
  since: z.string(),
})

/** An invitation that nobody has accepted yet. */
const BusinessInvitation = z.object({
  id: z.string(),
  /** The address or the username that it was sent to. */
  sent_to: z.string(),
  permissions: z.array(Permission),
  invited_by: z.nullable(z.string()),
  expires_at: z.string(),
})

/** The people of a business, as the viewer may see them. */
export const BusinessPeople = z.object({
  business: UserCard,
  /** True when the viewer may invite people and change their permissions. */
  can_manage: z.boolean(),
  needs_mfa: z.boolean(),
  people: z.array(BusinessPerson),
  /** Empty for those who may not manage them. */
  invitations: z.array(BusinessInvitation),
})

/** Returns the people who may act for a business. */
export const getBusinessPeople = defineCall({
  name: 'BusinessPeopleResource.get',
  summary: 'Returns the people who may act for a business.',
  method: 'GET',
  path: '/resource/BusinessPeopleResource/get/',
  input: z.strictObject(subjectOptions),
  output: BusinessPeople,
  errors: ['business-needed', 'not-allowed'],
  who: 'member',
})

/** Invites somebody to act for a business. They decide themselves, by the link of an email. */
export const inviteToBusiness = defineCall({
  name: 'BusinessInvitationResource.create',
  summary: 'Invites somebody to act for a business.',
  method: 'POST',
  path: '/resource/BusinessInvitationResource/create/',
  input: z.strictObject({
    ...subjectOptions,
    /** An email address, or the username of a member. */
    to: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
    permissions,
  }),
  output: BusinessPeople,
  errors: [
    'business-needed',
    'not-allowed',
    'business-person-unknown',
    'business-people-full',
    'email-invalid',
    'not-yourself',
    'too-fast',
  ],
  who: 'member',
  budget: 'message',
})

/** Withdraws an invitation. */
export const withdrawInvitation = defineCall({
  name: 'BusinessInvitationResource.delete',
  summary: 'Withdraws an invitation to a business.',
  method: 'POST',
  path: '/resource/BusinessInvitationResource/delete/',
  input: z.strictObject({ ...subjectOptions, id: z.string().check(z.maxLength(64)) }),
  output: BusinessPeople,
  errors: ['business-needed', 'not-allowed'],
  who: 'member',
})

/** Returns what an invitation offers. */
export const getBusinessInvitation = defineCall({
  name: 'BusinessInvitationResource.get',
  summary: 'Returns what an invitation to a business offers.',
  method: 'GET',
  path: '/resource/BusinessInvitationResource/get/',
  input: z.strictObject({ token }),
  output: z.object({
    business: UserCard,
    permissions: z.array(Permission),
    invited_by: z.nullable(z.string()),
    needs_mfa: z.boolean(),
    /** False when it was sent to another member. */
    is_for_viewer: z.boolean(),
  }),
  errors: ['invite-gone', 'too-fast'],
  who: 'member',
})

/** Accepts or declines an invitation; either way it's used up. */
export const answerBusinessInvitation = defineCall({
  name: 'BusinessInvitationResource.update',
  summary: 'Accepts or declines an invitation to a business.',
  method: 'POST',
  path: '/resource/BusinessInvitationResource/update/',
  input: z.strictObject({ token, accept: z.boolean() }),
  output: z.object({ business: UserCard, accepted: z.boolean() }),
  errors: ['invite-gone', 'not-allowed', 'business-people-full', 'email-unverified', 'too-fast'],
  who: 'member',
})

/** Changes what somebody may do for a business. */
export const updateBusinessPerson = defineCall({
  name: 'BusinessPersonResource.update',
  summary: 'Changes what somebody may do for a business.',
  method: 'POST',
  path: '/resource/BusinessPersonResource/update/',
  input: z.strictObject({ ...subjectOptions, user_id: UserId, permissions }),
  output: BusinessPeople,
  errors: ['business-needed', 'not-allowed', 'not-found', 'not-yourself'],
  who: 'member',
})

/** Takes somebody's permissions for a business away; everybody may leave by themselves. */
export const removeBusinessPerson = defineCall({
  name: 'BusinessPersonResource.delete',
  summary: "Takes somebody's permissions for a business away.",
  method: 'POST',
  path: '/resource/BusinessPersonResource/delete/',
  input: z.strictObject({ ...subjectOptions, user_id: UserId }),
  output: z.object({ removed: z.boolean() }),
  errors: ['business-needed', 'not-allowed', 'not-found'],
  who: 'member',
})

/** Chooses whether people who act for a business need a second factor. */
export const updateBusinessMfa = defineCall({
  name: 'BusinessMfaResource.update',
  summary: 'Chooses whether people who act for a business need a second factor.',
  method: 'POST',
  path: '/resource/BusinessMfaResource/update/',
  input: z.strictObject({ ...subjectOptions, needs_mfa: z.boolean() }),
  output: BusinessPeople,
  errors: ['business-needed', 'not-allowed', 'business-mfa-first'],
  who: 'member',
})

/** The actions that were done for a business. */
export const BusinessDeed = z.enum([
  'person-invited',
  'invitation-withdrawn',
  'invitation-declined',
  'person-joined',
  'permissions-changed',
  'person-removed',
  'person-left',
  'mfa-required',
  'mfa-optional',
  'campaign-created',
  'campaign-changed',
  'card-added',
  'card-chosen',
  'card-removed',
  'pay-ahead-chosen',
  'pay-afterwards-chosen',
  'payment-made',
  'code-used',
  'billing-details-changed',
])
export type BusinessDeed = z.infer<typeof BusinessDeed>

/** Returns who did what for a business, the latest first. */
export const getBusinessLog = defineCall({
  name: 'BusinessLogResource.get',
  summary: 'Returns who did what for a business, the latest first.',
  method: 'GET',
  path: '/resource/BusinessLogResource/get/',
  input: z.strictObject({
    ...subjectOptions,
    ...pageOptions,
  }),
  output: z.array(
    z.object({
      id: z.string(),
      deed: BusinessDeed,
      /** The person who did it; null for somebody whose account is gone. */
      actor: z.nullable(z.string()),
      /** Whom or what it was done to: a name, an address, a campaign, a card, an amount. */
      object: z.string(),
      permissions: z.array(Permission),
      at: z.string(),
    }),
  ),
  errors: ['business-needed', 'not-allowed', 'bad-input'],
  who: 'member',
})
