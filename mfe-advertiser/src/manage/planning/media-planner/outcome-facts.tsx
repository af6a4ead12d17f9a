import type { PlanEstimate, PlanOutcome } from '@tessera/contracts/calls/media-plans'
import type { ReactElement } from 'react'
import styles from '../frame/planning.module.css'
import type { EstimateText } from './use-estimate-text.ts'
import { plannerWords as words } from './words.ts'

interface OutcomeFactsProps {
  readonly estimate: PlanEstimate
  readonly outcome: PlanOutcome
  readonly text: EstimateText
}

/** The ranges of an estimate. */
export function OutcomeFacts({ estimate, outcome, text }: OutcomeFactsProps): ReactElement {
  const facts = [
    [words.people(), text.people(estimate.people, estimate.floor)],
    [words.reached(), text.people(outcome.reached, estimate.floor)],
    [words.frequency(), text.frequency(outcome)],
    [words.impressions(), text.about(outcome.impressions)],
    [words.clicks(), text.about(outcome.clicks)],
    [words.cost({ days: estimate.days }), text.cost(outcome)],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
