import { z } from '@tessera/contracts/schema'
import { BoardId } from '../ids.ts'
import { Pin } from './pin.ts'
import { PinNote } from './pin-details.ts'

/** The plain colors that pictures are filtered by. */
export const plainColors = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
  'beige',
  'white',
  'grey',
  'black',
] as const

/** The kinds of pins that a library is filtered by. */
export const libraryKinds = ['picture', 'video', 'product', 'link'] as const

/** The things that pins of a library have or lack. */
export const libraryMarks = ['no-words', 'no-alt-text', 'note'] as const

/** The orders of a library. */
export const libraryOrders = ['saved', 'oldest', 'made', 'title', 'site'] as const

/** A pin of the viewer's own library, with their note on it. */
export const LibraryPin = z.extend(Pin, { note: z.nullable(PinNote) })

/** The changes that an act on pins of a library would make. */
export const LibraryPreview = z.object({
  /** Number of pins that it changes. */
  total: z.int(),
  /** Number of pins that are on the target board already; they stay as they are. */
  there: z.int(),
  /** The boards that they are on, those with most pins first. */
  boards: z.array(z.object({ id: BoardId, name: z.string(), count: z.int() })),
})

export type LibraryPin = z.infer<typeof LibraryPin>
export type LibraryPreview = z.infer<typeof LibraryPreview>
export type LibraryOrder = (typeof libraryOrders)[number]
