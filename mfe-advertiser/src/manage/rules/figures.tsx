import type { AdRuleSeen } from '@tessera/contracts/ads/ad-rule'
import type { ReactElement } from 'react'
import { metricWords } from '../../kit/metrics/words.ts'
import styles from './rules.module.css'
import type { RuleWriting } from './sentence.ts'
import { words } from './words.ts'

const noValue = '–'

/** The figures that conditions saw, and which of them can still change. */
export function Figures({
  seen,
  writing,
}: {
  readonly seen: readonly AdRuleSeen[]
  readonly writing: RuleWriting
}): ReactElement {
  return (
    <ul className={styles.lines}>
      {seen.map(({ metric, days, value, is_settling: isSettling }) => {
        const figure = words.figureOf({
          metric: metricWords[metric](),
          days: words[days](),
          value: value === null ? noValue : writing.metric(metric, value),
        })
        return (
          <li key={`${metric} ${days}`}>
            {isSettling ? words.settlingFigure({ figure }) : figure}
          </li>
        )
      })}
    </ul>
  )
}
