import {
  CatalogOrigin,
  CatalogRhythm,
  type createCatalogSource,
} from '@tessera/contracts/calls/catalogs'
import type { InputOf } from '@tessera/contracts/calls/define-call'
import { UploadId } from '@tessera/contracts/calls/media'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { BoardId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { keepDrafts } from '@tessera/module/drafts'
import { words } from './words.ts'

/** A source that somebody is adding. */
export const SourceDraft = z.object({
  origin: CatalogOrigin,
  name: z.string(),
  address: z.string(),
  website: z.string(),
  rhythm: CatalogRhythm,
  /** '' for none. */
  currency: z.string(),
  /** Null for a new board with the source's name. */
  boardId: z.nullable(BoardId),
  /** The file, once it has arrived. */
  upload: z.nullable(z.object({ id: UploadId, name: z.string() })),
})

export type SourceDraft = z.infer<typeof SourceDraft>

/** The draft that nobody has written in. */
export const emptyDraft: SourceDraft = {
  origin: 'upload',
  name: '',
  address: '',
  website: '',
  rhythm: 'daily',
  currency: '',
  boardId: null,
  upload: null,
}

/** Keeps the source that somebody is adding, until it is added. */
export const keptSources = keepDrafts('catalog-source', SourceDraft)

/** The id of the draft of a new source. */
export const newSource = 'new'

/** A field of the form that has errors of its own. */
export type SourceField = 'name' | 'file' | 'address' | 'website' | 'board'

export type SourceFaults = Readonly<Partial<Record<SourceField, string>>>

const placeFaults: Readonly<
  Record<CatalogOrigin, (draft: SourceDraft, isSending: boolean) => SourceFaults>
> = {
  upload: ({ upload }, isSending) =>
    upload === null && !isSending ? { file: words.fileMissing() } : {},
  address: ({ address }) => (address.trim() === '' ? { address: words.addressMissing() } : {}),
  website: ({ website }) => (website === '' ? { website: words.siteMissing() } : {}),
}

/** Returns what is missing in a draft, by its field. A file that is on its way isn't missing. */
export const faultsOf = (draft: SourceDraft, isSending: boolean): SourceFaults => ({
  ...placeFaults[draft.origin](draft, isSending),
  ...(draft.name.trim() === '' ? { name: words.nameMissing() } : {}),
})

/** Returns the field that a refusal of the service belongs to; undefined for the whole form. */
export function fieldOf(
  { code, data }: Pick<CallError, 'code' | 'data'>,
  { origin, boardId }: Pick<SourceDraft, 'origin' | 'boardId'>,
): SourceField | undefined {
  const place = origin === 'upload' ? 'file' : origin
  if (code === 'not-allowed') return 'board'
  if (code === 'not-found') return boardId === null || data?.field === 'upload_id' ? place : 'board'
  const isPlace =
    code === 'catalog-unreadable' ||
    code === 'upload-unfinished' ||
    code === 'catalog-address-unfit' ||
    code === 'website-not-claimed'
  return isPlace ? place : undefined
}

/** Returns the input of the call that adds a source. */
export function inputOf({
  origin,
  name,
  rhythm,
  currency,
  boardId,
  ...draft
}: SourceDraft): InputOf<typeof createCatalogSource> {
  const place =
    origin === 'upload'
      ? { upload_id: draft.upload?.id, rhythm: 'never' as const }
      : { address: draft[origin].trim(), rhythm }
  return {
    name: name.trim(),
    origin,
    ...place,
    currency: currency === '' ? null : currency,
    ...(boardId === null ? {} : { board_id: boardId }),
  }
}

/** Returns why a file can't be a feed; undefined for one that may be. */
export function fileFault({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (size === 0) return words.fileEmpty()
  if (size > limits.uploadMaxBytes) return words.fileLarge({ size: uploadMegabytes })
  return /\.(csv|tsv|txt|xml|gz)$/i.test(name) ? undefined : words.fileWrong()
}

/** Returns the text of a refusal of a file: an upload that expired is chosen again. */
export const fileRefusal = ({ code, message }: Pick<CallError, 'code' | 'message'>): string =>
  code === 'not-found' || code === 'upload-unfinished' ? words.fileGone() : message

/** The largest file, in megabytes. */
export const uploadMegabytes = String(limits.uploadMaxBytes / 1_048_576)
