import { z } from '@tessera/contracts/schema'
import { limits } from '../limits.ts'

/** The order and the filters of a list of pins. */
export const pinListOptions = {
  sort: z._default(z.enum(['newest', 'oldest']), 'newest'),
  query: z.optional(z.string().check(z.trim(), z.maxLength(limits.searchQueryMax))),
}

/** The input of a list: the bookmark of the last page, and the page size. */
export const pageOptions = {
  bookmark: z.optional(z.string().check(z.maxLength(500))),
  page_size: z._default(z.int().check(z.gte(1), z.lte(limits.pageSizeMax)), limits.pageSize),
}
