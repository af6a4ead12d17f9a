import { z } from '@tessera/contracts/schema'
import { Action } from '../entities/action.ts'
import {
  LibraryPin,
  LibraryPreview,
  libraryKinds,
  libraryMarks,
  libraryOrders,
  plainColors,
} from '../entities/library.ts'
import { BoardId, PinId, SectionId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'
import { pageOptions, pinIds } from './lists.ts'

const day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))
const amount = z.int().check(z.gte(0), z.lte(2_000_000_000))

/** The filters of a library, which narrow it together. */
const filters = {
  query: z.optional(z.string().check(z.trim(), z.maxLength(limits.searchQueryMax))),
  board_id: z.optional(BoardId),
  color: z.optional(z.enum(plainColors)),
  /** The site that pins link to, such as `example.com`. */
  site: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(limits.siteMax))),
  kind: z.optional(z.enum(libraryKinds)),
  /** The first and the last day on which pins were saved, by UTC. */
  saved_from: z.optional(day),
  saved_to: z.optional(day),
  /** Prices in the smallest unit of their currency. */
  price_min: z.optional(amount),
  price_max: z.optional(amount),
  has: z.optional(z.enum(libraryMarks)),
}

/** The pins of an act: listed ones, or all that the filters show, except a few. */
const chosen = {
  ...filters,
  pin_ids: z.optional(pinIds),
  except_pin_ids: z._default(z.array(PinId).check(z.maxLength(limits.exceptionsMax)), []),
}

const actErrors = [
  'not-found',
  'not-allowed',
  'board-busy',
  'board-closing',
  'too-many-pins',
] as const

/** Lists the viewer's own pins on all boards. */
export const libraryPins = defineCall({
  name: 'LibraryResource.get',
  summary: "Lists the viewer's own pins on all their boards.",
  method: 'GET',
  path: '/resource/LibraryResource/get/',
  input: z.strictObject({
    ...filters,
    sort: z._default(z.enum(libraryOrders), 'saved'),
    ...pageOptions,
  }),
  output: z.array(LibraryPin),
  errors: [],
  who: 'member',
})

/** Counts the viewer's own pins that filters show. */
export const countLibrary = defineCall({
  name: 'LibraryCountResource.get',
  summary: "Counts the viewer's own pins that filters show.",
  method: 'GET',
  path: '/resource/LibraryCountResource/get/',
  input: z.strictObject(filters),
  output: z.object({ total: z.int() }),
  errors: [],
  who: 'member',
})

/** Returns what an act on pins of the library would change, and changes nothing. */
export const previewLibraryAct = defineCall({
  name: 'LibraryPreviewResource.create',
  summary: 'Returns what an act on pins of the library would change.',
  method: 'POST',
  path: '/resource/LibraryPreviewResource/create/',
  input: z.strictObject({
    ...chosen,
    /** The target of a move or a copy. */
    new_board_id: z.optional(BoardId),
  }),
  output: LibraryPreview,
  errors: [],
  who: 'member',
})

/** Moves or copies pins of the library to a board: one act with one undo, from however many boards. */
export const placeLibraryPins = defineCall({
  name: 'LibraryResource.update',
  summary: 'Moves or copies pins of the library to a board.',
  method: 'POST',
  path: '/resource/LibraryResource/update/',
  input: z.strictObject({
    ...chosen,
    act: z.enum(['move', 'copy']),
    new_board_id: BoardId,
    new_section_id: z.optional(SectionId),
  }),
  output: Action,
  errors: [...actErrors, 'same-place', 'board-archived', 'target-busy'],
  who: 'member',
  isPublishing: true,
})

/** Deletes pins of the library: one act with one undo, from however many boards. */
export const deleteLibraryPins = defineCall({
  name: 'LibraryResource.delete',
  summary: 'Deletes pins of the library.',
  method: 'POST',
  path: '/resource/LibraryResource/delete/',
  input: z.strictObject(chosen),
  output: Action,
  errors: actErrors,
  who: 'member',
})
