import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { type Refusal, refused } from '../../../calls/answer.ts'
import type { Upload, UploadedFile } from '../../../platform/uploads/port.ts'
import type { Ports } from '../../../ports.ts'

/** An upload of which all bytes have arrived. */
export interface WholeUpload {
  readonly upload: Upload
  readonly file: UploadedFile
}

/**
 * Finds a complete upload of somebody's; refuses one that is missing, still arrives, or is larger than what it is
 * for: a download that is restored may be larger than all else.
 */
export async function wholeUpload(
  { uploads }: Pick<Ports, 'uploads'>,
  ownerId: UserId,
  id: string,
  field: string,
  maxBytes: number = limits.uploadMaxBytes,
): Promise<WholeUpload | Refusal> {
  const upload = await uploads.find({ ownerId, id })
  if (upload === undefined) return refused('not-found', { field })
  if (upload.size > maxBytes) return refused('too-large')
  if (upload.offset < upload.size) return refused('upload-unfinished', { field })
  const file = await uploads.open(upload)
  return file === undefined ? refused('not-found', { field }) : { upload, file }
}
