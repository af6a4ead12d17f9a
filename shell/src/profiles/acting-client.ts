import type { Client } from '@tessera/client'
import type { Call } from '@tessera/contracts/calls/define-call'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { Profile } from '@tessera/module'

/** Whether a call can be made in a business's name. */
function takesSubject({ input }: Call): boolean {
  const { def } = input._zod
  if (!('shape' in def) || typeof def.shape !== 'object' || def.shape === null) return false
  return 'orbac_subject_id' in def.shape
}

/** In whose name boards and pins are worked on: the profile's, where it lets the viewer do that. */
export function subjectOf(profile: Profile | null, viewer: Viewer | null): string | undefined {
  if (profile === null || viewer === null || profile.id === viewer.id) return undefined
  const may = profile.permissions.some((each) => each === 'OWNER' || each === 'CONTENT')
  return may ? profile.id : undefined
}

/**
 * A client that makes calls in the name of the profile that is acted as, so that no screen has to
 * remember to. A call that names somebody itself is left as it is.
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
