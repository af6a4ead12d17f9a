import { randomUUID } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import { standInClients } from '../clients.ts'
import type { Issuer } from '../issuer.ts'
import { leavePage, pageHeaders } from '../page.ts'
import type { Part, StandInPlace } from '../part.ts'
import { findPerson, peopleOf } from '../people.ts'
import { readForm } from '../read-form.ts'
import { companyNames } from './company-names.ts'

const event = 'http://schemas.openid.net/event/backchannel-logout'

type CompanyName = (typeof companyNames)[number]

/** Signs what a company sends to the product when somebody has left it. */
async function logOutToken(place: StandInPlace, { name, key }: Issuer, subject: string) {
  return new SignJWT({ events: { [event]: {} } })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid ?? '', typ: 'logout+jwt' })
    .setIssuer(`${place.origin}/${name}`)
    .setAudience(name === 'globex' ? standInClients.globex.id : standInClients.acme.id)
    .setSubject(subject)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime('2m')
    .sign(await importJWK(key, 'RS256'))
}

/** Sends a log-out to the product; returns what it answered. */
async function sendLogOut(place: StandInPlace, issuer: Issuer, person: string): Promise<number> {
  const one = findPerson(issuer.name, person)
  if (one === undefined) return 404
  // Issuers of the library name people by their key.
  const logout_token = await logOutToken(place, issuer, one.key)
  const response = await fetch(`${place.productOrigin}/connect/sso/log-out/`, {
    method: 'POST',
    body: new URLSearchParams({ logout_token }),
  })
  return response.status
}

/**
 * Plays a company that somebody leaves: `/acme/leave/` lists its people, and a press logs that person
 * out of the product by the back channel.
 */
export function createLeaving(place: StandInPlace, issuers: readonly Issuer[]): Part {
  return async (request, response) => {
    const [, name = ''] = /^\/([a-z]+)\/leave\/(?:\?.*)?$/.exec(request.url ?? '') ?? []
    const isCompany = (text: string): text is CompanyName =>
      companyNames.some((each) => each === text)
    const issuer = issuers.find((each) => each.name === name)
    if (issuer === undefined || !isCompany(name)) return false
    if (request.method === 'POST') {
      const form = await readForm(request)
      const status = await sendLogOut(place, issuer, form.get('person') ?? '')
      const said = status === 200 ? 'They are logged out of the product.' : `The product: ${status}`
      response
        .writeHead(status === 200 ? 200 : 502, { 'Content-Type': 'text/plain; charset=utf-8' })
        .end(`${said}\n`)
      return true
    }
    const page = leavePage({ issuer: name, people: peopleOf(name), action: request.url ?? '' })
    response.writeHead(200, pageHeaders()).end(page)
    return true
  }
}
