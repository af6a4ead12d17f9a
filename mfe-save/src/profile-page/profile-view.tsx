import { useStore } from '@nanostores/react'
import type { User } from '@tessera/contracts/entities/user'
import { useShell, useTitle, useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import { type ReactElement, useState } from 'react'
import { words } from '../words.ts'
import { CreateBoardModal } from './create-board-modal.tsx'
import { isOwnProfile } from './ownership.ts'
import styles from './profile.module.css'
import { ProfileBoards } from './profile-boards.tsx'
import { ProfileHead } from './profile-head.tsx'

/** A profile: who it is, and their boards. */
export function ProfileView({ user }: { readonly user: User }): ReactElement {
  useTitle(user.full_name)
  const viewer = useViewer()
  const profile = useStore(useShell().$profile)
  const [creating, setCreating] = useState(false)
  const own = isOwnProfile(user.id, { viewer, profile })
  return (
    <div className={styles.page}>
      <ProfileHead user={user} />
      {own && user.board_count > 0 ? (
        <div className={styles.actions}>
          <Button kind="quiet" onClick={() => setCreating(true)}>
            <Icon name="plus" size={20} />
            {words.createBoard()}
          </Button>
        </div>
      ) : null}
      <ProfileBoards user={user} own={own} onCreate={() => setCreating(true)} />
      {creating ? <CreateBoardModal onClose={() => setCreating(false)} /> : null}
    </div>
  )
}
