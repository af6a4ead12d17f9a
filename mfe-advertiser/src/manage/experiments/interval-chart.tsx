import type { AdExperimentReport } from '@tessera/contracts/calls/ad-experiments'
import { Chip, ChipRow } from '@tessera/ui/chip'
import { type ReactElement, useState } from 'react'
import { ChartTable } from '../../kit/charts/chart-table.tsx'
import panels from '../../kit/panels/panels.module.css'
import { letters } from './arms-in.ts'
import styles from './experiments.module.css'
import { type IntervalShape, intervalShape } from './interval-shape.ts'
import type { useTexts } from './use-texts.ts'
import { words } from './words.ts'

interface ChartProps {
  readonly report: AdExperimentReport
  readonly text: ReturnType<typeof useTexts>
}

function Plot({ shape, text }: Pick<ChartProps, 'text'> & { readonly shape: IntervalShape }) {
  const [top = 1] = shape.ticks
  return (
    <div aria-hidden="true" className={styles.plot}>
      {shape.ticks.map((tick) => (
        <span
          key={tick}
          className={`${styles.tick} ${tick === 0 ? styles.zero : ''}`}
          style={{ insetBlockStart: `${50 - (tick / top) * 50}%` }}
        >
          {text.signed(tick)}
        </span>
      ))}
      <svg className={styles.svg} viewBox="0 0 100 100" preserveAspectRatio="none">
        <title>{words.differenceName()}</title>
        <path className={styles.band} d={shape.band} />
        <path className={styles.line} d={shape.line} />
      </svg>
    </div>
  )
}

function Table({ report, text, at }: ChartProps & { readonly at: number }): ReactElement {
  const base = letters[0]
  const arm = letters[at + 1] ?? ''
  return (
    <ChartTable
      label={words.differenceOf({ arm, base })}
      heads={[base, arm, words.estimateNow(), words.from(), words.to()]}
      rows={report.days.toReversed().map(({ day, arms, comparisons }) => {
        const known = comparisons[at]
        const shares = [arms[0], arms[at + 1]].map((count) =>
          text.share(count?.acted ?? 0, count?.people ?? 0),
        )
        const differences =
          known === null || known === undefined
            ? ['–', '–', '–']
            : [known.estimate, known.low, known.high].map((value) => text.signed(value))
        return { day: text.shortDay(day), cells: [...shares, ...differences] }
      })}
    />
  )
}

/** The difference between two arms by day, with the interval that it is known to lie in. */
export function IntervalChart({ report, text }: ChartProps): ReactElement {
  const [at, choose] = useState(0)
  const shape = intervalShape(report.days, at)
  const { days } = report
  return (
    <figure className={styles.figure}>
      {report.arms.length < 3 ? null : (
        <ChipRow label={words.armsShown()}>
          {report.arms.slice(1).map((arm, index) => (
            <Chip key={arm.object_id} pressed={index === at} onClick={() => choose(index)}>
              {letters[index + 1]}
            </Chip>
          ))}
        </ChipRow>
      )}
      <figcaption className={panels.text}>
        {words.differenceOf({ arm: letters[at + 1] ?? '', base: letters[0] })}.{' '}
        {shape === undefined ? null : words.chartKey()}
      </figcaption>
      {shape === undefined ? null : (
        <>
          <Plot {...{ shape, text }} />
          <div aria-hidden="true" className={styles.axis}>
            <span>{text.shortDay(days[0]?.day ?? report.first_day)}</span>
            <span>{text.shortDay(days.at(-1)?.day ?? report.first_day)}</span>
          </div>
        </>
      )}
      <Table {...{ report, text, at }} />
    </figure>
  )
}
