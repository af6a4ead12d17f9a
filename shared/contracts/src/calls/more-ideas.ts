import { z } from '@tessera/contracts/schema'
import { MoreIdeas } from '../entities/search.ts'
import { BoardId, PinId, SectionId } from '../ids.ts'
import { limits } from '../limits.ts'
import { Topic } from '../topics.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

/**
 * Returns ideas for the end of a list: those that fit the board, section, person, pin, topic or search
 * that the list was about. The last page has topics to explore. Without a subject, as after the home feed,
 * there are topics alone.
 */
export const moreIdeas = defineCall({
  name: 'MoreIdeasResource.get',
  summary: 'Lists ideas that continue a list after its end.',
  method: 'GET',
  reads: 'late',
  path: '/resource/MoreIdeasResource/get/',
  input: z.union([
    z.strictObject({ board_id: BoardId, ...pageOptions }),
    z.strictObject({ section_id: SectionId, ...pageOptions }),
    z.strictObject({ username: z.string().check(z.maxLength(100)), ...pageOptions }),
    z.strictObject({ pin_id: PinId, ...pageOptions }),
    z.strictObject({ topic: Topic, ...pageOptions }),
    z.strictObject({
      query: z.string().check(z.trim(), z.maxLength(limits.searchQueryMax)),
      ...pageOptions,
    }),
    z.strictObject(pageOptions),
  ]),
  output: MoreIdeas,
  errors: ['not-found'],
  who: 'anyone',
  budget: 'search',
})
