import { useStore } from '@nanostores/react'
import type { BoardCard } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import type { IconName } from '@tessera/ui/icon'
import type { ReactElement } from 'react'
import { words as common, counted } from '../../words.ts'
import { namedCollaborators } from '../collaborators/named-collaborators.ts'
import type { RowPlace } from './picker-list.tsx'
import { PickerRow, SaveEnd } from './picker-row.tsx'
import { words } from './words.ts'

interface BoardRowProps {
  readonly board: BoardCard
  readonly place: RowPlace
  /** The pin is on its way to this board. */
  readonly busy: boolean
  /** It is on its way to some board, so nothing more can be chosen. */
  readonly waiting: boolean
  /** A press leads to the board's sections. */
  readonly leadsOn: boolean
  readonly onChoose: (board: BoardCard) => void
}

function countsOf(board: BoardCard, locale: string): string {
  const sections =
    board.section_count > 0 ? [plural(board.section_count, counted.sections, locale)] : []
  return [plural(board.pin_count, counted.pins, locale), ...sections].join(' · ')
}

/** What a board is marked with, and what each mark says. */
function marksOf(board: BoardCard, locale: string): readonly (readonly [IconName, string])[] {
  const { privacy, is_collaborative } = board
  const people = is_collaborative ? namedCollaborators(board, locale) : ''
  return [
    ...(people === '' ? [] : [['people', words.sharedBy({ people })] as const]),
    ...(privacy === 'secret' ? [['lock', common.secret()] as const] : []),
    ...(privacy === 'protected' ? [['eyeOff', words.protectedBoard()] as const] : []),
  ]
}

/** A board of the picker: the whole row saves to it, or leads to its sections. */
export function BoardRow(props: BoardRowProps): ReactElement {
  const { board, place, busy, waiting, leadsOn, onChoose } = props
  const locale = useStore(useShell().$locale)
  const counts = countsOf(board, locale)
  const marks = marksOf(board, locale)
  const said = [common.saveTo({ board: board.name }), counts, ...marks.map(([, says]) => says)]
  return (
    <PickerRow
      place={place}
      name={board.name}
      detail={counts}
      picture={board.image_cover_url}
      color={board.cover_color}
      marks={marks.map(([mark]) => mark)}
      said={said.join(', ')}
      leadsOn={leadsOn}
      busy={busy}
      shut={waiting}
      end={leadsOn ? null : <SaveEnd busy={busy} />}
      onChoose={() => onChoose(board)}
    />
  )
}
