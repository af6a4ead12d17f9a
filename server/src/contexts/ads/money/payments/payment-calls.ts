import { microPerCoin } from '@tessera/contracts/ads/micro'
import {
  type Billing,
  finishPayment,
  getBilling,
  makePayment,
  setBillingMode,
} from '@tessera/contracts/calls/billing'
import type { UserId } from '@tessera/contracts/ids'
import { answerMember, given, refused } from '../../../../calls/answer.ts'
import { and, eq } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import { advertisers, mayPay } from '../../../identity/index.ts'
import {
  type BillingAccount,
  lockAccount,
  selectAccounts,
  standingOf,
  taxOfAccount,
} from '../billing/account.ts'
import { changeMode } from '../billing/change-mode.ts'
import { defaultMethodOf, methodsOf } from '../billing/methods.ts'
import { recordAct } from '../billing/record-act.ts'
import { holdsOf, limitOf, owedOf } from '../billing/rules.ts'
import { stoppedByLastCard } from '../billing/stopped-campaigns.ts'
import { payments } from '../billing/tables.ts'
import { askProvider, lookUp } from './ask-provider.ts'
import { accountOf, answerStep, paidAccount } from './asker.ts'
import { startPayment } from './start-payment.ts'

async function billingOf(
  ports: Ports,
  account: BillingAccount,
  viewerId: UserId,
): Promise<Billing> {
  const { db, clock, payments: provider } = ports
  const { mode, leftMicro } = account
  const tax = taxOfAccount(ports, account)
  return {
    advertiser_name: account.name,
    currency: account.currency,
    mode,
    is_ready: account.isReady,
    holds: holdsOf(await standingOf(db, account)),
    needs_business: account.business === null,
    balance_micro: mode === 'prepaid' ? leftMicro : 0,
    owed_micro: mode === 'prepaid' ? 0 : owedOf(account),
    threshold_micro: account.thresholdMicro,
    limit_micro: limitOf(account),
    tax_rate: tax.rate,
    is_reverse_charge: tax.isReverseCharge,
    methods: await methodsOf(db, account.id),
    may_pay: await mayPay(db, viewerId, account.id),
    stopped_by_last_card: await stoppedByLastCard(db, account, clock.now()),
    provider:
      provider === null
        ? null
        : { cards_url: provider.cardsUrl, test_cards: [...provider.testCards] },
  }
}

const answerGet = answerMember(getBilling, async (visit, input) => {
  const asked = await accountOf(visit, input)
  return asked.ok ? given(await billingOf(visit.ports, asked.account, visit.viewer.id)) : asked
})

const answerPay = answerMember(makePayment, async (visit, input) => {
  const { ports, viewer } = visit
  const { payments: provider } = ports
  const asked = await paidAccount(visit, input)
  if (!asked.ok) return asked
  if (provider === null) return refused('payments-off')
  const { id, currency } = asked.account
  const { amount_micro: amountMicro, key } = input
  if (amountMicro % microPerCoin(currency) !== 0)
    return refused('bad-input', { fields: { amount_micro: 'Send whole coins of the currency' } })
  const payment = await ports.db.transaction(async (tx) => {
    const account = await lockAccount(tx, ports, id)
    const method = await defaultMethodOf(tx, id)
    if (account === undefined || method === undefined) return undefined
    const kind = account.mode === 'prepaid' ? 'top-up' : 'payment'
    const wish = { kind, key, amountMicro, methodId: method.id, askedBy: viewer.id } as const
    return startPayment(tx, ports, account, wish)
  })
  if (payment === undefined) return refused('not-found', { field: 'method' })
  return answerStep(
    payment.state === 'asking' ? await askProvider(ports, provider, payment) : payment,
  )
})

const answerFinish = answerMember(finishPayment, async (visit, input) => {
  const { ports } = visit
  const { payments: provider } = ports
  const asked = await paidAccount(visit, input)
  if (!asked.ok) return asked
  if (provider === null) return refused('payments-off')
  const [payment] = await ports.db
    .select()
    .from(payments)
    .where(
      and(eq(payments.id, BigInt(input.payment_id)), eq(payments.advertiserId, asked.account.id)),
    )
  if (payment === undefined) return refused('not-found')
  if (payment.state !== 'challenge' && payment.state !== 'asking') return answerStep(payment)
  return answerStep(await lookUp(ports, provider, payment).catch(() => undefined))
})

const answerMode = answerMember(setBillingMode, async (visit, input) => {
  const { ports } = visit
  const asked = await paidAccount(visit, input)
  if (!asked.ok) return asked
  const { id } = asked.account
  const isChanged = await ports.db.transaction(async (tx) => {
    const account = await lockAccount(tx, ports, id)
    if (account === undefined || !(await changeMode(tx, ports, account, input.mode))) return false
    const deed = input.mode === 'prepaid' ? 'pay-ahead-chosen' : 'pay-afterwards-chosen'
    if (account.mode !== input.mode)
      await recordAct(tx, ports, account, { actorId: visit.viewer.id, deed })
    return true
  })
  if (!isChanged) return refused('billing-owed')
  const [account = asked.account] = await selectAccounts(ports.db).where(eq(advertisers.id, id))
  return given(await billingOf(ports, account, visit.viewer.id))
})

/** Handlers of the calls about payments. */
export const paymentCalls = [answerGet, answerPay, answerFinish, answerMode]
