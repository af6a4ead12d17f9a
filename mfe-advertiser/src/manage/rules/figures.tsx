import type { AdRuleSeen } from '@tessera/contracts/ads/ad-rule'
import type { ReactElement } from 'react'
import { words as reportWords } from '../../reporting/ad-report/view/words.ts'
import styles from './rules.module.css'
import type { Writing } from './sentence.ts'
import { words } from './words.ts'

const noValue = '–'

/** The figures that conditions saw, and which of them can still change. */
export function Figures({
  seen,
  writing,
}: {
  readonly seen: readonly AdRuleSeen[]
  readonly writing: Writing
}): ReactElement {
  return (
    <ul className={styles.lines}>
      {seen.map(({ metric, days, value, is_settling: isSettling }) => {
        const figure = words.figureOf({
          metric: reportWords[metric](),
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
