import type { Call } from '@tessera/contracts/calls/define-call'
import type { AdvertiserId, UserId } from '@tessera/contracts/ids'
import type { z } from '@tessera/contracts/schema'
import {
  type Answer,
  type Answered,
  answer,
  answerLate,
  refused,
} from '../../../../calls/answer.ts'
import type { Visit } from '../../../../calls/visit.ts'
import { type AdAccount, actingAccount } from './acting-account.ts'
import { adAccount } from './ad-accounts.ts'

/** A request for an ad account, from somebody who may act for it or from one of its programs. */
export interface AdvertiserVisit extends Visit {
  readonly account: AdAccount
  /** Null for a program. */
  readonly actorId: UserId | null
}

/**
 * Registers the handler of a call for an ad account: `who` is 'advertiser', and the input names the
 * account. People without a right to it and tokens of other accounts are refused.
 *
 *     answerAdvertiser(campaignTrees, async ({ ports, account }, input) => given(…))
 */
export function answerAdvertiser<
  Input extends z.core.$ZodType<{ readonly advertiser_id: AdvertiserId }>,
  Output extends z.core.$ZodType,
>(
  call: Call<Input, Output>,
  handler: (visit: AdvertiserVisit, input: z.output<Input>) => Promise<Answer<z.input<Output>>>,
): Answered {
  const register = call.reads === undefined ? answer : answerLate
  return register(call, async (visit, input) => {
    const { ports } = visit
    // A right that somebody has lost is lost at once.
    const asker = { ...visit, ports: { ...ports, db: ports.primary } }
    const found = await advertiserOf(asker, input.advertiser_id)
    if (!found.ok) return found
    const actorId = visit.viewer?.id ?? null
    return handler({ ...visit, account: found.account, actorId }, input)
  })
}

type Found = Awaited<ReturnType<typeof actingAccount>>

/** Returns the ad account of a request; a refusal for those without a right to it. */
export async function advertiserOf(
  { ports, viewer, grant }: Visit,
  id: AdvertiserId,
): Promise<Found> {
  if (viewer !== null) return actingAccount({ ports, viewer }, id)
  const account = grant?.advertiserId === id ? await adAccount(ports.db, id) : undefined
  return account === undefined ? refused('not-allowed') : { ok: true, account }
}
