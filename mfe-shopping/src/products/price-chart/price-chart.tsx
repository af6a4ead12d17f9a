import { useStore } from '@nanostores/react'
import type { PricePoint } from '@tessera/contracts/entities/product'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { priceText } from '@tessera/pins'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import type { ReactElement } from 'react'
import { words } from '../product/words.ts'
import styles from './price-chart.module.css'
import { type PriceChartShape, priceChartShape } from './price-chart-shape.ts'

interface Texts {
  day(at: string): string
  price(amount: number): string
}

/** The prices as a table, newest first, for people who don't see the chart. */
function Prices({ shape, texts }: { readonly shape: PriceChartShape; readonly texts: Texts }) {
  return (
    <VisuallyHidden>
      <table aria-label={words.historyTable({ day: texts.day(shape.from) })}>
        <thead>
          <tr>
            <th scope="col">{words.date()}</th>
            <th scope="col">{words.price()}</th>
          </tr>
        </thead>
        <tbody>
          {shape.points.toReversed().map(({ at, amount }) => (
            <tr key={at}>
              <th scope="row">{texts.day(at)}</th>
              <td>{texts.price(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}

function Plot({ shape, texts }: { readonly shape: PriceChartShape; readonly texts: Texts }) {
  return (
    <div className={styles.plot} aria-hidden="true">
      <span className={styles.high}>{texts.price(shape.highest)}</span>
      <span className={styles.low}>{texts.price(shape.lowest)}</span>
      <div className={styles.drawing}>
        <svg
          aria-hidden="true"
          className={styles.svg}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
        >
          <path className={styles.line} d={shape.line} />
        </svg>
        <span className={styles.dot} style={{ insetBlockStart: `${shape.now}%` }} />
      </div>
      <span className={styles.from}>{texts.day(shape.from)}</span>
    </div>
  )
}

/** A history of fewer days says nothing yet. */
const shownFrom = 7 * 86_400_000

/** A product's price history, closed until somebody opens it: a chart, and its numbers as a table. */
export function PriceChart({
  history,
}: {
  readonly history: readonly PricePoint[]
}): ReactElement | null {
  const locale = useStore(useShell().$locale)
  const shape = priceChartShape(history, { now: Date.now(), days: limits.priceHistoryDays })
  const [first] = history
  if (first === undefined || Date.now() - Date.parse(first.at) < shownFrom) return null
  const texts: Texts = {
    day: (at) => new Date(at).toLocaleDateString(locale, { dateStyle: 'medium' }),
    price: (amount) => priceText({ amount, currency: shape?.currency ?? first.currency }, locale),
  }
  if (shape === undefined)
    return (
      <p className={styles.steady}>
        {words.historySteady({ day: texts.day(history.at(-1)?.at ?? first.at) })}
      </p>
    )
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {words.history()}
        <span className={styles.lead}>
          {' '}
          {words.historyLow({ price: texts.price(shape.lowest), day: texts.day(shape.from) })}
        </span>
      </summary>
      <Plot {...{ shape, texts }} />
      <Prices {...{ shape, texts }} />
    </details>
  )
}
