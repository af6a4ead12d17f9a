import { advertisers } from '@tessera/contracts/calls/access'
import { answerMember, given } from '../../../calls/answer.ts'
import { adAccountsOf } from './ad-accounts-of.ts'

const answerAdvertisers = answerMember(advertisers, async ({ ports, viewer }) =>
  given([...(await adAccountsOf(ports.db, viewer.id))]),
)

/** Handlers of the calls about ad accounts. */
export const accessCalls = [answerAdvertisers]
