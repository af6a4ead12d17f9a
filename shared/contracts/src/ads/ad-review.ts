import { z } from '@tessera/contracts/schema'

/** The reason that an ad may not run. */
export const AdRejection = z.enum([
  'link',
  'words',
  'picture',
  'misleading',
  'prohibited',
  'rights',
])
export type AdRejection = z.infer<typeof AdRejection>
