import { z } from '@tessera/contracts/schema'

/** A person who was logged in on this device before. */
export const ReturningVisitor = z.object({
  type: z.literal('LIMITED_LOGIN'),
  username: z.string(),
  first_name: z.string(),
  email: z.string(),
  image_medium_url: z.nullable(z.string()),
  has_password: z.boolean(),
  connected_to_facebook: z.boolean(),
  connected_to_google: z.boolean(),
})

export type ReturningVisitor = z.infer<typeof ReturningVisitor>
