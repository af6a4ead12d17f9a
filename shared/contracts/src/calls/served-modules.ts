import { z } from '@tessera/contracts/schema'
import { WholeModule } from '../listed-module.ts'
import { ServedSet } from '../served-set.ts'
import { defineCall } from './define-call.ts'

/** Returns a set as one word, as the live stream names it. */
export const setName = ({ id, shell }: z.infer<typeof ServedSet>): string => `${id}.${shell}`

/** Tells an open tab which modules a new document would run now, so that it follows without a reload. */
export const getServedModules = defineCall({
  name: 'ServedModulesResource.get',
  summary: 'Returns the modules that a new document would run; none when the tab has them already.',
  method: 'GET',
  path: '/resource/ServedModulesResource/get/',
  input: z.strictObject({
    /** The set that the tab runs. */
    set: z.optional(z.string().check(z.maxLength(64))),
  }),
  output: z.object({
    set: ServedSet,
    /** Null when the tab's set is still the right one. */
    modules: z.nullable(z.array(WholeModule)),
  }),
  errors: [],
  who: 'anyone',
})
