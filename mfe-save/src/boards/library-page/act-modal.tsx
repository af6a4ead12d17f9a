import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { callErrorOf } from '@tessera/client'
import { previewLibraryAct } from '@tessera/contracts/calls/library'
import type { LibraryPreview } from '@tessera/contracts/entities/library'
import { limits } from '@tessera/contracts/limits'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { ErrorRegion } from '@tessera/ui/error-region'
import { Modal } from '@tessera/ui/modal'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import { nameOf, type Target } from '../../moving/bulk-moves/pin-act.ts'
import { counted } from '../../saving/words.ts'
import { type ChosenPins, type LibraryAct, listed } from './act-on-library.ts'
import styles from './library.module.css'
import { words } from './words.ts'

/** An act that its preview is shown of. */
export interface PlannedAct {
  readonly kind: LibraryAct['kind']
  readonly chosen: ChosenPins
  readonly count: number
  readonly to: Target | null
}

interface ActModalProps {
  readonly planned: PlannedAct
  readonly onClose: () => void
  /** Called with the act that was agreed to. */
  readonly onAgreed: (act: LibraryAct) => void
}

/** Boards that a preview names. */
const namedMost = 5

function titleOf({ kind, to }: PlannedAct, count: number, locale: string): string {
  const pins = plural(count, counted.pins, locale)
  if (kind === 'delete' || to === null) return words.deleteTitle({ pins })
  return (kind === 'move' ? words.moveTitle : words.copyTitle)({ pins, place: nameOf(to) })
}

/** Names the boards of an act, and says what stays as it is. */
function Preview({ preview, isDeletion }: { preview: LibraryPreview; isDeletion: boolean }) {
  const locale = useStore(useShell().$locale)
  const { boards, there } = preview
  const rest = boards.length - namedMost
  return (
    <>
      {boards.length === 0 ? null : (
        <>
          <p>{words.onBoards({ boards: plural(boards.length, counted.boards, locale) })}</p>
          <ul className={styles.boards}>
            {boards.slice(0, namedMost).map(({ id, name, count }) => (
              <li key={id}>
                <span dir="auto">{name}</span>
                <span>{plural(count, counted.pins, locale)}</span>
              </li>
            ))}
            {rest > 0 ? (
              <li>{words.moreBoards({ boards: plural(rest, counted.boards, locale) })}</li>
            ) : null}
          </ul>
        </>
      )}
      {there === 0 ? null : (
        <p>{words.thereAlready({ pins: plural(there, counted.pins, locale) })}</p>
      )}
      {isDeletion ? <p>{words.toTrash({ days: limits.trashDays })}</p> : null}
    </>
  )
}

/** Shows what an act would change, and asks for it. */
export function ActModal({ planned, onClose, onAgreed }: ActModalProps): ReactElement {
  const { client, $locale } = useShell()
  const locale = useStore($locale)
  const { kind, chosen, to } = planned
  const target = to === null || to.sectionId !== null ? {} : { new_board_id: to.boardId }
  const input = { ...listed(chosen), ...target }
  const answer = useQuery({
    queryKey: ['library-preview', input],
    queryFn: async () => {
      const result = await client.call(previewLibraryAct, input)
      if (!result.ok) throw result.error
      return result.data
    },
    gcTime: 0,
    staleTime: 0,
  })
  const { data: preview, error } = answer
  const count = preview?.total ?? planned.count
  return (
    <Modal title={titleOf(planned, count, locale)} onClose={onClose}>
      <div className={styles.preview}>
        {preview === undefined && error !== null ? (
          <ErrorRegion
            title={words.notCounted()}
            busy={answer.isFetching}
            onRetry={() => void answer.refetch()}
          >
            {callErrorOf(error)?.message ?? ''}
          </ErrorRegion>
        ) : null}
        {preview === undefined && error === null ? (
          <div role="status" aria-label={words.counting()}>
            <Skeleton width="60%" height={20} />
          </div>
        ) : null}
        {preview === undefined ? null : (
          <Preview preview={preview} isDeletion={kind === 'delete'} />
        )}
        <div className={styles.foot}>
          <Button kind="quiet" data-autofocus onClick={onClose}>
            {words.cancel()}
          </Button>
          <Button
            kind="primary"
            disabled={preview === undefined || preview.total === 0}
            onClick={() => {
              if (preview === undefined) return
              onAgreed({ kind, chosen, to, boardIds: preview.boards.map(({ id }) => id) })
            }}
          >
            {words[kind]()}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
