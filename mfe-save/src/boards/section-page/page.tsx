import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getBoard } from '@tessera/contracts/calls/boards'
import { sectionAtAddress } from '@tessera/contracts/calls/sections'
import type { Board } from '@tessera/contracts/entities/board'
import type { PageProps } from '@tessera/module'
import { Missing } from '@tessera/module/missing'
import { useShell } from '@tessera/module/react'
import { type ReactElement, useEffect, useRef } from 'react'
import { words } from '../../words.ts'
import { isGone } from '../board-page/is-gone.ts'
import { sectionPath } from '../board-page/section-path.ts'
import { useFollowedAddress } from '../followed-address/use-followed-address.ts'
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

/** Leads from an address that a section had before to the section, or to its board when it is gone. */
function FormerSection({
  board,
  slug,
}: {
  readonly board: Board
  readonly slug: string
}): ReactElement {
  const { client, navigate } = useShell()
  const former = useQuery(queryOptions(client, sectionAtAddress, { board_id: board.id, slug }))
  const to = former.data === undefined ? null : sectionPath(board, former.data)
  useEffect(() => {
    if (to !== null) navigate(to, { replace: true })
  }, [to, navigate])
  return former.error === null ? (
    <SectionWaiting label={words.loading()} />
  ) : (
    <SectionGone board={board} />
  )
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
  if (moved === undefined) return <FormerSection board={board} slug={slug} />
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
