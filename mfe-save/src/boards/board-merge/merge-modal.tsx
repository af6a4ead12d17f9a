import { useFlow } from '@tessera/cache/react'
import { Modal } from '@tessera/ui/modal'
import type { ReactElement, ReactNode } from 'react'
import { ConfirmAction } from '../../saving/undo/confirm-action.tsx'
import type { ActionRun } from '../../saving/undo/use-action-run.ts'
import {
  firstMergeState,
  type MergeEvent,
  type MergeState,
  type MergeTarget,
  next,
} from './flow.ts'
import styles from './merge-modal.module.css'
import { words } from './words.ts'

interface MergeModalProps {
  readonly title: string
  /** Draws the list of targets. */
  readonly choose: (
    search: { readonly text: string; readonly onSearch: (text: string) => void },
    onChoose: (target: MergeTarget) => void,
  ) => ReactElement
  readonly run: ActionRun
  readonly ask: (target: MergeTarget) => string
  /** Explains what the merge will do. */
  readonly explain: (target: MergeTarget) => ReactNode
  readonly onMerge: (target: MergeTarget) => void
  readonly onClose: () => void
}

/** Asks for the target of a merge, explains what the merge will do, and runs it. */
export function MergeModal(props: MergeModalProps): ReactElement {
  const { title, choose, run, ask, explain, onMerge, onClose } = props
  const [state, tell] = useFlow<MergeState, MergeEvent>({ start: firstMergeState, next })
  const isAsking = state.kind === 'asking'
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
      ) : (
        <div className={styles.targets}>
          {choose(
            { text: state.search, onSearch: (search) => tell({ type: 'searched', search }) },
            ({ id, name }) => tell({ type: 'chosen', target: { id, name } }),
          )}
        </div>
      )}
    </Modal>
  )
}
