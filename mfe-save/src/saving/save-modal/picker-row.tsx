import { measures } from '@tessera/contracts/limits'
import { Icon, type IconName } from '@tessera/ui/icon'
import { Spinner } from '@tessera/ui/spinner'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import type { ReactElement, ReactNode } from 'react'
import { words } from '../../words.ts'
import type { RowPlace } from './picker-list.tsx'
import styles from './picker-row.module.css'

interface PickerRowProps {
  readonly place: RowPlace
  readonly name: string
  readonly detail: string
  readonly picture: string | null
  readonly color?: string | null
  readonly marks?: readonly IconName[]
  /** All that the row says to whoever hears it. */
  readonly said: string
  /** A press leads on to another list, and does nothing yet. */
  readonly leadsOn?: boolean
  /** What stands at its end, beside the way on. */
  readonly end?: ReactNode
  /** What it names is where one is already. */
  readonly current?: boolean
  /** What was pressed for is on its way to it. */
  readonly busy?: boolean
  /** Nothing can be chosen here now. */
  readonly shut?: boolean
  readonly onChoose: () => void
}

function Cover({ picture, color }: Pick<PickerRowProps, 'picture' | 'color'>): ReactElement {
  return (
    <span className={styles.cover} style={color == null ? {} : { backgroundColor: color }}>
      {picture === null ? null : (
        <img src={picture} alt="" width={measures.boardCover} height={measures.boardCover} />
      )}
    </span>
  )
}

/** The button that a row of boards or sections to save to shows on hover and focus; the row is what is pressed. */
export function SaveEnd({ busy }: { readonly busy: boolean }): ReactElement {
  return (
    <span className={styles.save} aria-hidden="true">
      {busy ? <Spinner label="" size={20} /> : words.save()}
    </span>
  )
}

/** One row of boards or sections to choose among: the whole of it is pressed. */
export function PickerRow(props: PickerRowProps): ReactElement {
  const { place, name, detail, said, marks = [], leadsOn = false, end, onChoose } = props
  const { current = false, busy = false, shut = false } = props
  return (
    <button
      {...place}
      type="button"
      className={styles.row}
      aria-busy={busy || undefined}
      aria-disabled={shut || undefined}
      aria-current={current ? 'location' : undefined}
      onClick={shut ? undefined : onChoose}
    >
      <VisuallyHidden>{said}</VisuallyHidden>
      <Cover picture={props.picture} color={props.color ?? null} />
      <span className={styles.words} aria-hidden="true">
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{detail}</span>
      </span>
      {marks.map((mark) => (
        <span key={mark} className={styles.mark}>
          <Icon name={mark} size={20} />
        </span>
      ))}
      {end}
      {leadsOn ? (
        <span className={styles.on}>
          <Icon name="back" size={20} />
        </span>
      ) : null}
    </button>
  )
}
