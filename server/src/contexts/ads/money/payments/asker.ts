import type { Call } from '@tessera/contracts/calls/define-call'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { AdvertiserId } from '@tessera/contracts/ids'
import type { z } from '@tessera/contracts/schema'
import {
  type Answer,
  type Answered,
  answer,
  given,
  type Refusal,
  refused,
} from '../../../../calls/answer.ts'
import type { MemberVisit, Visit } from '../../../../calls/visit.ts'
import type { Ports } from '../../../../ports.ts'
import { actingFor, mayPay } from '../../../identity/index.ts'
import { advertiserOf } from '../../accounts/campaigns/answer-advertiser.ts'
import { type BillingAccount, lockAccount } from '../billing/account.ts'
import type { PaymentRow } from './settle.ts'

/** Returns the ad account that a call reads, with its rows; a refusal for who may not act for it. */
export async function accountOf(
  { ports, viewer }: MemberVisit,
  input: { readonly advertiser_id: AdvertiserId },
): Promise<{ readonly ok: true; readonly account: BillingAccount } | Refusal> {
  const { advertiser_id } = input
  const acting = await actingFor(ports.db, viewer, { advertiser_id })
  const may = acting.ok || (await mayPay(ports.db, viewer.id, advertiser_id))
  return may ? billedAccount(ports, advertiser_id) : refused('not-allowed')
}

/** Returns the ad account whose money a call handles; a refusal without the permission for it. */
export const paidAccount = async (
  { ports, viewer }: MemberVisit,
  input: { readonly advertiser_id: AdvertiserId },
): ReturnType<typeof accountOf> =>
  (await mayPay(ports.db, viewer.id, input.advertiser_id))
    ? billedAccount(ports, input.advertiser_id)
    : refused('not-allowed')

async function billedAccount(
  ports: Ports,
  id: AdvertiserId,
): Promise<{ readonly ok: true; readonly account: BillingAccount } | Refusal> {
  const account = await ports.db.transaction((tx) => lockAccount(tx, ports, id))
  return account === undefined ? refused('not-allowed') : { ok: true, account }
}

/** Registers the handler of a call that reads how an ad account pays: for its people, and its programs. */
export function answerBilling<
  Input extends z.core.$ZodType<{ readonly advertiser_id: AdvertiserId }>,
  Output extends z.core.$ZodType,
>(
  call: Call<Input, Output>,
  handler: (
    visit: Visit,
    account: BillingAccount,
    input: z.output<Input>,
  ) => Promise<Answer<z.input<Output>>>,
): Answered {
  return answer(call, async (visit, input) => {
    const { viewer, ports } = visit
    const { advertiser_id: id } = input
    const asked = viewer !== null && (await mayPay(ports.db, viewer.id, id))
    const acting = asked ? undefined : await advertiserOf(visit, id)
    if (acting?.ok === false) return acting
    const found = await billedAccount(ports, id)
    return found.ok ? handler(visit, found.account, input) : found
  })
}

const failures: Readonly<Record<string, ErrorCode>> = {
  'card-declined': 'card-declined',
  'card-expired': 'card-expired',
}

/** Answers with the step that a payment is at; undefined is a payment that the provider can't tell. */
export function answerStep(payment: PaymentRow | undefined) {
  if (payment === undefined || payment.state === 'asking') return refused('payments-unreachable')
  const { state, challengeUrl: url } = payment
  const payment_id = String(payment.id)
  if (state === 'challenge' && url !== null)
    return given({ state: 'challenge' as const, payment_id, url })
  if (state === 'failed') return refused(failures[payment.why ?? ''] ?? 'card-unverified')
  return given({ state: 'done' as const, payment_id })
}
