import { z } from '@tessera/contracts/schema'
import { defineCall } from './define-call.ts'
import { UploadId } from './media.ts'

/** The kinds of things that a download of one's own holds and a restore creates. */
export const LibraryKind = z.enum([
  'boards',
  'sections',
  'pins',
  'notes',
  'comments',
  'schedules',
  'kept',
  'people',
])

/** The reasons that something in a download isn't restored. */
export const RestoreWhy = z.enum([
  'person',
  'others-pins',
  'no-file',
  'file-altered',
  'file-unreadable',
  'file-too-large',
  'picture-refused',
  'video-not-allowed',
  'captions-unfit',
  'no-board',
  'no-pin',
  'no-idea',
  'full',
  'not-allowed',
  'unfit',
])

/** The states of a restore. */
export const RestoreState = z.enum([
  'planned',
  'running',
  'paused',
  'done',
  'cancelled',
  'failed',
  'undoing',
  'undone',
])

const Counted = z.object({ kind: LibraryKind, count: z.int() })
const LeftOut = z.object({ why: RestoreWhy, count: z.int() })

/** A restore of one's own download: the plan, the progress and the result. */
export const Restore = z.object({
  id: z.string(),
  state: RestoreState,
  /** The time at which the download was made; null for one of an earlier version. */
  made_at: z.nullable(z.string()),
  /** The number of things in the download, by kind. */
  counts: z.array(Counted),
  /** The number of things that won't be restored according to the plan, by reason. */
  expected: z.array(LeftOut),
  /** The boards that were public. */
  public_boards: z.int(),
  /** The scheduled Pins whose time is over: they wait for a new one. */
  past_schedules: z.int(),
  /** Rows of the download that were processed, and rows in all. */
  done: z.int(),
  total: z.int(),
  /** The number of things that the restore created, by kind. */
  made: z.array(Counted),
  /** Things that are here from an earlier restore, or never left. */
  already_here: z.int(),
  /** The number of things that were left out, by reason. */
  left_out: z.array(LeftOut),
  /** The upload that can still be imported instead; null once the restore was started. */
  upload_id: z.nullable(z.string()),
  /** Until when it can be undone; null when it can't. */
  undo_until: z.nullable(z.string()),
})

/** Something that wasn't restored. */
export const RestoreLeftOut = z.object({
  kind: LibraryKind,
  name: z.string(),
  why: RestoreWhy,
})

export type LibraryKind = z.infer<typeof LibraryKind>
export type RestoreWhy = z.infer<typeof RestoreWhy>
export type RestoreState = z.infer<typeof RestoreState>
export type Restore = z.infer<typeof Restore>
export type RestoreLeftOut = z.infer<typeof RestoreLeftOut>

const which = z.strictObject({ id: z.string().check(z.maxLength(64)) })

/** Returns the viewer's latest restore. */
export const getRestore = defineCall({
  name: 'Restore.get',
  summary: "Returns the viewer's latest restore of their own download.",
  method: 'GET',
  path: '/v3/users/restore/',
  input: z.strictObject({}),
  output: z.nullable(Restore),
  errors: [],
  who: 'member',
})

/** Returns one page of what a restore left out, by name. */
export const getRestoreLeftOut = defineCall({
  name: 'RestoreLeftOut.get',
  summary: 'Returns what a restore left out, with the reasons.',
  method: 'GET',
  path: '/v3/users/restore/left-out/',
  input: z.extend(which, {
    /** The `next` of the page before. */
    after: z._default(z.string().check(z.regex(/^\d{1,8}$/)), '0'),
  }),
  output: z.object({ items: z.array(RestoreLeftOut), next: z.nullable(z.string()) }),
  errors: ['restore-gone'],
  who: 'member',
})

/**
 * Reads a complete resumable upload of one's own download, and returns what a restore would create. Nothing is
 * created; the upload stays, so that it can be imported instead.
 */
export const planRestore = defineCall({
  name: 'RestorePlan.create',
  summary: 'Reads an uploaded download of the product and says what a restore would create.',
  method: 'POST',
  path: '/v3/users/restore/plan/',
  input: z.strictObject({ upload_id: UploadId }),
  output: Restore,
  errors: [
    'restore-not-ours',
    'restore-newer',
    'restore-altered',
    'restore-cut-off',
    'restore-heavy',
    'restore-names',
    'restore-many',
    'restore-running',
    'file-heavy',
    'not-found',
    'too-fast',
    'too-large',
    'upload-unfinished',
  ],
  who: 'member',
})

/** Starts a planned restore in the background. */
export const startRestore = defineCall({
  name: 'Restore.start',
  summary: 'Starts a planned restore.',
  method: 'POST',
  path: '/v3/users/restore/start/',
  input: z.extend(which, {
    /** False makes every restored board secret. */
    keep_public: z._default(z.boolean(), false),
  }),
  output: Restore,
  errors: ['restore-gone'],
  who: 'member',
  isPublishing: true,
})

/** Pauses a running restore. */
export const pauseRestore = defineCall({
  name: 'Restore.pause',
  summary: 'Pauses a running restore.',
  method: 'POST',
  path: '/v3/users/restore/pause/',
  input: which,
  output: Restore,
  errors: ['restore-gone'],
  who: 'member',
})

/** Resumes a restore that was paused, or that stopped because of a fault. */
export const resumeRestore = defineCall({
  name: 'Restore.resume',
  summary: 'Resumes a restore that was paused or that stopped.',
  method: 'POST',
  path: '/v3/users/restore/resume/',
  input: which,
  output: Restore,
  errors: ['restore-gone'],
  who: 'member',
  isPublishing: true,
})

/** Cancels a restore; what it has created stays and can be undone. */
export const cancelRestore = defineCall({
  name: 'Restore.cancel',
  summary: 'Cancels a planned, running or paused restore.',
  method: 'POST',
  path: '/v3/users/restore/cancel/',
  input: which,
  output: Restore,
  errors: ['restore-gone'],
  who: 'member',
})

/** Deletes what a restore created. */
export const undoRestore = defineCall({
  name: 'Restore.undo',
  summary: 'Deletes what a restore created.',
  method: 'POST',
  path: '/v3/users/restore/undo/',
  input: which,
  output: Restore,
  errors: ['restore-gone'],
  who: 'member',
})
