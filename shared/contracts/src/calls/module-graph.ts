import { z } from '@tessera/contracts/schema'
import { ModuleGraph } from '../releases/module-graph.ts'
import { defineCall } from './define-call.ts'

/** Returns which running build uses which part. */
export const getModuleGraph = defineCall({
  name: 'ModuleGraphResource.get',
  summary: 'Returns which running builds use which events, slots, calls and shared packages.',
  method: 'GET',
  path: '/resource/ModuleGraphResource/get/',
  input: z.strictObject({}),
  output: ModuleGraph,
  errors: ['not-allowed'],
  who: 'anyone',
})
