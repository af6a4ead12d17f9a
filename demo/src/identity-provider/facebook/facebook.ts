import type { IncomingMessage, ServerResponse } from 'node:http'
import { standInClients } from '../clients.ts'
import { pageHeaders, peoplePage, scriptPage } from '../page.ts'
import type { Part, StandInPlace } from '../part.ts'
import { typedPerson } from '../people.ts'
import { readForm } from '../read-form.ts'
import { type FacebookDemoPerson, facebookIdOf, facebookPeople } from './people.ts'
import { facebookSdk } from './sdk-script.ts'

interface Issued {
  readonly person: FacebookDemoPerson
  readonly scopes: readonly string[]
  /** Epoch seconds. */
  readonly at: number
}

interface Told {
  readonly status: number
  readonly body: object
}

const { id: appId, secret } = standInClients.facebook
const refused: Told = { status: 400, body: { error: { code: 190 } } }

/** Answers the Graph API about the tokens that the dialog gave. */
function graphOver(issued: ReadonlyMap<string, Issued>) {
  const debugToken = (query: URLSearchParams): Told => {
    if (query.get('access_token') !== `${appId}|${secret}`) return refused
    const found = issued.get(query.get('input_token') ?? '')
    const data = {
      app_id: appId,
      type: 'USER',
      is_valid: found !== undefined,
      expires_at: 0,
      ...(found === undefined ? {} : { issued_at: found.at }),
      user_id: found === undefined ? '0' : facebookIdOf(found.person),
    }
    return { status: 200, body: { data } }
  }
  const me = (query: URLSearchParams): Told => {
    const found = issued.get(query.get('access_token') ?? '')
    if (found === undefined) return refused
    const { name, email } = found.person
    const [first_name = '', ...rest] = name.split(' ')
    const names = { name, first_name, last_name: rest.join(' ') }
    const shares = email !== null && found.scopes.includes('email')
    const body = { id: facebookIdOf(found.person), ...names, ...(shares ? { email } : {}) }
    return { status: 200, body }
  }
  return { debugToken, me }
}

/** Plays Facebook: the SDK's script, its log-in dialog, and the Graph API. */
export function createFacebook(place: StandInPlace): Part {
  const issued = new Map<string, Issued>()
  const graph = graphOver(issued)

  function answerFor(person: FacebookDemoPerson | undefined, query: URLSearchParams) {
    if (person === undefined) return null
    const isAgain = query.get('auth_type') === 'rerequest'
    const scopes = (query.get('scope') ?? '').split(',')
    const granted = scopes.filter((each) => each !== 'email' || !person.isShy || isAgain)
    const accessToken = `fb-${crypto.randomUUID()}`
    issued.set(accessToken, { person, scopes: granted, at: Math.floor(Date.now() / 1_000) })
    return { userID: facebookIdOf(person), accessToken, grantedScopes: granted.join(',') }
  }

  async function choose(
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
  ): Promise<void> {
    const form = await readForm(request)
    const key = form.get('person') ?? ''
    const listed = facebookPeople.find((each) => each.key === key)
    const answer = answerFor(key === 'typed' ? typedPerson(form) : listed, query)
    const to = JSON.stringify(place.productOrigin)
    const script = `if(opener)opener.postMessage(${JSON.stringify({ fb: answer })},${to});close()`
    response.writeHead(200, pageHeaders(script)).end(scriptPage('Facebook', script))
  }

  const tell = (response: ServerResponse, { status, body }: Told): void => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }

  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', place.origin)
    if (/^\/facebook\/sdk\/[a-z]{2}_[A-Z]{2}\/sdk\.js$/.test(pathname)) {
      response.writeHead(200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Access-Control-Allow-Origin': '*',
      })
      response.end(`(${facebookSdk})(window,${JSON.stringify(`${place.origin}/facebook`)})`)
    } else if (pathname === '/facebook/graph/v2.7/debug_token')
      tell(response, graph.debugToken(searchParams))
    else if (pathname === '/facebook/graph/v2.7/me') tell(response, graph.me(searchParams))
    else if (pathname !== '/facebook/dialog') return false
    else if (searchParams.get('app_id') !== appId) response.writeHead(403).end('Unknown app.\n')
    else if (request.method === 'POST') await choose(request, response, searchParams)
    else
      response
        .writeHead(200, pageHeaders())
        .end(peoplePage({ issuer: 'facebook', people: facebookPeople, action: request.url ?? '' }))
    return true
  }
}
