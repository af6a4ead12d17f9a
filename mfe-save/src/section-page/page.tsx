import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getBoard } from '@tessera/contracts/calls/boards'
import type { Board } from '@tessera/contracts/entities/board'
import type { PageProps } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { type ReactElement, useEffect, useRef } from 'react'
import { useFollowedAddress } from '../board-edit/use-followed-address.ts'
import { isGone } from '../board-page/is-gone.ts'
import { sectionPath } from '../board-page/section-path.ts'
import { Missing } from '../missing/missing.tsx'
import { words } from '../words.ts'
import { SectionGone } from './section-gone.tsx'
import { SectionView } from './section-view.tsx'
import { SectionWaiting } from './section-waiting.tsx'

interface SectionAddress {
  readonly username: string
  readonly boardSlug: string
  readonly sectionSlug: string
}

interface SectionOfProps {
  readonly board: Board
  readonly slug: string
  readonly query: URLSearchParams
}

/** The section at an address. One whose name, or its board's, changes meanwhile is followed to its new one. */
function SectionOf({ board, slug, query }: SectionOfProps): ReactElement {
  const last = useRef<string | null>(null)
  const here = board.sections.find((section) => section.slug === slug)
  const moved = here ?? board.sections.find(({ id }) => id === last.current)
  const to = moved === undefined ? null : sectionPath(board, moved)
  useEffect(() => {
    last.current = here?.id ?? last.current
  }, [here?.id])
  useFollowedAddress(to)
  if (moved === undefined) return <SectionGone board={board} />
  return <SectionView key={moved.id} board={board} section={moved} query={query} />
}

/** A section of a board, at its own address. */
export default function SectionPage({
  params: { username, boardSlug, sectionSlug },
  query,
}: PageProps<SectionAddress>) {
  const { client } = useShell()
  const board = useQuery(queryOptions(client, getBoard, { username, slug: boardSlug }))
  if (board.data !== undefined && !isGone(board.error))
    return <SectionOf board={board.data} slug={sectionSlug} query={query} />
  if (board.error === null) return <SectionWaiting label={words.loading()} />
  return (
    <Missing
      failure={board.error}
      title={words.boardMissing()}
      why={words.boardMissingWhy()}
      retrying={board.isFetching}
      onRetry={() => void board.refetch()}
    />
  )
}
