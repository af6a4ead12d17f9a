import { type BusinessProfile, businessProfiles } from '@tessera/contracts/calls/access'
import { answerMember, given } from '../../../calls/answer.ts'
import { sql } from '../../../platform/database/sql.ts'
import { pictureUrl } from '../../base/media/rules.ts'
import { type HeldAccount, heldAccounts, users } from '../../identity/index.ts'
import { scheduledPins } from './tables.ts'

type Profile = HeldAccount & { readonly more: number }

const profileOf = ({ grant, more: scheduledPinCount, ...account }: Profile): BusinessProfile => ({
  id: account.id,
  permissions: [...grant.permissions],
  user: {
    username: account.username,
    businessName: account.fullName,
    imgUrl: account.portraitKey === null ? null : pictureUrl(account.portraitKey, '236x'),
    merchantId: account.isVerifiedMerchant ? account.id : null,
    eligibleForStlTool: account.isPartner && account.isVerifiedMerchant,
    scheduledPinCount,
  },
  viewerMeetsMfaRequirement: grant.meetsMfa,
})

/** Answers the accounts that a member can act for, with the pins that each has scheduled. */
export const answerProfiles = answerMember(businessProfiles, async ({ ports, viewer }) => {
  const scheduled = sql<number>`(select count(*)::int from ${scheduledPins}
    where ${scheduledPins.ownerId} = ${users.id})`
  const accounts = await heldAccounts(ports.db, viewer.id, scheduled)
  return given(Object.fromEntries(accounts.map((account) => [account.id, profileOf(account)])))
})
