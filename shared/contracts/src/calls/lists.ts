import { z } from '@tessera/contracts/schema'
import { PinId } from '../ids.ts'
import { limits } from '../limits.ts'

/** A list of pins. */
export const pinIds = z.array(PinId).check(z.minLength(1), z.maxLength(limits.bulkAtOnce))

/** The side of another item that items are put on: before it or after it, as the list shows them. */
export const side = z.enum(['before', 'after'])

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
