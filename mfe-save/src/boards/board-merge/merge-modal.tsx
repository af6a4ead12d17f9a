import { Modal } from '@tessera/ui/modal'
import { type ReactElement, type ReactNode, useReducer } from 'react'
import { ConfirmAction } from '../../saving/undo/confirm-action.tsx'
import type { ActionRun } from '../../saving/undo/use-action-run.ts'
import { firstMergeState, type MergeTarget, next } from './flow.ts'
import { MergeTargets } from './merge-targets.tsx'
import { words } from './words.ts'

interface MergeModalProps {
  readonly title: string
  /** Undefined until they are known; `instead` stands where they would be. */
  readonly targets: readonly MergeTarget[] | undefined
  readonly instead?: ReactNode
  readonly run: ActionRun
  readonly ask: (target: MergeTarget) => string
  /** What will happen, said before it does. */
  readonly explain: (target: MergeTarget) => ReactNode
  readonly onMerge: (target: MergeTarget) => void
  readonly onClose: () => void
}

/** Asks what something is merged into, says what that will do, and does it. */
export function MergeModal(props: MergeModalProps): ReactElement {
  const { title, targets, instead, run, ask, explain, onMerge, onClose } = props
  const [state, tell] = useReducer(next, firstMergeState)
  const isAsking = state.at === 'asking'
  return (
    <Modal
      title={isAsking ? ask(state.target) : title}
      closable={run.under !== null || !run.busy}
      onClose={onClose}
    >
      {isAsking ? (
        <ConfirmAction
          run={run}
          confirm={words.merge()}
          leave={{ label: words.back(), onLeave: () => tell({ type: 'went-back' }) }}
          onConfirm={() => onMerge(state.target)}
        >
          {explain(state.target)}
        </ConfirmAction>
      ) : targets === undefined || targets.length === 0 ? (
        instead
      ) : (
        <MergeTargets
          targets={targets}
          label={title}
          search={state.search}
          onSearch={(search) => tell({ type: 'searched', search })}
          onChoose={(target) => tell({ type: 'chosen', target })}
        />
      )}
    </Modal>
  )
}
