import type { Billing, BillingHold } from '@tessera/contracts/calls/billing'
import type { ReactElement } from 'react'
import { useMoney } from '../../tables/use-money.ts'
import { words } from '../words.ts'
import styles from './overview.module.css'

const holdTexts: Readonly<Record<BillingHold, () => string>> = {
  'method-needed': words.methodNeeded,
  'payment-failed': words.paymentFailed,
  disputed: words.disputed,
}

/** The balance or debt of an account, and the reasons that its ads don't run. */
export function Standing({ billing }: { readonly billing: Billing }): ReactElement {
  const { money } = useMoney(billing.currency)
  const isAhead = billing.mode === 'prepaid'
  const isOwed = isAhead ? billing.balance_micro < 0 : billing.owed_micro >= 0
  const amount = isAhead ? billing.balance_micro : billing.owed_micro
  const threshold = money(billing.threshold_micro)
  return (
    <section className={styles.standing}>
      <p className={styles.account}>
        <bdi>{billing.advertiser_name}</bdi>
      </p>
      <p className={styles.figureName}>{isOwed ? words.youOwe() : words.youHave()}</p>
      <p className={styles.figure}>{money(Math.abs(amount))}</p>
      <p className={styles.quiet}>{isAhead ? words.aheadWhy() : words.afterWhy({ threshold })}</p>
      {billing.holds.map((hold) => (
        <p key={hold} className={styles.hold}>
          {holdTexts[hold]()}
        </p>
      ))}
    </section>
  )
}
