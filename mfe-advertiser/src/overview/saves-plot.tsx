import { type PointerEvent, useState } from 'react'
import { words } from '../words.ts'
import { useFigures } from './figures.ts'
import styles from './saves-chart.module.css'
import type { Mark, SavesChartShape } from './saves-chart-shape.ts'

const at = ({ x, y }: Mark) => ({ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` })

// 4.5 rem is half of the widest label, so that no label leaves the chart.
const over = ({ x, y }: Mark) => ({
  insetInlineStart: `clamp(4.5rem, ${x}%, 100% - 4.5rem)`,
  insetBlockStart: `${y}%`,
})

function Lines({ shape }: { readonly shape: SavesChartShape }) {
  return (
    <svg aria-hidden="true" className={styles.svg} viewBox="0 0 100 100" preserveAspectRatio="none">
      <path className={styles.before} d={shape.before} />
      <path className={styles.line} d={shape.line} />
      <path className={styles.today} d={shape.today} />
    </svg>
  )
}

/** The labels of the best day and of today, which give way to the day that is pointed at. */
function Labels({ shape }: { readonly shape: SavesChartShape }) {
  const { number, day } = useFigures()
  const { last, peak } = shape
  return (
    <>
      {peak === null ? null : (
        <span className={styles.peak} style={over(peak)}>
          {words.savesOn({ saves: number(peak.saves), day: day(peak.day) })}
        </span>
      )}
      <span className={styles.dot} style={at(last)} />
      <span className={styles.last} style={at(last)}>
        {words.savesToday({ saves: number(last.saves) })}
      </span>
    </>
  )
}

function Shown({ mark, text }: { readonly mark: Mark; readonly text: string }) {
  return (
    <>
      <span className={styles.guide} style={{ insetInlineStart: `${mark.x}%` }} />
      <span className={styles.point} style={at(mark)} />
      <span className={styles.tip} style={over(mark)}>
        {text}
      </span>
    </>
  )
}

/** The lines of the chart, and a slider over them that tells the saves of each day. */
export function SavesPlot({ shape }: { readonly shape: SavesChartShape }) {
  const { number, day, saves } = useFigures()
  const { marks, ticks } = shape
  const [pointed, point] = useState<number | null>(null)
  const end = marks.length - 1
  const shown = marks[pointed ?? end] ?? shape.last
  const told = ({ before, ...mark }: Mark) => {
    const text = words.savesOn({ saves: saves(mark.saves), day: day(mark.day) })
    return before === undefined
      ? text
      : words.withBefore({ text, before: number(before.saves), day: day(before.day) })
  }
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    const { left, right, width } = event.currentTarget.getBoundingClientRect()
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const fromStart = rtl ? right - event.clientX : event.clientX - left
    const part = Math.min(1, Math.max(0, fromStart / Math.max(1, width)))
    point(Math.round(part * end))
  }
  return (
    <div className={styles.plot}>
      {ticks.map((tick) => (
        <span
          key={tick}
          aria-hidden="true"
          className={styles.tick}
          style={{ insetBlockStart: `${100 - (tick / (ticks[0] ?? 1)) * 100}%` }}
        >
          {number(tick)}
        </span>
      ))}
      <div aria-hidden="true" className={styles.drawing}>
        <Lines shape={shape} />
        {pointed === null ? <Labels shape={shape} /> : <Shown mark={shown} text={told(shown)} />}
      </div>
      <input
        type="range"
        className={styles.slider}
        aria-label={words.savesByDay()}
        aria-valuetext={told(shown)}
        min={0}
        max={end}
        value={pointed ?? end}
        onChange={({ currentTarget }) => point(Number(currentTarget.value))}
        onFocus={() => point(pointed ?? end)}
        onBlur={() => point(null)}
        onPointerMove={follow}
        onPointerLeave={({ currentTarget }) => {
          if (!currentTarget.matches(':focus-visible')) point(null)
        }}
      />
    </div>
  )
}
