import { measures } from '@tessera/contracts/limits'
import { Icon, type IconName } from '@tessera/ui/icon'
import { Spinner } from '@tessera/ui/spinner'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import type { ReactElement } from 'react'
import { words } from '../words.ts'
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
  /** A press leads on to another list, and saves nothing yet. */
  readonly leadsOn?: boolean
  /** The pin is on its way to it. */
  readonly busy: boolean
  /** It is on its way somewhere, so nothing more can be chosen. */
  readonly waiting: boolean
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

/** One row of the picker: the whole of it is pressed, and it says what that does on hover and focus. */
export function PickerRow(props: PickerRowProps): ReactElement {
  const { place, name, detail, said, marks = [], leadsOn = false, busy, waiting, onChoose } = props
  return (
    <button
      {...place}
      type="button"
      className={styles.row}
      aria-busy={busy || undefined}
      aria-disabled={waiting || undefined}
      onClick={() => {
        if (!waiting) onChoose()
      }}
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
      {leadsOn ? (
        <span className={styles.on}>
          <Icon name="back" size={20} />
        </span>
      ) : (
        <span className={styles.save} aria-hidden="true">
          {busy ? <Spinner label="" size={20} /> : words.save()}
        </span>
      )}
    </button>
  )
}
