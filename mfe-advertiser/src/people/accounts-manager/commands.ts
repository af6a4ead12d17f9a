import type { Draft } from '@tessera/cache'
import { defineCommand } from '@tessera/cache'
import { businessProfiles } from '@tessera/contracts/calls/access'
import {
  getBusinessLog,
  getBusinessPeople,
  inviteToBusiness,
  removeBusinessPerson,
  updateBusinessMfa,
  updateBusinessPerson,
  withdrawInvitation,
} from '@tessera/contracts/calls/business-people'

const asked = [getBusinessPeople, getBusinessLog, businessProfiles]

const again = (_: unknown, __: unknown, draft: Draft) => draft.lists({ of: asked, ask: 'now' })

/** Invites somebody; a refusal stands beside the form. */
export const inviteCommand = defineCommand(inviteToBusiness, {
  name: 'invite-to-business',
  refusals: 'inline',
  fields: {
    'business-person-unknown': 'to',
    'email-invalid': 'to',
    'not-yourself': 'to',
    'business-people-full': 'to',
  },
  confirm: again,
})

/** Withdraws an invitation. */
export const withdrawCommand = defineCommand(withdrawInvitation, {
  name: 'withdraw-invitation',
  confirm: again,
})

/** Changes what somebody may do. */
export const permissionsCommand = defineCommand(updateBusinessPerson, {
  name: 'change-permissions',
  refusals: 'inline',
  confirm: again,
})

/** Takes somebody's permissions away, or gives up one's own. */
export const removeCommand = defineCommand(removeBusinessPerson, {
  name: 'remove-business-person',
  confirm: again,
})

/** Requires a second factor, or no longer. */
export const mfaCommand = defineCommand(updateBusinessMfa, {
  name: 'require-mfa',
  latest: true,
  confirm: again,
})
