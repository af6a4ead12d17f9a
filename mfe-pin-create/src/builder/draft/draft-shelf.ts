import { z } from '@tessera/contracts/schema'
import { Draft } from './flow.ts'

/** A new pin as a browser keeps it, beside its file. */
export const KeptDraft = z.object({
  /** Also the key that lets the service publish it once. */
  id: z.string(),
  /** Its place in the list. */
  order: z.number(),
  draft: Draft,
  /** True when it has a file. */
  hasFile: z.boolean(),
  /** The address of a picture on another site. */
  address: z.optional(z.string()),
  /** The id of the uploaded picture, and when it was uploaded. */
  mediaId: z.optional(z.string()),
  uploadedAt: z.optional(z.number()),
  /** The address of an upload that has begun. */
  url: z.optional(z.string()),
})

export type KeptDraft = z.infer<typeof KeptDraft>

/** A kept pin with its file. */
export interface FoundDraft extends KeptDraft {
  readonly file?: File | undefined
}

/** The drafts on a shelf when the page opens. */
export interface FoundDrafts {
  readonly drafts: readonly FoundDraft[]
  /** The number of drafts that another tab has open. */
  readonly elsewhere: number
}

/** The result of keeping a draft: 'full' where the browser or the limit has no room. */
export type Keeping = 'kept' | 'full' | 'failed'

/** Keeps new pins until they are published. */
export interface DraftShelf {
  open(): FoundDrafts | Promise<FoundDrafts>
  keep(draft: KeptDraft): Promise<Keeping>
  keepFile(id: string, file: File): Promise<Keeping>
  drop(id: string): Promise<void>
  dropFile(id: string): Promise<void>
  /** Lets other tabs have the drafts. */
  close(): void
}
