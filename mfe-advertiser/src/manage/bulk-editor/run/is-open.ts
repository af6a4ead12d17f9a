import type { BulkRun } from '@tessera/contracts/calls/bulk-runs'

/** True while an upload is being worked on. */
export const isOpenRun = ({ state }: Pick<BulkRun, 'state'>): boolean =>
  state === 'waiting' || state === 'checking' || state === 'applying' || state === 'undoing'
