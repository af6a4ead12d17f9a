import { z } from '@tessera/contracts/schema'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'
import { UploadId } from './media.ts'

/** The source of an import. */
export const ImportSource = z.enum(['bookmarks', 'pinterest', 'own', 'pictures', 'feed'])

/** The states of an import; a plan is what a dry run found. */
export const ImportState = z.enum([
  'planned',
  'running',
  'done',
  'cancelled',
  'failed',
  'undoing',
  'undone',
])

/** A board that Pins of an import go to. */
export const ImportBoard = z.object({
  name: z.string(),
  /** True when the import creates it. */
  is_new: z.boolean(),
  pins: z.int(),
  sections: z.int(),
})

/** The reasons that an import leaves something out. */
export const ImportWhy = z.enum([
  'no-address',
  'no-picture',
  'too-large',
  'not-a-picture',
  'unreadable',
])

/** Something that an import leaves out, and why. */
export const ImportLeftOut = z.object({ name: z.string(), why: ImportWhy })

/** The lists of an import's entries. */
export const ImportListName = z.enum(['cards', 'failed', 'left-out', 'duplicates', 'undated'])

/** An entry of one of the lists. */
export const ImportEntry = z.object({
  /** Its place in the source. */
  at: z.int(),
  /** The line of the file, where it has lines. */
  line: z.nullable(z.int()),
  name: z.string(),
  link: z.nullable(z.string()),
  /** The code of why it is in this list; empty where the list says it. */
  why: z.string(),
})

/** An import: what it would make or has made. */
export const Import = z.object({
  id: z.string(),
  source: ImportSource,
  state: ImportState,
  boards: z.array(ImportBoard),
  /** Pins to make, without the duplicates. */
  total: z.int(),
  made: z.int(),
  /** Pins that the member has already. */
  duplicates: z.int(),
  /** Pins that could not be made: their pictures could not be fetched or read. */
  failed: z.int(),
  /** Pins that were kept as a link with a drawn card: their page is gone, or has no picture. */
  cards: z.int(),
  /** Pins whose date in the source can't be right; they have the day of the import. */
  undated: z.int(),
  /** Names of the first Pins that could not be made. */
  failures: z.array(z.object({ name: z.string(), why: z.string() })),
  /** The first of them; ImportEntries.list names all, and says more precisely why. */
  left_out: z.array(ImportLeftOut),
  left_out_count: z.int(),
  /** Until when it can be undone; null when it can't. */
  undo_until: z.nullable(z.string()),
})

export type Import = z.infer<typeof Import>
export type ImportEntry = z.infer<typeof ImportEntry>
export type ImportListName = z.infer<typeof ImportListName>
export type ImportWhy = z.infer<typeof ImportWhy>
export type ImportSource = z.infer<typeof ImportSource>

const planErrors = ['import-empty', 'import-running', 'too-fast'] as const
const which = z.strictObject({ id: z.string().check(z.maxLength(64)) })

/** Returns the viewer's latest import. */
export const getImport = defineCall({
  name: 'Import.get',
  summary: "Returns the viewer's latest import.",
  method: 'GET',
  path: '/v3/users/import/',
  input: z.strictObject({}),
  output: z.nullable(Import),
  errors: [],
  who: 'member',
})

/**
 * Reads a complete resumable upload and returns what an import of it would make. Nothing is created, and
 * the upload is gone afterwards.
 */
export const planImport = defineCall({
  name: 'ImportPlan.create',
  summary: 'Reads an uploaded ZIP or bookmarks and says what an import would make.',
  method: 'POST',
  path: '/v3/users/import/plan/',
  input: z.strictObject({ upload_id: UploadId }),
  output: Import,
  errors: [...planErrors, 'import-unreadable', 'file-heavy', 'not-found', 'upload-unfinished'],
  who: 'member',
})

/** Reads a feed and returns what an import of it would make. */
export const planFeedImport = defineCall({
  name: 'ImportFeed.create',
  summary: 'Reads an RSS or Atom feed and says what an import would make.',
  method: 'POST',
  path: '/v3/users/import/feed/',
  input: z.strictObject({ url: z.string().check(z.trim(), z.maxLength(limits.pinLinkMax)) }),
  output: Import,
  errors: [...planErrors, 'feed-unreadable', 'file-heavy'],
  who: 'member',
})

/** Starts a planned import in the background. */
export const startImport = defineCall({
  name: 'Import.start',
  summary: 'Starts a planned import.',
  method: 'POST',
  path: '/v3/users/import/start/',
  input: z.extend(which, { make_public: z._default(z.boolean(), false) }),
  output: Import,
  errors: ['import-gone'],
  who: 'member',
  isPublishing: true,
})

/** Cancels a running import; what is there stays and can be undone. */
export const cancelImport = defineCall({
  name: 'Import.cancel',
  summary: 'Cancels a planned or running import.',
  method: 'POST',
  path: '/v3/users/import/cancel/',
  input: which,
  output: Import,
  errors: ['import-gone'],
  who: 'member',
})

/** Deletes the Pins of an import, and the boards and sections that it created and left empty. */
export const undoImport = defineCall({
  name: 'Import.undo',
  summary: 'Deletes what an import made.',
  method: 'POST',
  path: '/v3/users/import/undo/',
  input: which,
  output: Import,
  errors: ['import-gone'],
  who: 'member',
})

/** Returns one page of a list of an import's entries. */
export const listImport = defineCall({
  name: 'ImportEntries.list',
  summary: "Returns a page of an import's entries that became cards, failed or were left out.",
  method: 'GET',
  path: '/v3/users/import/entries/',
  input: z.extend(which, {
    list: ImportListName,
    bookmark: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  }),
  output: z.object({
    entries: z.array(ImportEntry),
    /** The place at which the next page begins; null at the end. */
    bookmark: z.nullable(z.string()),
  }),
  errors: ['import-gone'],
  who: 'member',
})

/** Looks again for the pictures of Pins that were kept as cards. */
export const retryImport = defineCall({
  name: 'Import.retry',
  summary: 'Looks again for the pictures of Pins that were kept as cards.',
  method: 'POST',
  path: '/v3/users/import/retry/',
  input: which,
  output: Import,
  errors: ['import-gone', 'import-running'],
  who: 'member',
  isPublishing: true,
})
