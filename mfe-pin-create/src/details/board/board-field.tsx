import { useQuery } from '@tanstack/react-query'
import { defineCommand } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import { queryOptions } from '@tessera/client'
import { createBoard, pickerBoards, userBoards } from '@tessera/contracts/calls/boards'
import { sectionsToSaveTo } from '@tessera/contracts/calls/sections'
import { getUser } from '@tessera/contracts/calls/users'
import type { BoardCard, Section } from '@tessera/contracts/entities/board'
import { useShell } from '@tessera/module/react'
import { BoardChooser, SectionChooser } from '@tessera/pins/board-chooser'
import { FieldFrame } from '@tessera/ui/field-frame'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useState } from 'react'
import { words } from '../../words.ts'
import styles from './board-field.module.css'

/** A board that was chosen for a pin, with its section if one was. */
export interface ChosenBoard {
  readonly id: string
  readonly name: string
  readonly section?: { readonly id: string; readonly title: string } | null
}

interface ChooserModalProps {
  readonly onChoose: (board: ChosenBoard) => void
  readonly onClose: () => void
}

const purpose = { action: (board: string) => board }

const create = defineCommand(createBoard, {
  name: 'create-board-for-pin',
  refusals: 'inline',
  confirm: (_, __, draft) => draft.lists({ of: [pickerBoards, userBoards, getUser], ask: 'now' }),
})

/** Creates a board with the name that was searched for, and chooses it. */
function useCreation({ onChoose, onClose }: ChooserModalProps) {
  const { run, busy, formRefusal } = useCommand(create)
  const [name, setName] = useState('')
  async function onCreate(asked: string): Promise<void> {
    setName(asked)
    const outcome = await run({ name: asked, aux_data: { source: 'board_picker' } })
    if (outcome.state !== 'done') return
    onChoose({ id: outcome.answer.id, name: outcome.answer.name })
    onClose()
  }
  const refusal = formRefusal === undefined ? null : { name, message: formRefusal }
  return { busy, refusal, onCreate: (asked: string) => void onCreate(asked) }
}

/** Chooses a section of a board, or the board itself. */
function Sections(props: {
  readonly board: BoardCard
  readonly onChoose: (section: Section | null) => void
}): ReactElement {
  const { board, onChoose } = props
  const [text, onSearch] = useState('')
  const { client } = useShell()
  const sections = useQuery(queryOptions(client, sectionsToSaveTo, { board_id: board.id }))
  return (
    <SectionChooser
      {...{ board, sections, purpose, onChoose }}
      whole="board"
      search={{ text, onSearch }}
    />
  )
}

/** The chooser. Drawn outside of the form, so that Enter in its search does not publish. */
export function BoardModal(props: ChooserModalProps): ReactElement {
  const { onChoose, onClose } = props
  const [text, onSearch] = useState('')
  const [open, setOpen] = useState<BoardCard | null>(null)
  const { client } = useShell()
  const boards = useQuery(queryOptions(client, pickerBoards, {}))
  const create = useCreation(props)
  const choose = ({ id, name }: BoardCard, section: Section | null) => {
    onChoose({ id, name, section })
    onClose()
  }
  return (
    <Modal
      // Each step is a dialog of its own for the focus, which would be lost with the last step's row.
      key={open?.id}
      title={open === null ? words.boardChoose() : words.sectionChoose()}
      closable={!create.busy}
      onClose={onClose}
      {...(open === null ? {} : { onBack: () => setOpen(null) })}
    >
      <div className={styles.boards}>
        {open === null ? (
          <>
            <p className={styles.boardHint}>{words.boardHint()}</p>
            <BoardChooser
              {...{ boards, purpose, create }}
              search={{ text, onSearch }}
              onChoose={(board) => (board.section_count > 0 ? setOpen(board) : choose(board, null))}
            />
          </>
        ) : (
          <Sections board={open} onChoose={(section) => choose(open, section)} />
        )}
      </div>
    </Modal>
  )
}

interface BoardFieldProps {
  /** The board and section as they were called when they were chosen; '' for none. */
  readonly chosen: Readonly<Record<'board' | 'boardName' | 'sectionName', string>>
  readonly fault: string | undefined
  readonly onOpen: () => void
}

/** Shows the board that the pin goes to, and opens the chooser. */
export function BoardField({ chosen, fault, onOpen }: BoardFieldProps): ReactElement {
  const { client } = useShell()
  const { data } = useQuery(queryOptions(client, pickerBoards, {}))
  const known = data?.all_boards.find(({ id }) => id === chosen.board)
  const board = known?.name ?? chosen.boardName
  const { sectionName: section } = chosen
  const name = section === '' ? board : words.sectionIn({ section, board })
  return (
    <FieldFrame
      label={words.board()}
      error={fault}
      action={
        <span className={styles.boardArrow}>
          <Icon shape={icons.down} size={20} />
        </span>
      }
      input={({ className, ...framed }) => (
        <button
          {...framed}
          type="button"
          className={`${className} ${styles.boardButton}`}
          aria-haspopup="dialog"
          aria-label={name === '' ? words.boardChoose() : words.boardChosen({ board: name })}
          onClick={onOpen}
        >
          {name === '' ? words.boardChoose() : name}
        </button>
      )}
    />
  )
}
