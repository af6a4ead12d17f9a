import { microText } from '@tessera/contracts/ads/micro'
import { defineTexts } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { languageOf } from '../../languages/language-of.ts'
import { eq } from '../../platform/database/sql.ts'
import type { Ports } from '../../ports.ts'
import { users } from '../identity/tables.ts'
import { formatEmail } from '../mail/format-email.ts'
import { queueEmail } from '../mail/queue-email.ts'
import { notify } from '../notifications/notify.ts'
import type { Sql } from '../sql.ts'
import type { BillingAccount } from './account.ts'
import type { payments } from './tables.ts'

type PaymentRow = typeof payments.$inferSelect

const words = defineTexts({
  failedSubject: "We couldn't charge your card for {name}",
  failed:
    "We tried to charge {amount} for the ads of {name}, and your bank didn't agree. Your ads have stopped until it's paid.",
  failedNext: 'We try again in some days. Add another card or pay now to go on at once.',
  disputedSubject: 'A payment for {name} is disputed',
  disputed:
    'Your bank took back a payment of {amount} for the ads of {name}. Your ads have stopped until that is settled.',
  disputedNext: "If you didn't mean to dispute it, tell your bank.",
  open: 'Open billing',
  ending: 'You get this email because you own this ad account.',
})

type What = 'payment' | 'dispute'

function textsOf(
  say: ReturnType<typeof words>,
  what: What,
  slots: { amount: string; name: string },
) {
  const { name } = slots
  return what === 'payment'
    ? { subject: say.failedSubject({ name }), paragraphs: [say.failed(slots), say.failedNext()] }
    : {
        subject: say.disputedSubject({ name }),
        paragraphs: [say.disputed(slots), say.disputedNext()],
      }
}

/** Tells the owner of an ad account, by a notification and an email, why its ads have stopped. */
async function tell(
  tx: Sql,
  ports: Ports,
  payment: PaymentRow,
  { account, what }: { readonly account: BillingAccount; readonly what: What },
): Promise<void> {
  const { settings } = ports
  const [owner] = await tx.select().from(users).where(eq(users.id, account.ownerId))
  if (owner === undefined) return
  const data = { what, advertiser: account.id }
  await notify(tx, ports, owner.id, { kind: 'action-finished', data })
  const language = languageOf(owner.locale)
  const say = words(language)
  const micro = payment.amountMicro + payment.taxMicro
  const amount = microText({ micro, currency: payment.currency }, language.locale)
  const to = paths.billing.to({ advertiserId: account.id })
  await queueEmail(
    tx,
    ports,
    formatEmail({
      ...{ to: owner.email, brand: settings.brand, language, name: owner.firstName },
      ...textsOf(say, what, { amount, name: account.name }),
      link: { label: say.open(), url: `${settings.publicOrigin}${to}` },
      ending: say.ending(),
    }),
  )
}

/** Tells the owner that a charge failed. */
export const tellFailure = (tx: Sql, ports: Ports, payment: PaymentRow, account: BillingAccount) =>
  tell(tx, ports, payment, { account, what: 'payment' })

/** Tells the owner that a payment is disputed. */
export const tellDispute = (tx: Sql, ports: Ports, payment: PaymentRow, account: BillingAccount) =>
  tell(tx, ports, payment, { account, what: 'dispute' })
