import { queryOptions } from '@tessera/client'
import { similarPins } from '@tessera/contracts/calls/media'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { PinId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import type { ShellContext } from '@tessera/module'
import { words } from './words.ts'

/** 'You saved a very similar image to {board}'. */
export const similarText = ({ board }: Pick<Pin, 'board'>): string =>
  board === null ? words.similarElsewhere() : words.similarOn({ board: board.name })

/** Shows another pin of the viewer with a very similar picture, after a save. */
export async function pointOutSimilar(
  pinId: PinId,
  saved: { readonly id: PinId },
  { client, queries, toast }: Pick<ShellContext, 'client' | 'queries' | 'toast'>,
): Promise<void> {
  const asked = queryOptions(client, similarPins, { pin_id: pinId })
  // A failed look-up is ignored, because the hint is optional.
  const found = await queries.fetchQuery({ ...asked, staleTime: 0 }).catch(() => [])
  const other = found.find(({ id }) => id !== pinId && id !== saved.id)
  if (other === undefined) return
  toast({
    text: similarText(other),
    picture: other.images['236x'].url,
    link: { label: words.seeSimilar(), to: paths.pin.to({ pinId: other.id }) },
  })
}
