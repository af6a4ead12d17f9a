import type { IncomingMessage, ServerResponse } from 'node:http'
import { importJWK, SignJWT } from 'jose'
import { standInClients } from '../clients.ts'
import type { Issuer } from '../issuer.ts'
import { pageHeaders, peoplePage, scriptPage } from '../page.ts'
import type { Part, StandInPlace } from '../part.ts'
import { claimsOf, findPerson, type PretendPerson, peopleOf, typedPerson } from '../people.ts'
import { readForm } from '../read-form.ts'
import { googleScript } from './script.ts'

/** The person that this browser is logged in as at Google, so that one tap can offer them. */
const cookieName = 'google_person'
const tokenSeconds = 3_600

interface TokenRequest {
  readonly clientId: string
  readonly nonce: string
  readonly origin: string
}

const readAsked = (query: URLSearchParams): TokenRequest => ({
  clientId: query.get('client_id') ?? '',
  nonce: query.get('nonce') ?? '',
  origin: query.get('origin') ?? '',
})

const knownPerson = ({ headers }: IncomingMessage): PretendPerson | undefined => {
  const [, key] = /(?:^|; )google_person=([\w-]+)/.exec(headers.cookie ?? '') ?? []
  return key === undefined ? undefined : findPerson('google', key)
}

/** Plays Google's script for websites, the popup behind its button, and one tap. */
export function createGoogle(place: StandInPlace, issuers: readonly Issuer[]): Part {
  const key = issuers.find(({ name }) => name === 'google')?.key
  if (key === undefined) throw new Error('There is no issuer for Google.')

  const isOurs = ({ clientId, origin }: TokenRequest): boolean =>
    clientId === standInClients.google.id && origin === place.productOrigin

  async function credentialOf(
    person: PretendPerson,
    { clientId, nonce }: TokenRequest,
  ): Promise<string> {
    return new SignJWT({ ...claimsOf('google', person), azp: clientId, nonce })
      .setProtectedHeader({ alg: 'RS256', kid: key?.kid ?? '' })
      .setIssuer(`${place.origin}/google`)
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime(`${tokenSeconds}s`)
      .sign(await importJWK(key ?? { kty: 'RSA' }, 'RS256'))
  }

  const cors = {
    'Access-Control-Allow-Origin': place.productOrigin,
    'Access-Control-Allow-Credentials': 'true',
    'Cache-Control': 'no-store',
  }

  async function choose(request: IncomingMessage, response: ServerResponse, asked: TokenRequest) {
    const form = await readForm(request)
    const key = form.get('person') ?? ''
    const person = key === 'typed' ? typedPerson(form) : findPerson('google', key)
    const told = person === undefined ? {} : { credential: await credentialOf(person, asked) }
    const script = `if(opener)opener.postMessage(${JSON.stringify({ gsi: asked.nonce, ...told })},${JSON.stringify(asked.origin)});close()`
    response.writeHead(200, {
      ...pageHeaders(script),
      ...(person === undefined
        ? {}
        : { 'Set-Cookie': `${cookieName}=${person.key}; Path=/google; HttpOnly; SameSite=Lax` }),
    })
    response.end(scriptPage('Google', script))
  }

  /** One tap asks who is logged in here, and then for that person's credential. */
  async function oneTap(request: IncomingMessage, response: ServerResponse, asked: TokenRequest) {
    const person = knownPerson(request)
    if (person === undefined) response.writeHead(204, cors).end()
    else {
      const told =
        request.method === 'POST'
          ? { credential: await credentialOf(person, asked) }
          : { name: person.name, email: person.email }
      response.writeHead(200, { ...cors, 'Content-Type': 'application/json' })
      response.end(JSON.stringify(told))
    }
  }

  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', place.origin)
    if (pathname === '/google/gsi/client') {
      const headers = {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'no-cache',
      }
      response.writeHead(200, headers).end(googleScript(place.origin))
      return true
    }
    if (!pathname.startsWith('/google/gsi/')) return false
    const asked = readAsked(searchParams)
    if (!isOurs(asked))
      response.writeHead(403).end('The given origin is not allowed for the given client ID.\n')
    else if (pathname === '/google/gsi/tap') await oneTap(request, response, asked)
    else if (request.method === 'POST') await choose(request, response, asked)
    else
      response
        .writeHead(200, pageHeaders())
        .end(
          peoplePage({ issuer: 'google', people: peopleOf('google'), action: request.url ?? '' }),
        )
    return true
  }
}
