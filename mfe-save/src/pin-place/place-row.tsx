import { measures } from '@tessera/contracts/limits'
import { Icon, type IconName } from '@tessera/ui/icon'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import type { ReactElement } from 'react'
import type { RowPlace } from '../save-modal/picker-list.tsx'
import styles from './place-row.module.css'
import { words } from './words.ts'

interface PlaceRowProps {
  readonly place: RowPlace
  readonly name: string
  /** How much is there. */
  readonly note: string
  readonly picture: string | null
  readonly color: string | null
  readonly marks: readonly (readonly [IconName, string])[]
  /** What pressing it does, as it is said. */
  readonly doing: string
  /** The pins are here already. */
  readonly isHere: boolean
  /** More is to be chosen behind it. */
  readonly leadsOn?: boolean
  readonly onChoose: () => void
}

/** A board or a section that pins can go to; the one where they are is marked and cannot be chosen. */
export function PlaceRow(props: PlaceRowProps): ReactElement {
  const {
    place,
    name,
    note,
    picture,
    color,
    marks,
    doing,
    isHere,
    leadsOn = false,
    onChoose,
  } = props
  const isShut = isHere && !leadsOn
  const said = [doing, note, ...marks.map(([, label]) => label), ...(isHere ? [words.here()] : [])]
  return (
    <button
      {...place}
      type="button"
      className={styles.row}
      aria-disabled={isShut || undefined}
      aria-current={isHere ? 'location' : undefined}
      onClick={isShut ? undefined : onChoose}
    >
      <VisuallyHidden>{said.filter((part) => part !== '').join(', ')}</VisuallyHidden>
      <span
        className={styles.cover}
        style={color === null ? {} : { backgroundColor: color }}
        aria-hidden="true"
      >
        {picture === null ? null : (
          <img src={picture} alt="" width={measures.boardCover} height={measures.boardCover} />
        )}
      </span>
      <span className={styles.words} aria-hidden="true">
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{note}</span>
      </span>
      {marks.map(([icon]) => (
        <span key={icon} className={styles.mark} aria-hidden="true">
          <Icon name={icon} size={20} />
        </span>
      ))}
      {isHere ? (
        <span className={styles.here} aria-hidden="true">
          {words.here()}
        </span>
      ) : null}
      {leadsOn ? (
        <span className={styles.on} aria-hidden="true">
          <Icon name="back" size={20} />
        </span>
      ) : null}
    </button>
  )
}
