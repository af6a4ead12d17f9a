import { eq } from '../../../../platform/database/sql.ts'
import { handleJob } from '../../../base/handle-job.ts'
import { blobKey, clearly } from '../../../base/media/rules.ts'
import { media } from '../../../base/media/tables.ts'
import { keepRegions } from './picture-regions.ts'
import { readRegionsJob } from './read-regions-job.ts'

/** Reads the regions of a stored picture from its smallest size. */
export const handleRegions = handleJob(
  readRegionsJob,
  async ({ db, blobs, images }, { payload: { media_id: mediaId }, signal }) => {
    const [picture] = await db
      .select({ key: media.key, clearKey: media.clearKey })
      .from(media)
      .where(eq(media.id, mediaId))
    if (picture === undefined) return
    const blob = await blobs.get(blobKey(clearly(picture).key, '236x'))
    if (blob === undefined) return keepRegions(db, mediaId, [])
    const read = await images.regions(blob.bytes, { who: 'picture-regions', signal })
    signal.throwIfAborted()
    // A full queue or a spent budget passes, so the job is tried again.
    if (!read.ok && (read.fault === 'too-busy' || read.fault === 'too-fast'))
      throw new Error(`The regions of picture ${mediaId} weren't read: ${read.fault}.`)
    await keepRegions(db, mediaId, read.ok ? read.image : [])
  },
)
