import { microText } from '@tessera/contracts/ads/micro'
import type { Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { notify } from '../../../pins/index.ts'
import type { BillingAccount } from './account.ts'
import type { payments } from './tables.ts'
import { writeToOwner } from './write-to-owner.ts'

type PaymentRow = typeof payments.$inferSelect

const words = defineTexts({
  failedSubject: "We couldn't charge your card for {name}",
  failed:
    "We tried to charge {amount} for the ads of {name}, and your bank didn't agree. Your ads have stopped until it's paid.",
  failedNext: "We'll try again in a few days. To run your ads again now, add another card or pay.",
  disputedSubject: 'A payment for {name} is disputed',
  disputed:
    'Your bank took back a payment of {amount} for the ads of {name}. Your ads have stopped until that is settled.',
  disputedNext: "If you didn't mean to dispute it, tell your bank.",
})

type What = 'payment' | 'dispute'

/** Says why ads have stopped, in the language of the reader. */
export const stopTexts =
  (
    what: What,
    given: { readonly micro: number; readonly currency: string; readonly name: string },
  ) =>
  ({ language }: { readonly language: Language }) => {
    const say = words(language)
    const { name } = given
    const slots = { amount: microText(given, language.locale), name }
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
  const { ownerId, id: advertiserId, name } = account
  const data = { what, advertiser: advertiserId }
  await notify(tx, ports, ownerId, { kind: 'action-finished', data })
  const micro = payment.amountMicro + payment.taxMicro
  const texts = stopTexts(what, { micro, currency: payment.currency, name })
  await writeToOwner(tx, ports, { ownerId, advertiserId }, texts)
}

/** Tells the owner that a charge failed. */
export const tellFailure = (tx: Sql, ports: Ports, payment: PaymentRow, account: BillingAccount) =>
  tell(tx, ports, payment, { account, what: 'payment' })

/** Tells the owner that a payment is disputed. */
export const tellDispute = (tx: Sql, ports: Ports, payment: PaymentRow, account: BillingAccount) =>
  tell(tx, ports, payment, { account, what: 'dispute' })
