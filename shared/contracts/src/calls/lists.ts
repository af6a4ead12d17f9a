import { z } from '@tessera/contracts/schema'
import { limits } from '../limits.ts'

/** How the pins of one place are asked for: in which order, and which of them. */
export const pinListOptions = {
  sort: z._default(z.enum(['newest', 'oldest']), 'newest'),
  query: z.optional(z.string().check(z.trim(), z.maxLength(limits.searchQueryMax))),
}

/** How a list is asked for: where the last page ended and how much to send. */
export const pageOptions = {
  bookmark: z.optional(z.string().check(z.maxLength(500))),
  page_size: z._default(z.int().check(z.gte(1), z.lte(limits.pageSizeMax)), limits.pageSize),
}
