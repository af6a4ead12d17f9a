import type { Client } from '@tessera/client'
import type { Call } from '@tessera/contracts/calls/define-call'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { Profile } from '@tessera/module'

/** True when a call accepts a business to act for. */
function takesSubject({ input }: Call): boolean {
  const { def } = input._zod
  if (!('shape' in def) || typeof def.shape !== 'object' || def.shape === null) return false
  return 'orbac_subject_id' in def.shape
}

/** Returns the id of the business whose boards and pins the viewer edits, if they may. */
export function subjectOf(profile: Profile | null, viewer: Viewer | null): string | undefined {
  if (profile === null || viewer === null || profile.id === viewer.id) return undefined
  const may = profile.permissions.some((each) => each === 'OWNER' || each === 'CONTENT')
  return may ? profile.id : undefined
}

/**
 * Returns a client that adds the acting profile to each call, so that screens don't have to. A call
 * that already names a profile is unchanged.
 */
export function actingClient(client: Client, subject: () => string | undefined): Client {
  return {
    call(call, input, options) {
      const id = takesSubject(call) ? subject() : undefined
      if (id === undefined) return client.call(call, input, options)
      return client.call(call, Object.assign({ orbac_subject_id: id }, input), options)
    },
  }
}
