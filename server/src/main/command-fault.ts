import { BackupFault } from '../archive/manifest.ts'
import { StoreFault } from '../platform/blobs/store-away.ts'
import { rootCause } from '../platform/log/root-cause.ts'
import { isDiskFull } from '../platform/storage/disk-full.ts'

/** Returns why a backup or a restore ended, in a sentence; throws what is a bug. */
export function commandFault(cause: unknown): string {
  if (cause instanceof BackupFault) return cause.message
  if (cause instanceof StoreFault)
    return `${cause.message} Correct that, and run the command again: it continues where it stopped.`
  if (isDiskFull(cause))
    return 'The disk is full; make room, and run the command again: it continues where it stopped.'
  const isOfSystem = cause instanceof Error && ('code' in cause || cause.cause instanceof Error)
  if (!isOfSystem) throw cause
  return `The command stopped (${rootCause(cause)}); correct that, and run it again: it continues where it stopped.`
}
