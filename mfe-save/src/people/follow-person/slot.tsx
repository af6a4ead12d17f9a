import type { UserRow } from '@tessera/contracts/entities/user'
import type { ReactElement } from 'react'
import { FollowButton } from '../follow/follow-button.tsx'

/** Renders the follow button beside a person in another module's list. */
export default function FollowPerson({ input }: { readonly input: UserRow }): ReactElement {
  return <FollowButton user={input} size="small" />
}
