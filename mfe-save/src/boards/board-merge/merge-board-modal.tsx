import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { mergeBoard } from '@tessera/contracts/calls/actions'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import type { BoardCard } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { BoardChooser } from '@tessera/pins/board-chooser'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { defineWholeCommand, useActionRun } from '../../saving/undo/use-action-run.ts'
import { counted } from '../../saving/words.ts'
import { type BoardStanding, useStanding } from '../board/board-standing.ts'
import { leaveAddress } from '../board/leave-address.ts'
import type { MergeTarget } from './flow.ts'
import styles from './merge-modal.module.css'
import { MergeModal } from './merge-modal.tsx'
import { words } from './words.ts'

interface MergeBoardProps {
  readonly board: BoardCard
  readonly onClose: () => void
}

interface Merging extends Pick<BoardStanding, 'subject'> {
  readonly board: BoardCard
  readonly into: BoardCard
  readonly locale: string
}

const mergeWhole = defineWholeCommand(
  (client, { board, into, subject }: Merging) =>
    client.call(mergeBoard, { board_id: board.id, into_board_id: into.id, ...subject }),
  {
    name: 'merge-board',
    key: ({ board }) => board.id,
    boards: ({ board, into }) => [board.id, into.id],
    said({ state, done }, { board, into, locale }) {
      const names = { board: board.name, target: into.name }
      if (state === 'done') return words.boardMerged(names)
      return words.boardPart({ ...names, pins: plural(done, counted.pins, locale) })
    },
  },
)

/** Loads the boards that this one can be merged into: every board that takes pins, except itself. */
function useTargets(board: BoardCard, { subject }: BoardStanding) {
  const { client } = useShell()
  const owner = subject.orbac_subject_id === undefined ? {} : { username: board.owner.username }
  const list = useQuery(queryOptions(client, pickerBoards, { ...owner, ...subject }))
  const data = useMemo(() => {
    const others = list.data?.all_boards.filter(({ id }) => id !== board.id)
    return others && { all_boards: others, boards_shortlist: [] }
  }, [list.data, board.id])
  return { ...list, data }
}

/** A row shows only the board's name, because choosing it doesn't merge yet. */
const purpose = { action: (board: string) => board }

/** Merges a board into another. Explains first what that does; all of it can be undone. */
export function MergeBoardModal({ board, onClose }: MergeBoardProps): ReactElement {
  const shell = useShell()
  const locale = useStore(shell.$locale)
  const standing = useStanding(board)
  const targets = useTargets(board, standing)
  const boards = targets.data?.all_boards
  const { name } = board
  const run = useActionRun(mergeWhole, {
    onClose,
    onDone({ state }, { into }) {
      if (state === 'done') leaveAddress(shell, board.url, into.url)
    },
  })

  function explain(target: MergeTarget): ReactNode {
    const into = boards?.find(({ id }) => id === target.id)
    const pins = plural(board.pin_count, counted.pins, locale)
    const sections = plural(board.section_count, counted.sections, locale)
    const contents = board.section_count === 0 ? pins : words.and({ one: pins, other: sections })
    const isEmpty = board.pin_count + board.section_count === 0
    const names = { board: name, target: target.name }
    return (
      <>
        <p>{isEmpty ? words.boardEmpty(names) : words.boardWhat({ ...names, contents })}</p>
        {board.section_count === 0 ? null : <p>{words.boardWhatSections()}</p>}
        {board.privacy === 'secret' && into?.privacy === 'public' && !isEmpty ? (
          <p>{words.boardsShown(names)}</p>
        ) : null}
        <p>{words.boardGoes({ board: name })}</p>
      </>
    )
  }

  return (
    <MergeModal
      title={words.boardTitle({ board: name })}
      choose={(search, onChoose) =>
        boards?.length === 0 ? (
          <p className={styles.none}>{words.boardsNone()}</p>
        ) : (
          <BoardChooser {...{ boards: targets, purpose, search, onChoose }} leadsOn={() => false} />
        )
      }
      run={run}
      ask={(target) => words.boardAsk({ board: name, target: target.name })}
      explain={explain}
      onMerge={({ id }) => {
        const into = boards?.find((each) => each.id === id)
        if (into !== undefined) run.start({ board, into, locale, subject: standing.subject })
      }}
      onClose={onClose}
    />
  )
}
