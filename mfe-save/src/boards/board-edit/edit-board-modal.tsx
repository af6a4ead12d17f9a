import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getBoard } from '@tessera/contracts/calls/boards'
import type { Board, BoardLink } from '@tessera/contracts/entities/board'
import { useShell } from '@tessera/module/react'
import { ErrorRegion } from '@tessera/ui/error-region'
import { Modal } from '@tessera/ui/modal'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import { boardAddress } from '../../saving/one-save/board-address.ts'
import { words as common } from '../../saving/words.ts'
import styles from './board-form.module.css'
import { EditBoardForm } from './edit-board-form.tsx'
import { useBoardEditing } from './use-board-editing.ts'
import { words } from './words.ts'

interface Editing {
  readonly board: Board
  readonly onClose: () => void
}

function Editor({ board, onClose }: Editing): ReactElement {
  const editing = useBoardEditing(board, onClose)
  return (
    <Modal
      title={words.title()}
      width={560}
      backdropCloses={!editing.changed}
      closable={!editing.busy}
      onClose={onClose}
    >
      <EditBoardForm board={board} editing={editing} />
    </Modal>
  )
}

function Waiting(): ReactElement {
  return (
    <div role="status" aria-label={common.loading()} className={styles.form}>
      <Skeleton height={48} radius="var(--r-m)" />
      <Skeleton height={96} radius="var(--r-m)" />
      <Skeleton height={48} radius="var(--r-m)" />
      <Skeleton height={80} radius="var(--r-m)" />
    </div>
  )
}

/** Edits a board. Loads the whole board first, because a card has only a part of it. */
export function EditBoardModal({
  board,
  onClose,
}: {
  readonly board: Pick<BoardLink, 'url'>
  readonly onClose: () => void
}): ReactElement {
  const { client } = useShell()
  const shown = useQuery(queryOptions(client, getBoard, boardAddress(board)))
  if (shown.data !== undefined) return <Editor board={shown.data} onClose={onClose} />
  return (
    <Modal title={words.title()} width={560} onClose={onClose}>
      {shown.error === null ? (
        <Waiting />
      ) : (
        <ErrorRegion
          title={words.failed()}
          busy={shown.isFetching}
          onRetry={() => void shown.refetch()}
        >
          {shown.error.message}
        </ErrorRegion>
      )}
    </Modal>
  )
}
