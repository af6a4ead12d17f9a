import { callErrorOf } from '@tessera/client'

/** Whether what was shown is not there any more: deleted, or secret by now. What is kept of it is not shown. */
export const isGone = (failure: Error | null): boolean =>
  failure !== null && callErrorOf(failure)?.code === 'not-found'
