import { plural } from '@tessera/contracts/messages'
import type { ReactElement } from 'react'
import { ChartTable } from '../../kit/charts/chart-table.tsx'
import styles from '../../kit/charts/line-chart.module.css'
import { LinePlot } from '../../kit/charts/line-plot.tsx'
import { lineShape } from '../../kit/charts/line-shape.ts'
import { useFigures } from '../../kit/money/use-figures.ts'
import type { DayEvents } from './event-days.ts'
import { eventsCounted, eventsWords as words } from './words.ts'

interface EventsChartProps {
  readonly days: readonly DayEvents[]
  readonly currency: string
}

/** A line chart of events by day, with its message in words and the same data as a table. */
export function EventsChart({ days, currency }: EventsChartProps): ReactElement | null {
  const { count, dayName, locale } = useFigures(currency)
  const shape = lineShape(days.map(({ day, count: value }) => ({ day, value })))
  if (shape === undefined) return null
  const { marks, last, best } = shape
  const total = days.reduce((sum, day) => sum + day.count, 0)
  const told = (index: number) => {
    const { day, value } = marks[index] ?? last
    return words.onDay({ count: plural(value ?? 0, eventsCounted, locale), day: dayName(day) })
  }
  const shownDays = [marks[0], marks[Math.floor(marks.length / 2)], last]
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.lead}>
        {words.byDayLead({
          count: plural(total, eventsCounted, locale),
          days: count(days.length),
          day: dayName(best.day),
          best: count(best.value ?? 0),
        })}
      </figcaption>
      <LinePlot
        key={days.length}
        label={words.byDay()}
        line={{ shape, tick: (value) => count(value) }}
        told={told}
      />
      <div className={styles.axis} aria-hidden="true">
        {shownDays.map((mark) => (
          <span key={mark?.day}>{dayName(mark?.day ?? last.day)}</span>
        ))}
      </div>
      <ChartTable
        label={words.byDay()}
        heads={[words.count()]}
        rows={days
          .map((day) => ({ day: dayName(day.day), cells: [count(day.count)] }))
          .toReversed()}
      />
    </figure>
  )
}
