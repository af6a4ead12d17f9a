import { useCommand } from '@tessera/cache/react'
import type { User } from '@tessera/contracts/entities/user'
import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { blockPerson, FollowButton } from '@tessera/pins/follow-button'
import { Button } from '@tessera/ui/button'
import { Menu } from '@tessera/ui/menu'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useState } from 'react'
import { ShareButton } from '../../boards/page-head/share-button.tsx'
import styles from './block-modal.module.css'
import { words } from './words.ts'

/** Asks before a person is blocked, which also ends following. */
function BlockModal({
  user,
  onClose,
}: {
  readonly user: Pick<User, 'id' | 'full_name'>
  readonly onClose: () => void
}): ReactElement {
  const { run, busy } = useCommand(blockPerson)
  const name = user.full_name
  const block = () => run({ userId: user.id, blocked: true, name }).then(onClose)
  return (
    <Modal title={words.blockTitle({ name })} onClose={onClose}>
      <p className={styles.why}>{words.blockWhy({ name })}</p>
      <div className={styles.foot}>
        <Button kind="quiet" data-autofocus onClick={onClose}>
          {words.cancel()}
        </Button>
        <Button kind="primary" busy={busy} onClick={() => void block()}>
          {words.block()}
        </Button>
      </div>
    </Modal>
  )
}

/** Follows, shares, reports or blocks somebody else. */
export function OtherActions({ user }: { readonly user: User }): ReactElement {
  const shell = useShell()
  const [asking, setAsking] = useState(false)
  const name = user.full_name
  const unblock = () => shell.commands.run(blockPerson, { userId: user.id, blocked: false, name })
  const report = () =>
    shell.navigate(
      paths.reportContent.to({ address: paths.profile.to({ username: user.username }) }),
    )
  const block = () => shell.whenMember({ source: 'followButton' }, () => setAsking(true))
  return (
    <>
      <FollowButton user={user} kind="primary" />
      <ShareButton label={words.share()} path={paths.profile.to({ username: user.username })} />
      <Menu
        kind="quiet"
        label={words.more({ name })}
        items={[
          { id: 'report', label: words.report(), onSelect: report },
          user.blocked_by_me
            ? { id: 'unblock', label: words.unblock(), onSelect: () => void unblock() }
            : { id: 'block', label: words.block(), tone: 'bad', onSelect: block },
        ]}
      />
      {asking ? <BlockModal user={user} onClose={() => setAsking(false)} /> : null}
    </>
  )
}
