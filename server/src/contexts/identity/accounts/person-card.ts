import type { UserCard } from '@tessera/contracts/entities/user'
import type { UserId } from '@tessera/contracts/ids'
import { pictureUrl } from '../../base/media/rules.ts'

/** A person as stored. */
export interface PersonRow {
  readonly id: UserId
  readonly username: string
  readonly fullName: string
  readonly portraitKey: string | null
}

/** Returns a person for a byline. */
export const cardOf = (person: PersonRow): UserCard => ({
  id: person.id,
  username: person.username,
  full_name: person.fullName,
  image_medium_url: person.portraitKey === null ? null : pictureUrl(person.portraitKey, '236x'),
})
