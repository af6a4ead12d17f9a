import { type Billing, type BillingHold, getBilling } from '@tessera/contracts/calls/billing'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { useMoney } from '../../kit/money/use-money.ts'
import { words } from '../frame/words.ts'
import styles from './overview.module.css'

const BusinessForm = lazy(
  () => import(/* webpackChunkName: "billing-set-up" */ '../business-form/business-form.tsx'),
)

const holdTexts: Readonly<Record<BillingHold, () => string>> = {
  'method-needed': words.methodNeeded,
  'payment-failed': words.paymentFailed,
  disputed: words.disputed,
}

interface StandingProps {
  readonly advertiserId: AdvertiserId
  readonly billing: Billing
}

/** Asks who is behind the ads of an account, which run once that is said. */
function MissingBusiness({ advertiserId, billing }: StandingProps): ReactElement {
  const { queries } = useShell()
  const [isOpen, setOpen] = useState(false)
  const saved = () => {
    setOpen(false)
    void queries.invalidateQueries({ queryKey: [getBilling.name] })
  }
  return (
    <div className={styles.hold}>
      <p>{words.businessNeeded()}</p>
      {billing.may_pay ? (
        <Button onClick={() => setOpen(true)}>{words.sayBusiness()}</Button>
      ) : null}
      {isOpen ? (
        <Suspense>
          <BusinessForm
            advertiserId={advertiserId}
            saved={null}
            onSaved={saved}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

/** The balance or debt of an account, and the reasons that its ads don't run. */
export function Standing({ advertiserId, billing }: StandingProps): ReactElement {
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
      {billing.needs_business ? (
        <MissingBusiness advertiserId={advertiserId} billing={billing} />
      ) : null}
      {billing.holds.map((hold) => (
        <p key={hold} className={styles.hold}>
          {holdTexts[hold]()}
        </p>
      ))}
    </section>
  )
}
