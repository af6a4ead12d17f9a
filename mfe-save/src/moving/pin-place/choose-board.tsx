import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { sectionsToSaveTo } from '@tessera/contracts/calls/sections'
import type { BoardCard, Section } from '@tessera/contracts/entities/board'
import { useShell } from '@tessera/module/react'
import { BoardChooser, type NearbySections, SectionChooser } from '@tessera/pins/board-chooser'
import { type ReactElement, useState } from 'react'
import { actingSubject } from '../bulk-moves/acting-subject.ts'
import { isSamePlace } from '../bulk-moves/pin-act.ts'
import { leadsOn, type PlaceState, type Purpose } from './flow.ts'
import type { ChoosingPlace } from './use-place.ts'
import { words } from './words.ts'

interface ChooseProps extends Purpose {
  readonly choosing: ChoosingPlace
}

const purposes = {
  move: { action: (place: string) => words.moveTo({ place }) },
  copy: { action: (place: string) => words.copyTo({ place }) },
} as const

/** Returns why a section, or the board itself, cannot be chosen: the pins are there. */
const blockedBy =
  ({ doing, present }: Purpose, boardId: string) =>
  (section: Section | null) =>
    isSamePlace(doing, present, { boardId, sectionId: section?.id ?? null }) ? words.here() : null

/** Lists the sections of the pins' own board above all boards, because most moves stay on the board. */
function nearbySections(
  { doing, present, choosing }: ChooseProps,
  boards: readonly BoardCard[],
  sections: readonly Section[],
): NearbySections | null {
  const board = boards.find(({ id }) => id === present.boardId)
  if (board === undefined || doing === 'copy') return null
  return {
    board,
    sections: [...(present.sectionId === null ? [] : [null]), ...sections],
    blocked: blockedBy({ doing, present }, board.id),
    onChoose: (section) => choosing.tell({ type: 'section-chosen', board, section }),
  }
}

/** Chooses the board that pins go to, or a section of the board where they are. */
export function ChooseBoard(
  props: ChooseProps & { readonly state: Extract<PlaceState, { readonly kind: 'choose-board' }> },
): ReactElement {
  const { doing, present, choosing, state } = props
  const [search, setSearch] = useState('')
  const shell = useShell()
  const { client } = shell
  const boards = useQuery(queryOptions(client, pickerBoards, actingSubject(shell, present)))
  // Pins of several boards have no board in common, whose sections would come first.
  const near = useQuery({
    ...queryOptions(client, sectionsToSaveTo, { board_id: present.boardId }),
    enabled: present.boardId !== '',
  })
  const waits = near.isLoading && boards.error === null
  return (
    <BoardChooser
      boards={waits ? { ...boards, data: undefined } : boards}
      nearby={nearbySections(props, boards.data?.all_boards ?? [], near.data ?? [])}
      purpose={purposes[doing]}
      search={{ text: search, onSearch: setSearch }}
      blocked={({ id }) => (id === present.boardId ? words.here() : null)}
      leadsOn={(board) => leadsOn(board, { doing, present })}
      onChoose={(board) => choosing.tell({ type: 'board-chosen', board })}
      create={{
        onCreate: choosing.createNamed,
        busy: state.creating,
        refusal: state.refusal,
      }}
      foot={{
        label: words.createBoard(),
        onOpen: () => choosing.tell({ type: 'create-opened' }),
      }}
    />
  )
}

/** Chooses a section of a board, or the board outside of its sections. */
export function ChooseSection(
  props: ChooseProps & {
    readonly state: Extract<PlaceState, { readonly kind: 'choose-section' }>
  },
): ReactElement {
  const { doing, present, choosing, state } = props
  const { board } = state
  const [search, setSearch] = useState('')
  const { client } = useShell()
  const sections = useQuery(queryOptions(client, sectionsToSaveTo, { board_id: board.id }))
  return (
    <SectionChooser
      {...{ board, sections }}
      whole="no-section"
      purpose={purposes[doing]}
      search={{ text: search, onSearch: setSearch }}
      blocked={blockedBy({ doing, present }, board.id)}
      onChoose={(section) => choosing.tell({ type: 'section-chosen', board, section })}
      create={{ onCreate: choosing.addNamed, busy: state.creating, refusal: state.refusal }}
      foot={{
        label: words.addSection(),
        onOpen: () => choosing.tell({ type: 'add-opened', board }),
      }}
    />
  )
}
