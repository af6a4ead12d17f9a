import type { User } from '@tessera/contracts/entities/user'
import { paths } from '@tessera/contracts/paths'
import { copyLink } from '@tessera/module/copy-link'
import { useShell } from '@tessera/module/react'
import { blockPerson, FollowButton } from '@tessera/pins/follow-button'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import { Menu } from '@tessera/ui/menu'
import { type ReactElement, useState } from 'react'
import { BlockModal } from './block-modal.tsx'
import { words } from './words.ts'

/** Copies the link to a profile. */
export function ShareProfile({ username }: { readonly username: string }): ReactElement {
  const shell = useShell()
  return (
    <Button
      kind="quiet"
      square
      aria-label={words.share()}
      title={words.share()}
      onClick={() => void copyLink(shell, paths.profile.to({ username }))}
    >
      <Icon name="share" size={20} />
    </Button>
  )
}

/** Follows, shares or blocks somebody else. */
export function OtherActions({ user }: { readonly user: User }): ReactElement {
  const shell = useShell()
  const [asking, setAsking] = useState(false)
  const name = user.full_name
  const unblock = () => shell.commands.run(blockPerson, { userId: user.id, blocked: false, name })
  const block = () => shell.whenMember({ source: 'followButton' }, () => setAsking(true))
  return (
    <>
      <FollowButton user={user} kind="primary" />
      <ShareProfile username={user.username} />
      <Menu
        kind="quiet"
        label={words.more({ name })}
        items={[
          user.blocked_by_me
            ? { id: 'unblock', label: words.unblock(), onSelect: () => void unblock() }
            : { id: 'block', label: words.block(), tone: 'bad', onSelect: block },
        ]}
      />
      {asking ? <BlockModal user={user} onClose={() => setAsking(false)} /> : null}
    </>
  )
}
