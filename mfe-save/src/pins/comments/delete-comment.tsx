import type { Comment } from '@tessera/contracts/entities/comment'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useState } from 'react'
import { deleteOneComment } from './comment-commands.ts'
import styles from './comments.module.css'
import { words } from './words.ts'

/** Deletes a comment after a confirmation. A comment that the service refuses to delete comes back. */
export function DeleteComment({ comment }: { readonly comment: Comment }): ReactElement {
  const { commands } = useShell()
  const [asking, setAsking] = useState(false)
  const drop = () => {
    setAsking(false)
    void commands.run(deleteOneComment, comment)
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
        <Icon shape={icons.trash} size={18} />
      </Button>
      {asking ? (
        <Modal title={words.deleteTitle()} width={460} onClose={() => setAsking(false)}>
          <p className={styles.why}>{words.deleteWhy()}</p>
          <div className={styles.choice}>
            <Button data-autofocus onClick={() => setAsking(false)}>
              {words.deleteNo()}
            </Button>
            <Button kind="primary" onClick={drop}>
              {words.deleteYes()}
            </Button>
          </div>
        </Modal>
      ) : null}
    </>
  )
}
