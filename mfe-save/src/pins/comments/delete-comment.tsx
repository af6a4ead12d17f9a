import { deleteComment } from '@tessera/contracts/calls/comments'
import type { Comment } from '@tessera/contracts/entities/comment'
import type { PinId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useState } from 'react'
import styles from './comments.module.css'
import { dropComment } from './kept-comments.ts'
import { words } from './words.ts'

interface DeleteCommentProps {
  readonly pinId: PinId
  readonly comment: Comment
}

/** Takes a comment away after asking once more; one that the service keeps comes back. */
export function DeleteComment({ pinId, comment }: DeleteCommentProps): ReactElement {
  const shell = useShell()
  const [asking, setAsking] = useState(false)
  async function drop(): Promise<void> {
    setAsking(false)
    const bringBack = dropComment(shell, pinId, comment.id)
    const dropped = await shell.client.call(deleteComment, { comment_id: comment.id })
    // What is gone already is as good as deleted.
    if (dropped.ok || dropped.error.code === 'not-found')
      return shell.toast({ text: words.deleted() })
    bringBack()
    shell.toast({ text: dropped.error.message, tone: 'bad' })
  }
  return (
    <>
      <Button
        kind="plain"
        size="small"
        square
        aria-label={words.deleteOf({ name: comment.author.full_name })}
        onClick={() => setAsking(true)}
      >
        <Icon name="trash" size={18} />
      </Button>
      {asking ? (
        <Modal title={words.deleteTitle()} width={460} onClose={() => setAsking(false)}>
          <p className={styles.why}>{words.deleteWhy()}</p>
          <div className={styles.choice}>
            <Button data-autofocus onClick={() => setAsking(false)}>
              {words.deleteNo()}
            </Button>
            <Button kind="primary" onClick={() => void drop()}>
              {words.deleteYes()}
            </Button>
          </div>
        </Modal>
      ) : null}
    </>
  )
}
