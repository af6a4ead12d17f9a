import type { IconName } from '@tessera/ui/icon'
import type { ReactElement } from 'react'
import type { RowPlace } from '../../saving/save-modal/picker-list.tsx'
import { PickerRow } from '../../saving/save-modal/picker-row.tsx'
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
  const said = [doing, note, ...marks.map(([, label]) => label), ...(isHere ? [words.here()] : [])]
  return (
    <PickerRow
      {...{ place, name, picture, color, leadsOn, onChoose }}
      detail={note}
      said={said.filter((part) => part !== '').join(', ')}
      marks={marks.map(([icon]) => icon)}
      current={isHere}
      shut={isHere && !leadsOn}
      end={
        isHere ? (
          <span className={styles.here} aria-hidden="true">
            {words.here()}
          </span>
        ) : null
      }
    />
  )
}
