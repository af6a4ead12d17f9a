import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { and, asc, eq, lt, lte, or, sql } from '../../../../platform/database/sql.ts'
import { defineSweep } from '../../../../platform/jobs/define-job.ts'
import type { Ports } from '../../../../ports.ts'
import { handleJob } from '../../../base/handle-job.ts'
import { advertisers, isPresent } from '../../../identity/index.ts'
import { advertiserBilling } from '../../accounts/campaigns/tables.ts'
import {
  type BillingAccount,
  forgiveFailures,
  lockAccount,
  selectAccounts,
} from '../billing/account.ts'
import { defaultMethodOf } from '../billing/methods.ts'
import { dueOf, monthIn } from '../billing/rules.ts'
import { billingSchedules, payments } from '../billing/tables.ts'
import { keepMonthDocuments, monthAfter } from '../documents/month-documents.ts'
import { takeMessage } from './answer-webhook.ts'
import { askProvider, giveUp } from './ask-provider.ts'
import { startPayment } from './start-payment.ts'

const atOnce = 100

/** Selects ad accounts that may be due. */
const dueAccounts = ({ db, clock }: Ports) =>
  selectAccounts(db)
    .where(
      and(
        eq(advertiserBilling.mode, 'threshold'),
        isPresent(advertisers.ownerId),
        or(
          lte(billingSchedules.nextAttemptAt, clock.now()),
          sql`${billingSchedules.failures} = 0 and (
            ${advertiserBilling.leftMicro} <= ${advertiserBilling.thresholdMicro} * ${limits.billingDebtFactor - 1}::int
            or ${billingSchedules.chargedMonth}
              < to_char(${clock.now()}::timestamptz at time zone ${advertisers.timeZone}, 'YYYY-MM'))`,
        ),
      ),
    )
    .orderBy(asc(advertisers.id))
    .limit(atOnce)

/** Charges an ad account what is due. */
async function chargeDue(ports: Ports, { id }: BillingAccount): Promise<void> {
  const { payments: provider, clock } = ports
  const payment = await ports.db.transaction(async (tx) => {
    const account = await lockAccount(tx, ports, id)
    if (account === undefined || provider === null) return undefined
    const month = monthIn(clock.now(), account.timeZone)
    const amountMicro = dueOf({ ...account, month }, clock.now())
    await tx
      .update(billingSchedules)
      .set({ chargedMonth: month })
      .where(eq(billingSchedules.advertiserId, id))
    await forgiveFailures(tx, account)
    const method = await defaultMethodOf(tx, id)
    if (amountMicro === 0 || method === undefined) return undefined
    const wish = { kind: 'payment', key: ports.ids.next(), amountMicro, askedBy: null } as const
    return startPayment(tx, ports, account, { ...wish, methodId: method.id })
  })
  if (payment?.state === 'asking' && provider !== null) await askProvider(ports, provider, payment)
}

/** Charges, every minute, ad accounts that owe their threshold or whose month has ended. */
export const handleCharges = handleJob(
  defineSweep({ name: 'charge-ad-accounts', everySeconds: 60 }),
  async (ports, { signal }) => {
    if (ports.payments === null) return
    for (const account of await dueAccounts(ports)) {
      signal.throwIfAborted()
      await chargeDue(ports, account)
    }
  },
)

/** Keeps the documents of a month of an ad account, once it has ended. */
const documentMonth = (ports: Ports, { id }: BillingAccount): Promise<void> =>
  ports.db.transaction(async (tx) => {
    const account = await lockAccount(tx, ports, id)
    if (account === undefined) return
    const { documentMonth: month, timeZone } = account
    // Payments under way at the end of the month are posted by then.
    const settled = new Date(ports.clock.now().getTime() - timings.billingMonthSettled)
    if (month >= monthIn(settled, timeZone)) return
    await keepMonthDocuments(tx, ports, account, month)
    await tx
      .update(billingSchedules)
      .set({ documentMonth: monthAfter(month) })
      .where(eq(billingSchedules.advertiserId, id))
  })

/** Keeps, every ten minutes, the documents of months that have ended. */
export const handleMonthDocuments = handleJob(
  defineSweep({ name: 'keep-billing-documents', everySeconds: 600 }),
  async (ports, { signal }) => {
    const ended = await selectAccounts(ports.db)
      .where(
        sql`${billingSchedules.documentMonth}
          < to_char(${ports.clock.now()}::timestamptz at time zone ${advertisers.timeZone}, 'YYYY-MM')`,
      )
      .orderBy(asc(billingSchedules.documentMonth), asc(advertisers.id))
      .limit(atOnce)
    for (const account of ended) {
      signal.throwIfAborted()
      await documentMonth(ports, account)
    }
  },
)

/** Finds, every minute, what became of payments that nobody finished, and takes due messages. */
export const handlePaymentSweep = handleJob(
  defineSweep({ name: 'sweep-payments', everySeconds: 60 }),
  async (ports, { signal }) => {
    const { db, clock, payments: provider } = ports
    if (provider === null) return
    const before = (wait: number) => new Date(clock.now().getTime() - wait)
    const lost = await db
      .select()
      .from(payments)
      .where(
        or(
          and(eq(payments.state, 'asking'), lt(payments.createdAt, before(timings.paymentLost))),
          and(
            eq(payments.state, 'challenge'),
            lt(payments.createdAt, before(timings.paymentChallenge)),
          ),
        ),
      )
      .limit(atOnce)
    for (const payment of lost) {
      signal.throwIfAborted()
      await giveUp(ports, provider, payment)
    }
    await provider.deliverDue?.((message) => takeMessage(ports, message))
  },
)
