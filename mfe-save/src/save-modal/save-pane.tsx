import type { pickerBoards } from '@tessera/contracts/calls/boards'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import { Button } from '@tessera/ui/button'
import { ErrorRegion } from '@tessera/ui/error-region'
import { Icon } from '@tessera/ui/icon'
import type { ReactElement } from 'react'
import { BoardForm } from '../board-form/form.tsx'
import { words } from '../words.ts'
import { BoardPicker } from './board-picker.tsx'
import { BoardRowsWaiting } from './board-rows-waiting.tsx'
import styles from './overlay.module.css'
import type { SaveFlow } from './use-save-flow.ts'

interface SavePaneProps {
  readonly flow: SaveFlow
  readonly boards: OutputOf<typeof pickerBoards> | undefined
  readonly failure: Error | null
  readonly retrying: boolean
  readonly onRetry: () => void
}

function CreateBoard({ flow }: { readonly flow: SaveFlow }): ReactElement {
  const { state } = flow
  return (
    <div className={styles.form}>
      {state.step === 'create-board' && state.hasBoards ? (
        <div>
          <Button kind="plain" size="small" disabled={state.draft.saving} onClick={flow.close}>
            <Icon name="back" size={20} />
            {words.back()}
          </Button>
        </div>
      ) : null}
      <BoardForm draft={state.draft} onEvent={flow.editDraft} onCreate={() => void flow.create()} />
    </div>
  )
}

/** What stands beside the pin: the boards, the form of a new one, or why there is neither. */
export function SavePane(props: SavePaneProps): ReactElement | null {
  const { flow, boards, failure, retrying, onRetry } = props
  const { state } = flow
  if (state.step === 'create-board') return <CreateBoard flow={flow} />
  if (state.step === 'board-created')
    return (
      <p className={styles.created} role="status">
        <Icon name="check" size={28} />
        {words.savingTo({ board: state.board.name })}
      </p>
    )
  if (boards === undefined && failure !== null)
    return (
      <div className={styles.failed}>
        <ErrorRegion title={words.boardsFailed()} busy={retrying} onRetry={onRetry}>
          {failure.message}
        </ErrorRegion>
      </div>
    )
  if (boards === undefined || state.step !== 'choose-board') return <BoardRowsWaiting />
  return (
    <BoardPicker
      picker={{ all: boards.all_boards, top: boards.boards_shortlist }}
      saving={state.saving}
      onChoose={(boardId) => void flow.choose(boardId)}
      onCreate={flow.openCreate}
    />
  )
}
