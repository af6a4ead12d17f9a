import type { pickerBoards } from '@tessera/contracts/calls/boards'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import type { PinId } from '@tessera/contracts/ids'
import { ErrorRegion } from '@tessera/ui/error-region'
import type { ReactElement } from 'react'
import { words as common } from '../../words.ts'
import type { Acting } from '../acting/acting.ts'
import { BoardMade } from './board-made.tsx'
import { BoardPicker } from './board-picker.tsx'
import { BoardRowsWaiting } from './board-rows-waiting.tsx'
import { AddSectionStep, CreateBoardStep } from './create-step.tsx'
import styles from './overlay.module.css'
import { SectionPicker } from './section-picker.tsx'
import { type SaveContext, saveModalTitle } from './title.ts'
import type { SaveFlow } from './use-save-flow.ts'

interface SavePaneProps {
  readonly flow: SaveFlow
  readonly pinId: PinId
  readonly context: SaveContext
  readonly acting: Acting | undefined
  readonly boards: OutputOf<typeof pickerBoards> | undefined
  readonly failure: Error | null
  readonly retrying: boolean
  readonly onRetry: () => void
}

type KnownProps = Pick<SavePaneProps, 'flow' | 'pinId' | 'context'> & {
  readonly acting: Acting
  readonly boards: OutputOf<typeof pickerBoards>
}

function SectionStep({ flow, context, acting }: KnownProps): ReactElement | null {
  const { state } = flow
  if (state.step !== 'choose-section') return null
  return (
    <SectionPicker
      board={state.board}
      acting={acting}
      saving={state.saving}
      createLabel={saveModalTitle('add-section', context)}
      onChoose={flow.chooseSection}
      onCreate={flow.openCreate}
    />
  )
}

function Step(props: KnownProps): ReactElement | null {
  const { flow, pinId, acting, boards } = props
  const { state } = flow
  switch (state.step) {
    case 'choose-board':
      return (
        <BoardPicker
          picker={{ all: boards.all_boards, top: boards.boards_shortlist }}
          saving={state.saving}
          onChoose={flow.choose}
          onCreate={flow.openCreate}
        />
      )
    case 'create-board': {
      const taken = boards.all_boards.map(({ name }) => name)
      return <CreateBoardStep {...{ flow, pinId, acting, taken }} />
    }
    case 'choose-section':
      return <SectionStep {...props} />
    case 'add-section':
      return <AddSectionStep {...{ flow, pinId }} />
    case 'board-created':
      return <BoardMade board={state.board} saved={state.saved} />
    default:
      return <BoardRowsWaiting />
  }
}

/** What stands beside the pin: what its step needs, or why that is not there. */
export function SavePane(props: SavePaneProps): ReactElement | null {
  const { acting, boards, failure, retrying, onRetry } = props
  if (acting !== undefined && boards !== undefined)
    return <Step {...{ ...props, acting, boards }} />
  if (failure === null) return <BoardRowsWaiting />
  return (
    <div className={styles.failed}>
      <ErrorRegion title={common.boardsFailed()} busy={retrying} onRetry={onRetry}>
        {failure.message}
      </ErrorRegion>
    </div>
  )
}
