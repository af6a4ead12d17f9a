import type { authRequested } from '@tessera/contracts/events/requests'
import type { z } from '@tessera/contracts/schema'

/** What somebody was about to do when they were asked to get in. */
export type Asked = Omit<z.output<typeof authRequested.schema>, 'start' | 'next'>
