import {
  advertisers,
  type BusinessProfile,
  businessProfiles,
} from '@tessera/contracts/calls/access'
import { answerMember, given } from '../../../calls/answer.ts'
import { adAccountsOf } from '../../ads/accounts/campaigns/ad-accounts.ts'
import { pictureUrl } from '../../base/media/rules.ts'
import { type HeldAccount, heldAccounts } from './store.ts'

const profileOf = ({ grant, ...account }: HeldAccount): BusinessProfile => ({
  id: account.id,
  permissions: [...grant.permissions],
  user: {
    username: account.username,
    businessName: account.fullName,
    imgUrl: account.portraitKey === null ? null : pictureUrl(account.portraitKey, '236x'),
    merchantId: account.isVerifiedMerchant ? account.id : null,
    eligibleForStlTool: account.isPartner && account.isVerifiedMerchant,
    scheduledPinCount: account.scheduledPins,
  },
  viewerMeetsMfaRequirement: grant.meetsMfa,
})

const answerProfiles = answerMember(businessProfiles, async ({ ports, viewer }) => {
  const accounts = await heldAccounts(ports.db, viewer.id)
  return given(Object.fromEntries(accounts.map((account) => [account.id, profileOf(account)])))
})

const answerAdvertisers = answerMember(advertisers, async ({ ports, viewer }) =>
  given([...(await adAccountsOf(ports.db, viewer.id))]),
)

/** Handlers of the calls about business profiles and ad accounts. */
export const accessCalls = [answerProfiles, answerAdvertisers]
