import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getBoard } from '@tessera/contracts/calls/boards'
import type { PageProps } from '@tessera/module'
import { useShell } from '@tessera/module/react'
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

/** A section of a board, at its own address. */
export default function SectionPage({
  params: { username, boardSlug, sectionSlug },
}: PageProps<SectionAddress>) {
  const { client } = useShell()
  const board = useQuery(queryOptions(client, getBoard, { username, slug: boardSlug }))
  if (board.data !== undefined) {
    const section = board.data.sections.find(({ slug }) => slug === sectionSlug)
    return section === undefined ? (
      <SectionGone board={board.data} />
    ) : (
      <SectionView key={section.id} board={board.data} section={section} />
    )
  }
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
