import type { User } from '@tessera/contracts/entities/user'
import { useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import { EditProfileModal } from '../profile-form/edit-profile-modal.tsx'
import { ShareProfile } from './other-actions.tsx'
import { words } from './words.ts'

/** What can be done about one's own profile: change what it says, make a board, share it. */
export function OwnActions({
  user,
  onCreate,
}: {
  readonly user: User
  readonly onCreate: () => void
}): ReactElement {
  const [editing, setEditing] = useState(false)
  // The settings are the account's own, whomever one acts as.
  const isAccount = useViewer()?.id === user.id
  return (
    <>
      {isAccount ? (
        <Button kind="quiet" onClick={() => setEditing(true)}>
          {words.edit()}
        </Button>
      ) : null}
      <Button kind="quiet" onClick={onCreate}>
        {words.create()}
      </Button>
      <ShareProfile username={user.username} />
      {editing ? <EditProfileModal user={user} onClose={() => setEditing(false)} /> : null}
    </>
  )
}
