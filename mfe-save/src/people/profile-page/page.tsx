import { useQuery } from '@tanstack/react-query'
import type { Cache } from '@tessera/cache'
import { queryOptions } from '@tessera/client'
import { getUser } from '@tessera/contracts/calls/users'
import { User } from '@tessera/contracts/entities/user'
import { z } from '@tessera/contracts/schema'
import type { PageProps } from '@tessera/module'
import { Missing } from '@tessera/module/missing'
import { useShell } from '@tessera/module/react'
import { useMemo } from 'react'
import { words } from '../../saving/words.ts'
import { tabOf } from './profile-tab.ts'
import { ProfileView } from './profile-view.tsx'
import { ProfileWaiting } from './profile-waiting.tsx'

/** Returns a person whose profile was shown before, at once after they change their username. */
function knownUser(cache: Cache, username: string): User | undefined {
  const [id] = cache.find('user', (user) => user.username === username)
  return id === undefined ? undefined : z.safeParse(User, cache.read('user', id)).data
}

/** A person's or business's profile. */
export default function ProfilePage({
  params: { username },
  query,
}: PageProps<{ readonly username: string }>) {
  const { cache, client } = useShell()
  // A new object for each render would cause the next one, until React gives up.
  const known = useMemo(() => knownUser(cache, username), [cache, username])
  const user = useQuery({
    ...queryOptions(client, getUser, { username }),
    placeholderData: () => known,
  })
  if (user.data !== undefined) return <ProfileView user={user.data} query={query} />
  if (user.error === null) return <ProfileWaiting tab={tabOf(query)} />
  return (
    <Missing
      failure={user.error}
      title={words.profileMissing()}
      why={words.profileMissingWhy()}
      retrying={user.isFetching}
      onRetry={() => void user.refetch()}
    />
  )
}
