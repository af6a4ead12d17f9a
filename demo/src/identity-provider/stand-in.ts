import type { IncomingMessage, ServerResponse } from 'node:http'
import { createLeaving } from './companies/leave.ts'
import { createFacebook } from './facebook/facebook.ts'
import { createGoogle } from './google/google.ts'
import { createIssuer } from './issuer.ts'
import type { Part, StandInPlace } from './part.ts'
import { issuerNames } from './people.ts'

/**
 * Creates the stand-in: an issuer below each name, and beside the issuers what providers have of
 * their own, such as Google's script. A new part is one line here.
 */
export function createStandIn(place: StandInPlace) {
  const issuers = issuerNames.map((name) => createIssuer(name, place))
  const parts: readonly Part[] = [
    createGoogle(place, issuers),
    createFacebook(place),
    createLeaving(place, issuers),
  ]
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const part of parts) if (await part(request, response)) return
    const issuer = issuers.find(({ name }) => request.url?.startsWith(`/${name}/`))
    if (issuer !== undefined) return issuer.answer(request, response)
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Nothing is here.\n')
  }
}
