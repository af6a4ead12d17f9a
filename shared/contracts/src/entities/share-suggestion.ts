import { z } from '@tessera/contracts/schema'
import { UserId } from '../ids.ts'
import { UserCard } from './user.ts'

/** A suggested recipient: a person or an email address. */
export const ShareSuggestion = z.discriminatedUnion('type', [
  z.extend(UserCard, { type: z.literal('user_share_suggestion'), id: UserId }),
  z.extend(UserCard, { type: z.literal('user'), id: UserId }),
  z.object({
    type: z.literal('email'),
    /** The address itself. */
    id: z.string(),
    full_name: z.string(),
    username: z.null(),
    image_medium_url: z.null(),
    /** True when the address is complete. Does not reveal whether it has an account. */
    is_valid: z.boolean(),
  }),
])

export type ShareSuggestion = z.infer<typeof ShareSuggestion>
