import type { Client } from '@tessera/client'

/**
 * The calls that act for no account: they ask who is logged in, log in, or count log-ins. By name,
 * because the schemas of a log-in are no part of the first load.
 */
const ofNobody: ReadonlySet<string> = new Set([
  'ViewerResource.get',
  'UserSessionResource.create',
  'TelemetryAuthEvents.create',
])

/**
 * Returns a client that says with each call whose page sends it. After a switch to another account,
 * the service refuses the calls of pages that still show the former one.
 */
export function viewerClient(client: Client, viewerId: () => string | undefined): Client {
  return {
    call(call, input, options) {
      const viewer = ofNobody.has(call.name) ? undefined : viewerId()
      return client.call(call, input, { ...options, viewer })
    },
  }
}
