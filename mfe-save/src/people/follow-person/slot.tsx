import { UserRow } from '@tessera/contracts/entities/user'
import { z } from '@tessera/contracts/schema'
import type { ReactElement } from 'react'
import { FollowButton } from '../follow/follow-button.tsx'

/** The toggle that follows a person, beside them in another module's list. */
export default function FollowPerson({ input }: { readonly input: unknown }): ReactElement | null {
  const person = z.safeParse(UserRow, input)
  return person.success ? <FollowButton user={person.data} size="small" /> : null
}
