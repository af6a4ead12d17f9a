import type { LibraryOrder } from '@tessera/contracts/entities/library'
import { AnyId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'

const Key = { id: AnyId, text: z.string().check(z.maxLength(64)) }

/** Reads the place in a library from a bookmark of the same order. */
export function placeInLibrary(
  sort: LibraryOrder,
  [order, key, id]: readonly (string | number)[],
): readonly [key: string, id: string] | 'unreadable' {
  const isText = sort === 'title' || sort === 'site'
  const place = z.safeParse(z.tuple([isText ? Key.text : Key.id, AnyId]), [key, id])
  return order === sort && place.success && !place.data[0].includes('\0')
    ? place.data
    : 'unreadable'
}
