import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getBoard } from '@tessera/contracts/calls/boards'
import type { Board } from '@tessera/contracts/entities/board'
import type { PageProps } from '@tessera/module'
import { Missing } from '@tessera/module/missing'
import { useShell, useTitle, useViewer } from '@tessera/module/react'
import { advertiserOption, useActing } from '@tessera/pins/acting'
import { SectionForm } from '@tessera/pins/section-form'
import { PageTitle } from '@tessera/ui/page-title'
import { Spinner } from '@tessera/ui/spinner'
import type { ReactElement } from 'react'
import styles from './from-site.module.css'
import { leadsBackTo, newPlaces } from './new-place.ts'
import { useNewSection } from './use-new-places.ts'
import { words } from './words.ts'

function Form({ board, next }: { readonly board: Board; readonly next: string | undefined }) {
  const { navigate, goBack } = useShell()
  const viewerId = useViewer()?.id
  const { acting } = useActing()
  const { draft, tell, create } = useNewSection(
    board.id,
    acting === undefined ? {} : advertiserOption(acting),
    ({ id, title }) => {
      if (next === undefined) return navigate(board.url, { replace: true })
      const { id: boardId, name } = board
      newPlaces(viewerId).keep(next, { board: { id: boardId, name }, section: { id, title } })
      goBack(next)
    },
  )
  return <SectionForm draft={draft} onEvent={tell} onAdd={create} />
}

/** Creates a section of a board, and leads back to the pin that it is for. */
export default function CreateSectionPage({
  params,
  query,
}: PageProps<{ readonly boardId: string }>): ReactElement {
  const { client } = useShell()
  const board = useQuery(queryOptions(client, getBoard, { board_id: params.boardId }))
  useTitle(words.createSection())
  if (board.error !== null)
    return (
      <Missing
        failure={board.error}
        title={words.boardMissing()}
        why={words.boardMissingWhy()}
        retrying={board.isFetching}
        onRetry={() => void board.refetch()}
      />
    )
  return (
    <div className={styles.formPage}>
      <PageTitle>{words.createSection()}</PageTitle>
      {board.data === undefined ? (
        <Spinner />
      ) : (
        <>
          <p className={styles.host}>{words.sectionOf({ board: board.data.name })}</p>
          <Form board={board.data} next={leadsBackTo(query.get('next'))} />
        </>
      )}
    </div>
  )
}
