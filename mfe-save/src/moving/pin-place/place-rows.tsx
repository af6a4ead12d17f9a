import { useStore } from '@nanostores/react'
import type { BoardCard, Section } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import type { IconName } from '@tessera/ui/icon'
import type { ReactElement } from 'react'
import type { RowPlace } from '../../saving/save-modal/picker-list.tsx'
import { counted } from '../../words.ts'
import { isSamePlace } from '../bulk-moves/pin-act.ts'
import { type ChosenBoard, leadsOn, type Purpose } from './flow.ts'
import { PlaceRow } from './place-row.tsx'
import { words } from './words.ts'

/** What is done with the pins that a place is chosen for. */
export type Doing = Purpose['doing']

/** What every row is told. */
interface Choosing extends Purpose {
  /** Its place among the rows. */
  readonly row: RowPlace
}

const doingText = (doing: Doing, place: string): string =>
  doing === 'move' ? words.moveTo({ place }) : words.copyTo({ place })

function marksOf(board: BoardCard): readonly (readonly [IconName, string])[] {
  return [
    ...(board.privacy === 'public' ? [] : [['lock', words.secret()] as const]),
    ...(board.is_collaborative ? [['people', words.shared()] as const] : []),
  ]
}

/** A board to go to; one that has sections leads on to them, and so does the one where the pins are. */
export function BoardPlace({
  row,
  board,
  doing,
  present,
  onChoose,
}: Choosing & {
  readonly board: BoardCard
  readonly onChoose: (board: BoardCard) => void
}): ReactElement {
  const locale = useStore(useShell().$locale)
  const sections =
    board.section_count > 0 ? [plural(board.section_count, counted.sections, locale)] : []
  const isHere = board.id === present.boardId
  return (
    <PlaceRow
      place={row}
      name={board.name}
      note={[plural(board.pin_count, counted.pins, locale), ...sections].join(' · ')}
      picture={board.image_cover_url}
      color={board.cover_color}
      marks={marksOf(board)}
      doing={doingText(doing, board.name)}
      isHere={isHere}
      leadsOn={leadsOn(board, { doing, present })}
      onChoose={() => onChoose(board)}
    />
  )
}

/** A section to go to, or none: the board itself. */
export function SectionPlace({
  row,
  board,
  section,
  doing,
  present,
  onChoose,
}: Choosing & {
  readonly board: ChosenBoard
  readonly section: Section | null
  readonly onChoose: (section: Section | null) => void
}): ReactElement {
  const locale = useStore(useShell().$locale)
  const place = { boardId: board.id, sectionId: section?.id ?? null }
  const name = section?.title ?? words.noSection()
  return (
    <PlaceRow
      place={row}
      name={name}
      note={
        section === null
          ? words.noSectionWhy({ board: board.name })
          : plural(section.pin_count, counted.pins, locale)
      }
      picture={
        section === null ? (board.image_cover_url ?? null) : (section.preview_pins[0] ?? null)
      }
      color={null}
      marks={[]}
      doing={doingText(doing, name)}
      isHere={isSamePlace(doing, present, place)}
      onChoose={() => onChoose(section)}
    />
  )
}
