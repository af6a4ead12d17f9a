import { z } from '@tessera/contracts/schema'
import { Action } from '../entities/action.ts'
import { Section } from '../entities/board.ts'
import { Pin } from '../entities/pin.ts'
import { BoardId, PinId, SectionId } from '../ids.ts'
import { limits } from '../limits.ts'
import { actingOptions, subjectOptions } from './acting.ts'
import { fieldSet, sentName } from './boards.ts'
import { defineCall } from './define-call.ts'
import { pageOptions, pinListOptions } from './lists.ts'

/** Pins named one by one. */
export const pinIds = z.array(PinId).check(z.minLength(1), z.maxLength(limits.bulkAtOnce))

/** Makes a section of a board, with some of its pins to begin with. */
export const createSection = defineCall({
  name: 'BoardSectionResource.create',
  summary: 'Makes a section of a board.',
  method: 'POST',
  path: '/resource/BoardSectionResource/create/',
  input: z.strictObject({
    board_id: BoardId,
    name: sentName,
    /** Where the name came from: 0 typed, 1 a suggestion, 2 a suggestion that was edited. */
    name_source: z._default(z.literal([0, 1, 2]), 0),
    initial_pins: z._default(z.array(PinId).check(z.maxLength(limits.bulkAtOnce)), []),
    ...actingOptions,
  }),
  output: Section,
  errors: [
    'not-found',
    'not-allowed',
    'section-blank',
    'section-taken',
    'name-long',
    'sections-full',
    'board-busy',
  ],
  who: 'member',
  budget: 'create',
})

/** Renames a section. */
export const updateSection = defineCall({
  name: 'BoardSectionResource.update',
  summary: 'Renames a section.',
  method: 'POST',
  path: '/resource/BoardSectionResource/update/',
  input: z.strictObject({ section_id: SectionId, name: sentName, ...subjectOptions }),
  output: Section,
  errors: ['not-found', 'not-allowed', 'section-blank', 'section-taken', 'name-long'],
  who: 'member',
})

/** Deletes a section with its pins, or leaves them on the board. */
export const deleteSection = defineCall({
  name: 'BoardSectionResource.delete',
  summary: 'Deletes a section.',
  method: 'POST',
  path: '/resource/BoardSectionResource/delete/',
  input: z.strictObject({
    section_id: SectionId,
    keep_pins: z._default(z.boolean(), false),
    ...subjectOptions,
  }),
  output: Action,
  errors: ['not-found', 'not-allowed', 'board-busy'],
  who: 'member',
})

/** Puts a section's pins into another section of the same board, and takes the emptied one away. */
export const mergeSection = defineCall({
  name: 'BoardSectionMergeResource.update',
  summary: 'Merges a section into another of its board.',
  method: 'POST',
  path: '/resource/BoardSectionMergeResource/update/',
  input: z.strictObject({
    section_id: SectionId,
    into_section_id: SectionId,
    ...subjectOptions,
  }),
  output: Action,
  errors: ['not-found', 'not-allowed', 'same-place', 'board-busy'],
  who: 'member',
})

/** Puts a board's sections in an order; those not named come after. */
export const orderSections = defineCall({
  name: 'BoardSectionOrderResource.update',
  summary: "Puts a board's sections in an order.",
  method: 'POST',
  path: '/resource/BoardSectionOrderResource/update/',
  input: z.strictObject({
    board_id: BoardId,
    section_ids: z.array(SectionId).check(z.minLength(1), z.maxLength(limits.sectionsMax)),
    ...subjectOptions,
  }),
  output: z.null(),
  errors: ['not-found', 'not-allowed'],
  who: 'member',
})

const sectionsInput = z.strictObject({ board_id: BoardId, ...fieldSet })

/** The sections of a board, in their order. */
export const boardSections = defineCall({
  name: 'BoardSectionsResource.get',
  summary: 'The sections of a board.',
  method: 'GET',
  path: '/resource/BoardSectionsResource/get/',
  input: sectionsInput,
  output: z.array(Section),
  errors: ['not-found'],
  who: 'anyone',
})

/** One section. */
export const getSection = defineCall({
  name: 'BoardSectionResource.get',
  summary: 'One section of a board.',
  method: 'GET',
  path: '/resource/BoardSectionResource/get/',
  input: z.strictObject({ section_id: SectionId, ...fieldSet }),
  output: Section,
  errors: ['not-found'],
  who: 'anyone',
})

/** The section that an address below a board led to before it was renamed or merged. */
export const sectionAtAddress = defineCall({
  name: 'BoardSectionAddressResource.get',
  summary: 'The section that an address below a board led to before it was renamed or merged.',
  method: 'GET',
  path: '/resource/BoardSectionAddressResource/get/',
  input: z.strictObject({
    board_id: BoardId,
    slug: z.string().check(z.maxLength(200)),
    ...fieldSet,
  }),
  output: Section,
  errors: ['not-found'],
  who: 'anyone',
})

/** The sections of a board that the viewer may save to. */
export const sectionsToSaveTo = defineCall({
  name: 'BoardSectionsRepinResource.get',
  summary: 'The sections of a board to save to.',
  method: 'GET',
  path: '/resource/BoardSectionsRepinResource/get/',
  input: z.strictObject({ board_id: BoardId, ...fieldSet, ...actingOptions }),
  output: z.array(Section),
  errors: ['not-found', 'not-allowed'],
  who: 'member',
})

/** The pins of a section; `query` finds among them. */
export const sectionPins = defineCall({
  name: 'BoardSectionPinsResource.get',
  summary: 'The pins of a section.',
  method: 'GET',
  path: '/resource/BoardSectionPinsResource/get/',
  input: z.strictObject({ section_id: SectionId, ...pinListOptions, ...pageOptions }),
  output: z.array(Pin),
  errors: ['not-found'],
  who: 'anyone',
})

/** Takes pins out of a section; they stay on its board. */
export const removeFromSection = defineCall({
  name: 'BoardSectionPinsResource.delete',
  summary: 'Takes pins out of a section.',
  method: 'POST',
  path: '/resource/BoardSectionPinsResource/delete/',
  input: z.strictObject({ section_id: SectionId, pins: pinIds, ...subjectOptions }),
  output: Action,
  errors: ['not-found', 'not-allowed', 'board-busy'],
  who: 'member',
})

/** Moves pins within their board into a section. */
export const moveIntoSection = defineCall({
  name: 'BoardSectionEditResource.update',
  summary: 'Moves pins of a board into one of its sections.',
  method: 'POST',
  path: '/resource/BoardSectionEditResource/update/',
  input: z.strictObject({ section_id: SectionId, pins: pinIds, ...subjectOptions }),
  output: Action,
  errors: ['not-found', 'not-allowed', 'same-place', 'board-busy'],
  who: 'member',
})
