import type { ReactElement } from 'react'
import { useMoney } from '../../../kit/money/use-money.ts'
import styles from './view.module.css'
import { words } from './words.ts'

interface SettlingNoteProps {
  readonly settling: { readonly events_from: string; readonly conversions_from: string }
  /** The last day that is shown. */
  readonly to: string
}

/** Says from which day on figures can still change, and why; nothing where all of them stay. */
export function SettlingNote({ settling, to }: SettlingNoteProps): ReactElement | null {
  const { dayName } = useMoney('USD')
  const { events_from: events, conversions_from: conversions } = settling
  if (to < events && to < conversions) return null
  return (
    <div className={styles.settling}>
      <p>{words.settlingNote({ day: dayName(to < events ? conversions : events) })}</p>
      <details>
        <summary>{words.settlingHow()}</summary>
        <p>{words.settlingWhy({ day: dayName(conversions) })}</p>
      </details>
    </div>
  )
}
