import type { SavedPlan } from '@tessera/contracts/calls/media-plans'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { type ReactElement, useId } from 'react'
import panels from '../../../kit/panels/panels.module.css'
import { Report } from '../../../kit/tables/report.tsx'
import styles from '../frame/planning.module.css'
import { useEstimate } from './estimate.tsx'
import { OutcomeFacts } from './outcome-facts.tsx'
import { useEstimateText } from './use-estimate-text.ts'
import { plannerWords as words } from './words.ts'

function Compared({ account, saved }: { readonly account: Advertiser; readonly saved: SavedPlan }) {
  const id = useId()
  const query = useEstimate(account, saved.plan)
  const text = useEstimateText(account.currency)
  return (
    <article aria-labelledby={id} className={styles.card}>
      <h3 id={id} className={styles.heading}>
        {saved.name}
      </h3>
      <p className={styles.note}>
        {words.byNobody({ budget: text.money(saved.plan.daily_budget_micro) })}
      </p>
      <Report query={query}>
        {(estimate) =>
          estimate.outcome === null ? (
            <p>{words.noPeople({ floor: text.count(estimate.floor) })}</p>
          ) : (
            <OutcomeFacts estimate={estimate} outcome={estimate.outcome} text={text} />
          )
        }
      </Report>
    </article>
  )
}

/** The estimates of up to three plans, side by side. */
export function ComparePlans({
  account,
  plans,
}: {
  readonly account: Advertiser
  readonly plans: readonly SavedPlan[]
}): ReactElement | null {
  const id = useId()
  if (plans.length === 0) return null
  return (
    <section aria-labelledby={id} className={panels.parts}>
      <h2 id={id} className={styles.heading}>
        {words.compared()}
      </h2>
      <div className={styles.plans}>
        {plans.map((saved) => (
          <Compared key={saved.id} account={account} saved={saved} />
        ))}
      </div>
    </section>
  )
}
