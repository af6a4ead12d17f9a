import {
  addPaymentMethod,
  removePaymentMethod,
  setDefaultMethod,
} from '@tessera/contracts/calls/billing'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { answerMember, given, refused } from '../../../../calls/answer.ts'
import { and, eq, ne } from '../../../../platform/database/sql.ts'
import type { CardFacts } from '../../../../platform/payments/port.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { lockAccount, refreshReady } from '../billing/account.ts'
import { makeDefault, methodsOf, removeMethod } from '../billing/methods.ts'
import { cardText, recordAct } from '../billing/record-act.ts'
import { owedOf } from '../billing/rules.ts'
import { paymentMethods } from '../billing/tables.ts'
import { askProvider } from './ask-provider.ts'
import { answerStep, paidAccount } from './asker.ts'
import { startPayment } from './start-payment.ts'

/** Keeps a card that waits for its bank; undefined when the account has as many as it may have. */
async function keepMethod(
  tx: Sql,
  { ids, clock }: Pick<Ports, 'ids' | 'clock'>,
  { advertiserId, token, card }: { advertiserId: AdvertiserId; token: string; card: CardFacts },
) {
  const isOfAccount = eq(paymentMethods.advertiserId, advertiserId)
  const isToken = and(isOfAccount, eq(paymentMethods.token, token))
  const [known] = await tx.select().from(paymentMethods).where(isToken)
  if (known !== undefined) return known
  const isKept = and(isOfAccount, ne(paymentMethods.state, 'removed'))
  if (
    (await tx.$count(paymentMethods, and(isKept, eq(paymentMethods.state, 'ready')))) >=
    limits.paymentMethodsMax
  )
    return undefined
  const { brand, lastDigits, expMonth, expYear } = card
  const [added] = await tx
    .insert(paymentMethods)
    .values({
      id: BigInt(ids.next()),
      advertiserId,
      token,
      brand,
      lastDigits,
      expMonth,
      expYear,
      state: 'waiting',
      createdAt: clock.now(),
    })
    .returning()
  return added
}

const answerAdd = answerMember(addPaymentMethod, async (visit, input) => {
  const { ports, viewer } = visit
  const { payments: provider } = ports
  const asked = await paidAccount(visit, input)
  if (!asked.ok) return asked
  if (provider === null) return refused('payments-off')
  const { id: advertiserId } = asked.account
  const { token } = input
  const card = await provider.card(token).catch(() => null)
  if (card === null) return refused('payments-unreachable')
  if (card === undefined) return refused('not-found', { field: 'token' })
  const payment = await ports.db.transaction(async (tx) => {
    const account = await lockAccount(tx, ports, advertiserId)
    const method = await keepMethod(tx, ports, { advertiserId, token, card })
    if (account === undefined || method === undefined) return undefined
    const wish = { kind: 'card', key: token, amountMicro: 0, askedBy: viewer.id } as const
    return startPayment(tx, ports, account, { ...wish, methodId: method.id })
  })
  if (payment === undefined) return refused('not-allowed')
  return answerStep(
    payment.state === 'asking' ? await askProvider(ports, provider, payment) : payment,
  )
})

const answerDefault = answerMember(setDefaultMethod, async (visit, input) => {
  const { ports } = visit
  const asked = await paidAccount(visit, input)
  if (!asked.ok) return asked
  const { id } = asked.account
  const isMade = await ports.db.transaction(async (tx) => {
    await lockAccount(tx, ports, id)
    const made = await makeDefault(tx, id, BigInt(input.method_id))
    if (made === undefined) return false
    const act = { actorId: visit.viewer.id, deed: 'card-chosen', object: cardText(made) } as const
    await recordAct(tx, ports, asked.account, act)
    return true
  })
  return isMade ? given(await methodsOf(ports.db, id)) : refused('not-found')
})

const answerRemove = answerMember(removePaymentMethod, async (visit, input) => {
  const { ports } = visit
  const asked = await paidAccount(visit, input)
  if (!asked.ok) return asked
  const { id } = asked.account
  const outcome = await ports.db.transaction(async (tx) => {
    const account = await lockAccount(tx, ports, id)
    const kept = await methodsOf(tx, id)
    const isLast = kept.length === 1 && kept[0]?.id === input.method_id
    if (account !== undefined && isLast && owedOf(account) > 0) return 'owed'
    const removed = await removeMethod(tx, id, BigInt(input.method_id))
    if (removed === undefined) return 'missing'
    await refreshReady(tx, id)
    const object = cardText(removed)
    const act = { actorId: visit.viewer.id, deed: 'card-removed', object } as const
    await recordAct(tx, ports, asked.account, act)
    return 'removed'
  })
  if (outcome === 'owed') return refused('billing-owed')
  return outcome === 'removed' ? given(await methodsOf(ports.db, id)) : refused('not-found')
})

/** Handlers of the calls about cards. */
export const methodCalls = [answerAdd, answerDefault, answerRemove]
