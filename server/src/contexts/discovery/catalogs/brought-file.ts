import type { UploadId } from '@tessera/contracts/calls/media'
import type { UserId } from '@tessera/contracts/ids'
import type { z } from '@tessera/contracts/schema'
import { type Refusal, refused } from '../../../calls/answer.ts'
import type { UploadedFile } from '../../../platform/uploads/port.ts'
import type { Ports } from '../../../ports.ts'
import { type WholeUpload, wholeUpload } from '../../base/media/whole-upload.ts'
import { deleteUpload } from '../../base/upload-quota/upload-quota.ts'
import { openFeed } from './feed/read-feed.ts'
import { partKey, partType } from './file-parts.ts'
import type { BroughtFile } from './start-run.ts'

const pieceBytes = 64 * 1024

/** Reads a file in pieces. A reader may stop after any of them: no stream stays open. */
async function* piecesOf({ size, read }: UploadedFile): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size; at += pieceBytes) yield read(at, Math.min(pieceBytes, size - at))
}

/** True when the beginning of a file is that of a feed with all its columns. */
async function isFeed({ file }: WholeUpload, currency: string | null): Promise<boolean> {
  const opened = await openFeed({ chunks: piecesOf(file), currency })
  return opened.ok
}

/** Takes the file of products that somebody uploaded, or refuses it. */
export async function takeFile(
  ports: Ports,
  given: {
    readonly ownerId: UserId
    readonly uploadId: z.output<typeof UploadId>
    readonly currency: string | null
  },
): Promise<{ readonly ok: true; readonly file: BroughtFile; drop(): Promise<void> } | Refusal> {
  const { ownerId, uploadId, currency } = given
  const sent = await wholeUpload(ports, ownerId, uploadId, 'upload_id')
  if ('code' in sent) return sent
  if (!(await isFeed(sent, currency))) {
    await deleteUpload(ports, ownerId, sent.upload)
    return refused('catalog-unreadable')
  }
  const id = ports.keys.next()
  const body = sent.file.stream()
  const incoming = { body, size: sent.file.size, contentType: partType }
  const filePrint = await ports.blobs.putStream(partKey(id, 0), incoming)
  await deleteUpload(ports, ownerId, sent.upload)
  return { ok: true, file: { id, filePrint }, drop: () => ports.blobs.delete(partKey(id, 0)) }
}
