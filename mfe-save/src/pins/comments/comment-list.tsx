import { useInfiniteQuery } from '@tanstack/react-query'
import type { Comment } from '@tessera/contracts/entities/comment'
import type { PinId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { ListFailure } from '@tessera/module/list-failure'
import { useShell, useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Menu } from '@tessera/ui/menu'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import { commentsOptions } from './comment-commands.ts'
import { CommentRow, Moment } from './comment-row.tsx'
import styles from './comments.module.css'
import { DeleteComment } from './delete-comment.tsx'
import { words } from './words.ts'

function Waiting({ count }: { readonly count: number }): ReactElement {
  return (
    <div role="status" aria-label={words.loading()} className={styles.list}>
      {Array.from({ length: Math.min(3, count) }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={40} height={40} radius="var(--r-full)" />
          <div className={styles.said}>
            <Skeleton width={120} height={16} />
            <Skeleton width="90%" height={16} />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Reports somebody's comment, on the page that reports anything. */
function ReportComment({ comment }: { readonly comment: Comment }): ReactElement {
  const { navigate } = useShell()
  const { id, pin_id: pinId, author } = comment
  const address = `${paths.pin.to({ pinId })}#comment-${id}`
  return (
    <Menu
      size="small"
      label={words.options({ name: author.full_name })}
      items={[
        {
          id: 'report',
          label: words.report(),
          onSelect: () => navigate(paths.reportContent.to({ address })),
        },
      ]}
    />
  )
}

interface CommentListProps {
  readonly pinId: PinId
  /** Number of comments, from the pin. */
  readonly count: number
  /** The text that is being posted, shown as if it were. */
  readonly sending: string | null
}

function Rows({
  comments,
  sending,
}: Pick<CommentListProps, 'sending'> & {
  readonly comments: readonly Comment[]
}): ReactElement {
  const viewer = useViewer()
  if (comments.length === 0 && sending === null)
    return <p className={styles.none}>{words.none()}</p>
  return (
    <ul className={styles.list} aria-label={words.comments()}>
      {sending === null || viewer === null ? null : (
        <li className={styles.sending}>
          <CommentRow author={viewer} text={sending} when={words.posting()} />
        </li>
      )}
      {comments.map((comment) => (
        <li key={comment.id}>
          <CommentRow
            author={comment.author}
            text={comment.text}
            when={<Moment at={comment.created_at} />}
            actions={
              comment.can_delete ? (
                <DeleteComment comment={comment} />
              ) : (
                <ReportComment comment={comment} />
              )
            }
          />
        </li>
      ))}
    </ul>
  )
}

/** Lists the comments of a pin, the latest first; a button loads more. */
export function CommentList({ pinId, count, sending }: CommentListProps): ReactElement {
  const { client } = useShell()
  const list = useInfiniteQuery(commentsOptions(client, pinId))
  if (list.isPending) return <Waiting count={count} />
  const comments = list.data?.pages.flatMap(({ data }) => data)
  return (
    <>
      {comments === undefined ? null : <Rows comments={comments} sending={sending} />}
      <ListFailure list={list} />
      {list.hasNextPage && !list.isFetchNextPageError ? (
        <Button
          size="small"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {words.more()}
        </Button>
      ) : null}
    </>
  )
}
