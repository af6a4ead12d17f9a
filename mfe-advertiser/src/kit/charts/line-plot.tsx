import { type PointerEvent, useState } from 'react'
import styles from './line-chart.module.css'
import type { LineShape, Mark } from './line-shape.ts'

const at = ({ x, y }: Mark) => ({ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` })

// 4.5 rem is half of the widest label, so that no label leaves the chart.
const over = ({ x, y }: Mark) => ({
  insetInlineStart: `clamp(4.5rem, ${x}%, 100% - 4.5rem)`,
  insetBlockStart: `${y}%`,
})

/** A metric of the chart: its line, and how its axis writes numbers. */
interface PlotLine {
  readonly shape: LineShape
  readonly tick: (value: number) => string
}

interface LinePlotProps {
  readonly label: string
  readonly line: PlotLine
  /** A second metric, with an axis of its own. */
  readonly second?: PlotLine | undefined
  /** Describes a day, for the pointer and for screen readers. */
  readonly told: (index: number) => string
  /** The labels of the best day and of the last one. */
  readonly labels?: { readonly best: string | null; readonly last: string }
  /** The days that something was changed on, by index. */
  readonly changes?: readonly number[]
}

function Lines({ line, second }: Pick<LinePlotProps, 'line' | 'second'>) {
  return (
    <svg aria-hidden="true" className={styles.svg} viewBox="0 0 100 100" preserveAspectRatio="none">
      {second === undefined ? null : (
        <g className={styles.second}>
          <path className={styles.before} d={second.shape.before} />
          <path className={styles.line} d={second.shape.line} />
          <path className={styles.open} d={second.shape.open} />
        </g>
      )}
      <path className={styles.before} d={line.shape.before} />
      <path className={styles.line} d={line.shape.line} />
      <path className={styles.open} d={line.shape.open} />
    </svg>
  )
}

/** The labels of the best day and of the last one, which give way to the day that is pointed at. */
function Labels({ shape, labels }: { shape: LineShape; labels: LinePlotProps['labels'] }) {
  const { last, best } = shape
  if (labels === undefined) return null
  return (
    <>
      {labels.best === null ? null : (
        <span className={styles.best} style={over(best)}>
          {labels.best}
        </span>
      )}
      <span className={styles.dot} style={at(last)} />
      <span className={styles.last} style={at(last)}>
        {labels.last}
      </span>
    </>
  )
}

function Shown({ mark, second, text }: { mark: Mark; second: Mark | undefined; text: string }) {
  return (
    <>
      <span className={styles.guide} style={{ insetInlineStart: `${mark.x}%` }} />
      {mark.value === null ? null : <span className={styles.point} style={at(mark)} />}
      {second === undefined || second.value === null ? null : (
        <span className={styles.secondPoint} style={at(second)} />
      )}
      <span className={styles.tip} style={over(mark)}>
        {text}
      </span>
    </>
  )
}

function Ticks({ line, isEnd = false }: { readonly line: PlotLine; readonly isEnd?: boolean }) {
  const { ticks } = line.shape
  return ticks.map((tick) => (
    <span
      key={tick}
      aria-hidden="true"
      className={isEnd ? styles.endTick : styles.tick}
      style={{ insetBlockStart: `${100 - (tick / (ticks[0] ?? 1)) * 100}%` }}
    >
      {line.tick(tick)}
    </span>
  ))
}

/** Returns the day under a pointer, in the reading direction. */
function dayUnder(event: PointerEvent<HTMLInputElement>, end: number): number {
  const { left, right, width } = event.currentTarget.getBoundingClientRect()
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const fromStart = rtl ? right - event.clientX : event.clientX - left
  return Math.round(Math.min(1, Math.max(0, fromStart / Math.max(1, width))) * end)
}

/** The lines of a chart, and a slider over them that tells the values of each day. */
export function LinePlot({ label, line, second, told, labels, changes = [] }: LinePlotProps) {
  const { marks, last } = line.shape
  const [pointed, point] = useState<number | null>(null)
  const end = marks.length - 1
  const shown = pointed === null ? undefined : marks[pointed]
  return (
    <div className={styles.plot}>
      <Ticks line={line} />
      {second === undefined ? null : <Ticks line={second} isEnd />}
      <div aria-hidden="true" className={styles.drawing}>
        <Lines line={line} second={second} />
        {changes.map((index) => (
          <span
            key={index}
            className={styles.change}
            style={{ insetInlineStart: `${marks[index]?.x ?? 0}%` }}
          />
        ))}
        {shown === undefined ? (
          <Labels shape={line.shape} labels={labels} />
        ) : (
          <Shown
            mark={shown}
            second={second?.shape.marks[pointed ?? end]}
            text={told(pointed ?? end)}
          />
        )}
      </div>
      <input
        type="range"
        className={styles.slider}
        aria-label={label}
        aria-valuetext={told(shown === undefined ? marks.indexOf(last) : (pointed ?? end))}
        min={0}
        max={end}
        value={pointed ?? end}
        onChange={({ currentTarget }) => point(Number(currentTarget.value))}
        onFocus={() => point(pointed ?? end)}
        onBlur={() => point(null)}
        onPointerMove={(event) => point(dayUnder(event, end))}
        onPointerLeave={({ currentTarget }) => {
          if (!currentTarget.matches(':focus-visible')) point(null)
        }}
      />
    </div>
  )
}
