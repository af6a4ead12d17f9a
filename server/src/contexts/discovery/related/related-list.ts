import type { Ports } from '../../../ports.ts'
import type { PinRow } from '../../pins/index.ts'
import { relatedListName } from '../feed/list-names.ts'
import { currentList, type StoredList } from '../feed/stored-lists.ts'
import { ideasLike } from './ideas-like.ts'

/** A list is reused for an hour. */
const currentMilliseconds = 3_600_000

/** The pin that a list is made for. */
export type Looked = Pick<PinRow, 'id' | 'originId'>

/**
 * Returns the list of pins related to a pin, best first; it's the same for everybody within an
 * hour.
 */
export const relatedList = (
  ports: Pick<Ports, 'db' | 'ids' | 'clock'>,
  { id, originId }: Looked,
): Promise<StoredList> =>
  currentList(ports, {
    name: relatedListName(id),
    milliseconds: currentMilliseconds,
    make: () => {
      const day = ports.clock.now().toISOString().slice(0, 10)
      return ideasLike(ports.db, { ids: [id], originIds: [originId], seed: `${originId} ${day}` })
    },
  })
