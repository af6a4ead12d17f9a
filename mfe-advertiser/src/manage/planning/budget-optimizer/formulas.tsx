import type { BudgetSplit } from '@tessera/contracts/calls/budget-split'
import type { ReactElement } from 'react'
import styles from '../frame/planning.module.css'
import type { SplitText } from './use-split-text.ts'
import { optimizerWords as words } from './words.ts'

/** The response curve of each campaign as a formula, and what the ranges hold. */
export function Formulas({
  split,
  text,
}: {
  readonly split: BudgetSplit
  readonly text: SplitText
}): ReactElement {
  const curves = split.campaigns.flatMap(({ curve, ...campaign }) =>
    curve === null ? [] : [{ ...campaign, curve }],
  )
  return (
    <details>
      <summary className={styles.summary}>{words.formulas()}</summary>
      <div className={styles.lines}>
        <p className={styles.text}>{words.formula()}</p>
        <ul className={styles.lines}>
          {curves.map(({ campaign_id, name, days, spend_micro, results, curve }) => (
            <li key={campaign_id} className={styles.text}>
              {words.formulaOf({
                name,
                days,
                results: text.decimal(curve.at_present),
                spend: text.money(Math.round(curve.spend_micro)),
                exponent: text.decimal(curve.exponent),
                low: text.decimal(curve.exponent_low),
                high: text.decimal(curve.exponent_high),
                spent: text.money(spend_micro),
                all: text.count(results),
              })}
            </li>
          ))}
        </ul>
        <p className={styles.text}>{words.bounds()}</p>
        <p className={styles.text}>{words.uncertain()}</p>
      </div>
    </details>
  )
}
