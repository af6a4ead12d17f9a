import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Finding } from '@tessera/contracts/doctor-tools'
import type { Configuration } from '../../configuration.ts'
import type { Blobs } from '../../platform/blobs/port.ts'
import { rootCause } from '../../platform/log/root-cause.ts'
import { blobStore, moduleFileStore } from '../blob-store.ts'
import { findings } from '../findings.ts'
import type { DoctorCheck } from './patient.ts'

const { well, warning, fault } = findings('store')
const bytesOfProbe = 65_536

/** Returns the fix of what a store refused. */
function fixOf(cause: string, { S3_ENDPOINT, S3_BUCKET }: Configuration): string {
  if (S3_ENDPOINT === undefined)
    return 'Let this user write the data folder, or make room on its disk.'
  if (/no bucket/.test(cause)) return `Make the bucket ${S3_BUCKET}, or correct S3_BUCKET.`
  if (/ with 40[13]/.test(cause))
    return 'Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and let that key read, write and delete in the bucket.'
  if (/ with 30\d| with 400/.test(cause)) return 'Correct S3_REGION and S3_ENDPOINT.'
  return `Start the store at ${S3_ENDPOINT}, or correct S3_ENDPOINT.`
}

/** Writes a file, reads it whole and in part, and deletes it. Throws at the first thing that is wrong. */
async function tryStore(blobs: Blobs): Promise<void> {
  const key = `probe-${randomBytes(16).toString('hex')}.bin`
  const bytes = new Uint8Array(randomBytes(bytesOfProbe))
  const first = 1_000
  await blobs.put(key, { bytes, contentType: 'application/octet-stream' })
  try {
    const whole = await blobs.get(key)
    if (whole === undefined || Buffer.compare(whole.bytes, bytes) !== 0)
      throw new Error('it gave other bytes back than were written')
    const part = await blobs.open(key, { first, last: first + 9 })
    const read = part && new Uint8Array(await new Response(part.body).arrayBuffer())
    if (read === undefined || Buffer.compare(read, bytes.subarray(first, first + 10)) !== 0)
      throw new Error('it does not give back a range of bytes, which videos need')
  } finally {
    await blobs.delete(key)
  }
  if ((await blobs.sizeOf(key)) !== undefined) throw new Error('it keeps what was deleted')
}

async function storeFinding(
  name: string,
  blobs: Blobs,
  configuration: Configuration,
): Promise<Finding> {
  const began = performance.now()
  try {
    await tryStore(blobs)
  } catch (cause) {
    const reason = (rootCause(cause) || 'no answer').replace(/\.$/, '')
    return fault(`The store of ${name} does not work (${reason}).`, fixOf(reason, configuration))
  }
  const place = configuration.S3_ENDPOINT ?? 'a folder'
  return well(
    `The store of ${name} in ${place} wrote, read and deleted a file in ${Math.round(performance.now() - began)} ms.`,
  )
}

/** Checks the stores of pictures and of builds: write, read, range, delete. */
export const checkStore: DoctorCheck = async ({ configuration, isOfOthers }) => {
  if (isOfOthers && configuration.S3_ENDPOINT === undefined)
    return [warning('The folder of another user is not written to.')]
  if (configuration.S3_ENDPOINT === undefined && !existsSync(configuration.DATA_DIR)) return []
  return [
    await storeFinding('pictures', blobStore(configuration), configuration),
    // A bucket has both.
    ...(configuration.S3_ENDPOINT !== undefined || configuration.STORE_DIR === undefined
      ? []
      : [await storeFinding('builds', moduleFileStore(configuration), configuration)]),
  ]
}
