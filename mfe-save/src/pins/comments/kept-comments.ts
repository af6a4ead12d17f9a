import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { listOptions, queryOptions } from '@tessera/client'
import { pinComments } from '@tessera/contracts/calls/comments'
import { getPin } from '@tessera/contracts/calls/pins'
import type { Comment } from '@tessera/contracts/entities/comment'
import type { CommentId, PinId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { ShellContext } from '@tessera/module'

interface Page {
  readonly data: readonly Comment[]
  readonly bookmark: string | null
}

type Kept = InfiniteData<Page, string | null>

/** The comments below a pin, the latest first. */
export const commentsOptions = (client: ShellContext['client'], pinId: PinId) =>
  listOptions(client, pinComments, { pin_id: pinId, page_size: limits.commentsPage })

/** A list with a comment on top, once. */
function withComment(kept: Kept, comment: Comment): Kept {
  const [first, ...rest] = withoutComment(kept, comment.id).pages
  if (first === undefined) return kept
  return { ...kept, pages: [{ ...first, data: [comment, ...first.data] }, ...rest] }
}

/** A list without a comment. */
function withoutComment(kept: Kept, commentId: CommentId): Kept {
  const pages = kept.pages.map((page) => ({
    ...page,
    data: page.data.filter(({ id }) => id !== commentId),
  }))
  return { ...kept, pages }
}

type Shell = Pick<ShellContext, 'client' | 'queries'>

const keysOf = ({ client }: Shell, pinId: PinId) => ({
  list: commentsOptions(client, pinId).queryKey,
  pin: queryOptions(client, getPin, { id: pinId }).queryKey,
})

function count(queries: QueryClient, queryKey: readonly unknown[], by: number): void {
  queries.setQueryData(queryKey, (pin: { readonly comment_count: number } | undefined) =>
    pin === undefined ? undefined : { ...pin, comment_count: Math.max(0, pin.comment_count + by) },
  )
}

/** Puts a comment that was posted where it belongs, and makes sure of it with the service. */
export async function keepPosted(shell: Shell, pinId: PinId, comment: Comment): Promise<void> {
  const { queries } = shell
  const { list, pin } = keysOf(shell, pinId)
  queries.setQueryData(list, (kept: Kept | undefined) =>
    kept === undefined ? undefined : withComment(kept, comment),
  )
  count(queries, pin, 1)
  await queries.invalidateQueries({ queryKey: list })
}

/** Takes a comment out of sight, and gives back the way to have it in sight again. */
export function dropComment(shell: Shell, pinId: PinId, commentId: CommentId): () => void {
  const { queries } = shell
  const { list, pin } = keysOf(shell, pinId)
  const before = queries.getQueryData<Kept>(list)
  void queries.cancelQueries({ queryKey: list })
  if (before !== undefined) queries.setQueryData(list, withoutComment(before, commentId))
  count(queries, pin, -1)
  return () => {
    if (before !== undefined) queries.setQueryData(list, before)
    count(queries, pin, 1)
    void queries.invalidateQueries({ queryKey: list })
  }
}
