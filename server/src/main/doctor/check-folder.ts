import { existsSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { findings } from '../findings.ts'
import type { DoctorCheck } from './patient.ts'

const { well, warning, fault } = findings('disk')
const gigabyte = 2 ** 30
const leastBytes = gigabyte / 4
const leastShare = 0.1
const others = 0o077

/** Returns the folder itself, or the nearest one above it that exists. */
function existing(folder: string): string {
  for (let at = resolve(folder); ; at = dirname(at))
    if (existsSync(at) || at === dirname(at)) return at
}

/** Checks the room on the disk of the data folder, and who may read it. */
export const checkFolder: DoctorCheck = async ({ configuration: { DATA_DIR }, isOfOthers }) => {
  const folder = existing(DATA_DIR)
  const { bavail, blocks, bsize } = await statfs(folder)
  const [free, all] = [bavail * bsize, blocks * bsize]
  const said = `${DATA_DIR} has ${(free / gigabyte).toFixed(1)} GB free of ${(all / gigabyte).toFixed(1)} GB.`
  const fix = 'Delete what else is on that disk, or make it larger.'
  const room =
    free < leastBytes ? fault(said, fix) : free < all * leastShare ? warning(said, fix) : well(said)
  if (folder !== resolve(DATA_DIR))
    return [room, well(`The first start makes the folder ${DATA_DIR}.`)]
  const { mode, uid } = statSync(folder)
  if (isOfOthers)
    return [
      room,
      fault(
        `${DATA_DIR} belongs to the user ${uid}, and the doctor runs as ${process.geteuid?.()}.`,
        'Run the doctor as the user of the service, such as with sudo -u tessera.',
      ),
    ]
  return (mode & others) === 0
    ? [room]
    : [
        room,
        warning(`Others may read ${DATA_DIR}.`, 'The next start of the service takes that away.'),
      ]
}
