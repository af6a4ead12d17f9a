import { z } from '@tessera/contracts/schema'
import { Action } from '../entities/action.ts'
import { Section } from '../entities/board.ts'
import { Pin } from '../entities/pin.ts'
import { BoardId, PinId, SectionId } from '../ids.ts'
import { limits } from '../limits.ts'
import { actingOptions, subjectOptions } from './acting.ts'
import { fieldSet, sentName } from './boards.ts'
import { defineCall } from './define-call.ts'
import { pageOptions, pinIds, pinListOptions } from './lists.ts'

/** Creates a section of a board, with some of the board's pins. */
export const createSection = defineCall({
  name: 'BoardSectionResource.create',
  summary: 'Creates a section of a board.',
  method: 'POST',
  path: '/resource/BoardSectionResource/create/',
  input: z.strictObject({
    board_id: BoardId,
    name: sentName,
    /** The source of the name: 0 typed, 1 a suggestion, 2 an edited suggestion. */
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
    'words-refused',
    'board-busy',
  ],
  who: 'member',
  isPublishing: true,
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
  errors: [
    'not-found',
    'not-allowed',
    'section-blank',
    'section-taken',
    'name-long',
    'words-refused',
  ],
  who: 'member',
  isPublishing: true,
})

/** Deletes a section with its pins, or moves the pins to the board. */
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

/** Moves a section's pins to another section of the board, and deletes the empty section. */
export const mergeSection = defineCall({
  name: 'BoardSectionMergeResource.update',
  summary: 'Merges a section into another section of its board.',
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

/** Reorders a board's sections. Sections that are not listed come after the others. */
export const orderSections = defineCall({
  name: 'BoardSectionOrderResource.update',
  summary: "Reorders a board's sections.",
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

/** Lists a board's sections, in order. */
export const boardSections = defineCall({
  name: 'BoardSectionsResource.get',
  summary: "Lists a board's sections.",
  method: 'GET',
  path: '/resource/BoardSectionsResource/get/',
  input: sectionsInput,
  output: z.array(Section),
  errors: ['not-found'],
  who: 'anyone',
})

/** Returns a section. */
export const getSection = defineCall({
  name: 'BoardSectionResource.get',
  summary: 'Returns a section of a board.',
  method: 'GET',
  path: '/resource/BoardSectionResource/get/',
  input: z.strictObject({ section_id: SectionId, ...fieldSet }),
  output: Section,
  errors: ['not-found'],
  who: 'anyone',
})

/** Returns the section that an old address led to before it was renamed or merged. */
export const sectionAtAddress = defineCall({
  name: 'BoardSectionAddressResource.get',
  summary: 'Returns the section that an old address led to before it was renamed or merged.',
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

/** Lists the sections of a board that the viewer may save to. */
export const sectionsToSaveTo = defineCall({
  name: 'BoardSectionsRepinResource.get',
  summary: 'Lists the sections of a board that the viewer may save to.',
  method: 'GET',
  path: '/resource/BoardSectionsRepinResource/get/',
  input: z.strictObject({ board_id: BoardId, ...fieldSet, ...actingOptions }),
  output: z.array(Section),
  errors: ['not-found', 'not-allowed'],
  who: 'member',
})

/** Lists a section's pins. `query` searches them. */
export const sectionPins = defineCall({
  name: 'BoardSectionPinsResource.get',
  summary: "Lists a section's pins.",
  method: 'GET',
  path: '/resource/BoardSectionPinsResource/get/',
  input: z.strictObject({ section_id: SectionId, ...pinListOptions, ...pageOptions }),
  output: z.array(Pin),
  errors: ['not-found'],
  who: 'anyone',
})

/** Removes pins from a section. They stay on the board. */
export const removeFromSection = defineCall({
  name: 'BoardSectionPinsResource.delete',
  summary: 'Removes pins from a section.',
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
  summary: 'Moves pins into a section of their board.',
  method: 'POST',
  path: '/resource/BoardSectionEditResource/update/',
  input: z.strictObject({ section_id: SectionId, pins: pinIds, ...subjectOptions }),
  output: Action,
  errors: ['not-found', 'not-allowed', 'same-place', 'board-busy'],
  who: 'member',
})
