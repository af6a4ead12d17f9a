import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { sectionAtAddress } from '@tessera/contracts/calls/sections'
import type { Board } from '@tessera/contracts/entities/board'
import type { PageProps } from '@tessera/module'
import { Missing } from '@tessera/module/missing'
import { useShell } from '@tessera/module/react'
import { GridSkeleton, Skeleton } from '@tessera/ui/skeleton'
import { type ReactElement, useEffect, useRef } from 'react'
import { words } from '../../saving/words.ts'
import { sectionPath } from '../board/section-path.ts'
import page from '../board-page/board.module.css'
import { isGone, useBoard } from '../board-page/use-board.ts'
import { useFollowedAddress } from '../followed-address/use-followed-address.ts'
import head from '../page-head/page-head.module.css'
import styles from './section.module.css'
import { SectionView } from './section-view.tsx'
import { words as own } from './words.ts'

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

/** A section's page while it loads. */
function SectionWaiting({ label }: { readonly label: string }): ReactElement {
  return (
    <div className={page.page} aria-busy="true">
      <div className={`${head.head} ${styles.head}`}>
        <span className={styles.board}>
          <Skeleton width={120} height={16} />
        </span>
        <Skeleton width={240} height={44} />
        <Skeleton width={80} height={20} />
        <Skeleton width={48} height={48} radius="var(--r-full)" />
      </div>
      <GridSkeleton label={label} />
    </div>
  )
}

/** Redirects from a section that was deleted to its board, with a toast. */
function SectionGone({ board }: { readonly board: Board }): null {
  const { navigate, toast } = useShell()
  const { url } = board
  useEffect(() => {
    navigate(url, { replace: true })
    toast({ text: own.gone() })
  }, [url, navigate, toast])
  return null
}

/** Redirects from a section's former address to the section, or to its board if it was deleted. */
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

/** The section at an address. Follows it to its new address when it or its board is renamed. */
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

/** The page of a section. */
export default function SectionPage({
  params: { username, boardSlug, sectionSlug },
  query,
}: PageProps<SectionAddress>) {
  const board = useBoard(username, boardSlug)
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
