import type { PlanEstimate, PlanOutcome } from '@tessera/contracts/calls/media-plans'
import type { ReactElement } from 'react'
import { ChartTable } from '../../../kit/charts/chart-table.tsx'
import styles from '../../../kit/charts/line-chart.module.css'
import { LinePlot } from '../../../kit/charts/line-plot.tsx'
import { lineShape } from '../../../kit/charts/line-shape.ts'
import type { EstimateText } from './use-estimate-text.ts'
import { plannerWords as words } from './words.ts'

const mostOf = ({ reached }: PlanOutcome): number => reached?.high ?? 0

/** The people reached by the daily budget: at most as a line, at least as a broken one. */
export function ReachChart({
  estimate,
  text,
}: {
  readonly estimate: PlanEstimate
  readonly text: EstimateText
}): ReactElement | null {
  const { curve } = estimate
  const day = ({ daily_budget_micro: micro }: PlanOutcome) => text.money(micro)
  const shape = lineShape(
    curve.map((each) => ({ day: day(each), value: mostOf(each) })),
    { before: curve.map((each) => ({ day: day(each), value: each.reached?.low ?? 0 })) },
  )
  // The fourth quarter is the plan's own budget, the eighth twice that.
  const [own, twice] = [curve[3], curve[7]]
  if (shape === undefined || own === undefined || twice === undefined) return null
  const told = (index: number) => {
    const each = curve[index]
    return each === undefined
      ? ''
      : words.curveTold({ reached: text.people(each.reached, estimate.floor), budget: day(each) })
  }
  const shown = [curve[0], curve[5], curve[11]].flatMap((each) => each ?? [])
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.lead}>
        {words.curveLead({
          budget: day(own),
          reached: text.people(own.reached, estimate.floor),
          twice: text.people(twice.reached, estimate.floor),
          factor: text.decimal(mostOf(own) === 0 ? 1 : mostOf(twice) / mostOf(own)),
        })}
      </figcaption>
      <LinePlot
        label={words.curve()}
        line={{ shape, tick: (value) => text.count(value) }}
        told={told}
      />
      <div className={styles.axis} aria-hidden="true">
        {shown.map((each) => (
          <span key={each.daily_budget_micro}>{day(each)}</span>
        ))}
      </div>
      <ChartTable
        label={words.curve()}
        first={words.daily()}
        heads={[words.reached(), words.impressions(), words.clicks(), words.frequency()]}
        rows={curve.map((each) => ({
          day: day(each),
          cells: [
            text.people(each.reached, estimate.floor),
            text.about(each.impressions),
            text.about(each.clicks),
            text.frequency(each),
          ],
        }))}
      />
    </figure>
  )
}
