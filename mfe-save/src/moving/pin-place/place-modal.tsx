import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { sectionsToSaveTo } from '@tessera/contracts/calls/sections'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { ErrorRegion } from '@tessera/ui/error-region'
import { Icon } from '@tessera/ui/icon'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useEffect, useId, useRef } from 'react'
import { BoardForm } from '../../saving/board-form/form.tsx'
import { BoardRowsWaiting } from '../../saving/save-modal/board-rows-waiting.tsx'
import { SectionForm } from '../../saving/section-form/form.tsx'
import { actingSubject } from '../bulk-moves/acting-subject.ts'
import type { Place, Target } from '../bulk-moves/pin-act.ts'
import { ChooseBoard } from './choose-board.tsx'
import { ChooseSection } from './choose-section.tsx'
import type { PlaceState } from './flow.ts'
import styles from './place-modal.module.css'
import type { Doing } from './place-rows.tsx'
import { usePlace } from './use-place.ts'
import { counted, words } from './words.ts'

interface PlaceModalProps {
  readonly doing: Doing
  /** How many pins a place is chosen for. */
  readonly count: number
  /** Where they are now. */
  readonly present: Place
  readonly onPlaced: (target: Target) => void
  readonly onClose: () => void
}

type Choosing = ReturnType<typeof usePlace>

function titleOf(state: PlaceState, { doing, count }: PlaceModalProps, locale: string): string {
  if (state.step === 'create-board') return words.createBoard()
  if (state.step === 'add-section') return words.addSection()
  if (state.step === 'choose-section') return words.chooseSection()
  const pins = plural(count, counted.pins, locale)
  return doing === 'move' ? words.move({ pins }) : words.copy({ pins })
}

/** The boards to choose from, once they are known, or why they are not. */
function Boards({ doing, present, choosing }: PlaceModalProps & { readonly choosing: Choosing }) {
  const shell = useShell()
  const { client } = shell
  const boards = useQuery(queryOptions(client, pickerBoards, actingSubject(shell, present)))
  const sections = useQuery(queryOptions(client, sectionsToSaveTo, { board_id: present.boardId }))
  if (boards.data === undefined && boards.error !== null)
    return (
      <div className={styles.failed}>
        <ErrorRegion
          title={words.failed()}
          busy={boards.isFetching}
          onRetry={() => void boards.refetch()}
        >
          {boards.error.message}
        </ErrorRegion>
      </div>
    )
  if (boards.data === undefined || sections.isPending) return <BoardRowsWaiting />
  return (
    <ChooseBoard
      boards={boards.data.all_boards}
      sections={sections.data ?? []}
      doing={doing}
      present={present}
      onEvent={choosing.tell}
    />
  )
}

function Pane(props: PlaceModalProps & { readonly choosing: Choosing }): ReactElement | null {
  const { doing, present, choosing } = props
  const { state, tell } = choosing
  switch (state.step) {
    case 'choose-board':
      return <Boards {...props} />
    case 'choose-section':
      return <ChooseSection board={state.board} doing={doing} present={present} onEvent={tell} />
    case 'create-board':
      return (
        <div className={styles.form}>
          <BoardForm
            draft={state.drafts.board}
            onEvent={(event) => tell({ type: 'board-draft', event })}
            onCreate={() => void choosing.createBoard()}
          />
        </div>
      )
    case 'add-section':
      return (
        <div className={styles.form}>
          <SectionForm
            draft={state.drafts.section}
            onEvent={(event) => tell({ type: 'section-draft', event })}
            onAdd={() => void choosing.addSection()}
          />
        </div>
      )
    default:
      return null
  }
}

/** Asks where pins are to go: to a board, then to a section of it, either made on the way. */
export default function PlaceModal(props: PlaceModalProps): ReactElement {
  const choosing = usePlace(props)
  const { state, tell } = choosing
  const locale = useStore(useShell().$locale)
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { step, drafts } = state
  const isForm = step === 'create-board' || step === 'add-section'
  useEffect(() => {
    // What had the focus went with the last step; a form takes it itself.
    if (step === 'choose-section' || step === 'choose-board')
      title.current?.focus({ preventScroll: true })
  }, [step])
  const close = () => tell({ type: 'close' })
  return (
    <Modal
      labelledBy={id}
      padded={false}
      className={styles.modal ?? ''}
      closable={!(drafts.board.saving || drafts.section.saving)}
      backdropCloses={!isForm}
      onClose={close}
    >
      <div className={styles.pane}>
        <div className={styles.head}>
          {step === 'choose-board' ? null : (
            <Button kind="plain" size="small" square aria-label={words.back()} onClick={close}>
              <Icon name="back" size={20} />
            </Button>
          )}
          <h2 ref={title} id={id} tabIndex={-1} className={styles.title}>
            {titleOf(state, props, locale)}
          </h2>
        </div>
        <Pane {...props} choosing={choosing} />
      </div>
    </Modal>
  )
}
