import { useStore } from '@nanostores/react'
import type { User } from '@tessera/contracts/entities/user'
import { paths } from '@tessera/contracts/paths'
import { isOwn } from '@tessera/module/is-own'
import { Link, useShell, useTitle, useViewer } from '@tessera/module/react'
import { FollowButton } from '@tessera/pins/follow-button'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { type ReactElement, useState } from 'react'
import { useFollowedAddress } from '../../boards/followed-address/use-followed-address.ts'
import { ShareButton } from '../../boards/page-head/share-button.tsx'
import { ActionsUnderWay } from '../../moving/bulk-moves/actions-under-way.tsx'
import { AboutTab } from './about-tab.tsx'
import { BoardsTab } from './boards-tab.tsx'
import { CreateBoardModal } from './create-board-modal.tsx'
import { CreatedTab } from './created-tab.tsx'
import { OtherActions } from './other-actions.tsx'
import styles from './profile.module.css'
import { ProfileHead } from './profile-head.tsx'
import { type ProfileTab, profileTabs, tabOf, tabPath } from './profile-tab.ts'
import tabs from './profile-tabs.module.css'
import { SavedTab } from './saved-tab.tsx'
import { words } from './words.ts'

/** The links to the tabs of a profile. */
function ProfileTabs({
  username,
  tab,
}: {
  readonly username: string
  readonly tab: ProfileTab
}): ReactElement {
  return (
    <nav aria-label={words.tabs()} className={tabs.tabs}>
      {profileTabs.map((each) => (
        <Link
          key={each}
          to={tabPath(username, each)}
          className={tabs.tab}
          aria-current={each === tab ? 'page' : undefined}
        >
          {words[each]()}
        </Link>
      ))}
    </nav>
  )
}

interface PartProps {
  readonly user: User
  readonly own: boolean
  readonly query: URLSearchParams
  readonly onCreate: () => void
}

function Part(props: PartProps): ReactElement {
  switch (tabOf(props.query)) {
    case 'boards':
      return <BoardsTab {...props} />
    case 'saved':
      return <SavedTab {...props} />
    case 'created':
      return <CreatedTab {...props} />
    case 'about':
      return <AboutTab {...props} />
  }
}

/** Edits the viewer's own profile, creates a board, or shares the profile. */
function OwnActions({
  user,
  onCreate,
}: {
  readonly user: User
  readonly onCreate: () => void
}): ReactElement {
  const { navigate } = useShell()
  // The form changes the viewer's own account, not a profile that they act as.
  const isAccount = useViewer()?.id === user.id
  return (
    <>
      {isAccount ? (
        <Button kind="quiet" href={paths.profileSettings.to()} onNavigate={navigate}>
          {words.edit()}
        </Button>
      ) : null}
      <Button kind="quiet" onClick={onCreate}>
        {words.create()}
      </Button>
      <ShareButton label={words.share()} path={paths.profile.to({ username: user.username })} />
    </>
  )
}

function Blocked({ user }: { readonly user: User }): ReactElement {
  const name = user.full_name
  return (
    <EmptyState title={words.isBlocked({ name })} action={<FollowButton user={user} />}>
      {words.isBlockedWhy()}
    </EmptyState>
  )
}

/** A profile, with the tab that the address asks for. */
export function ProfileView({
  user,
  query,
}: {
  readonly user: User
  readonly query: URLSearchParams
}): ReactElement {
  useTitle(user.full_name)
  useFollowedAddress(paths.profile.to({ username: user.username }))
  const viewer = useViewer()
  const profile = useStore(useShell().$profile)
  const [creating, setCreating] = useState(false)
  const own = isOwn(user, profile, viewer)
  const onCreate = () => setCreating(true)
  return (
    <>
      <ActionsUnderWay />
      <div className={styles.page}>
        <ProfileHead user={user} own={own}>
          {own ? <OwnActions user={user} onCreate={onCreate} /> : <OtherActions user={user} />}
        </ProfileHead>
        <ProfileTabs username={user.username} tab={tabOf(query)} />
        {user.blocked_by_me ? (
          <Blocked user={user} />
        ) : (
          <Part {...{ user, own, query, onCreate }} />
        )}
        {creating ? <CreateBoardModal owner={user} onClose={() => setCreating(false)} /> : null}
      </div>
    </>
  )
}
