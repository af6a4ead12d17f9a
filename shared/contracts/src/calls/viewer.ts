import { z } from '@tessera/contracts/schema'
import { Viewer } from '../entities/viewer.ts'
import { defineCall } from './define-call.ts'

// Apart from the other calls about a session: the first load asks it, and needs no log-in.

/** Returns the viewer, or null. */
export const getViewer = defineCall({
  name: 'ViewerResource.get',
  summary: 'Returns the viewer.',
  method: 'GET',
  path: '/resource/ViewerResource/get/',
  input: z.strictObject({}),
  output: z.nullable(Viewer),
  errors: [],
  who: 'anyone',
})
