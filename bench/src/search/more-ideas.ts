import { z } from '@tessera/contracts/schema'
import type { Person } from '@tessera/server/conformance/person'

/** The path stands here and not in the contracts, so that revisions without the call are judged too. */
const path = '/resource/MoreIdeasResource/get/'

const Ideas = z.object({
  resource_response: z.object({
    data: z.object({ results: z.array(z.object({ id: z.string() })) }),
  }),
})

/**
 * Returns the ids of the ideas that follow the end of a list: of a board, or of a search. Undefined in a
 * revision whose lists just end.
 */
export async function ideasAfter(
  person: Person,
  list: { readonly query: string } | { readonly board_id: string },
): Promise<readonly string[] | undefined> {
  const data = encodeURIComponent(JSON.stringify(list))
  const answer = await person.send(`${path}?data=${data}`)
  if (!answer.ok) return undefined
  return Ideas.parse(await answer.json()).resource_response.data.results.map(({ id }) => id)
}
