import type { UserRow } from '@tessera/contracts/entities/user'
import { FollowButton } from '@tessera/pins/follow-button'
import type { ReactElement } from 'react'

/** Renders the follow button beside a person in another module's list. */
export default function FollowPerson({ input }: { readonly input: UserRow }): ReactElement {
  return <FollowButton user={input} size="small" />
}
