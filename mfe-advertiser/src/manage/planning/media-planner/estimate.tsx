import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import type { MediaPlan } from '@tessera/contracts/ads/media-plan'
import { estimateMediaPlan, type PlanEstimate } from '@tessera/contracts/calls/media-plans'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { type ReactElement, useDeferredValue } from 'react'
import panels from '../../../kit/panels/panels.module.css'
import { Report } from '../../../kit/tables/report.tsx'
import styles from '../frame/planning.module.css'
import { OutcomeFacts } from './outcome-facts.tsx'
import { ReachChart } from './reach-chart.tsx'
import { type EstimateText, useEstimateText } from './use-estimate-text.ts'
import { plannerWords as words } from './words.ts'

/** Estimates a plan. */
export function useEstimate(account: Advertiser, plan: MediaPlan) {
  const { client } = useShell()
  const asked = useDeferredValue(plan)
  return useQuery({
    ...queryOptions(client, estimateMediaPlan, { advertiser_id: account.id, plan: asked }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

interface SourcesProps {
  readonly estimate: PlanEstimate
  readonly plan: MediaPlan
  readonly text: EstimateText
}

/** The basis of an estimate, in words. */
function Sources({ estimate, plan, text }: SourcesProps) {
  const countries = plan.targeting.LOCATION?.split('+').length ?? 0
  const isPart = estimate.prices === 'observed' && estimate.observed_in.length < countries
  const lines = [
    words.people28(),
    text.priced(estimate),
    ...(isPart ? [words.observedPart()] : []),
    text.rate(estimate),
    words.formula({ daily: limits.adViewsDaily }),
  ]
  return (
    <details>
      <summary className={styles.summary}>{words.sources()}</summary>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line} className={styles.text}>
            {line}
          </li>
        ))}
      </ul>
    </details>
  )
}

interface EstimateProps {
  readonly account: Advertiser
  readonly plan: MediaPlan
}

/** The expected results of a plan, as ranges by budget, and their basis. */
export function Estimate({ account, plan }: EstimateProps): ReactElement {
  const query = useEstimate(account, plan)
  const text = useEstimateText(account.currency)
  return (
    <Report query={query}>
      {(estimate) => {
        const { outcome, floor, days, prices } = estimate
        if (outcome === null)
          return (
            <p role="status" className={styles.text}>
              {words.noPeople({ floor: text.count(floor) })}
            </p>
          )
        const budget = outcome.daily_budget_micro * days
        return (
          <div className={panels.parts}>
            <OutcomeFacts estimate={estimate} outcome={outcome} text={text} />
            {outcome.cost_micro.low < budget ? (
              <p className={styles.note}>{words.isLess({ budget: text.money(budget) })}</p>
            ) : null}
            {prices === 'typical' ? <p className={styles.note}>{text.priced(estimate)}</p> : null}
            <ReachChart estimate={estimate} text={text} />
            <Sources estimate={estimate} plan={plan} text={text} />
          </div>
        )
      }}
    </Report>
  )
}
