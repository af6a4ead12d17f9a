import { dialogAnswerOf, dialogOf } from './dialog.ts'
import { type FacebookDemoPerson, facebookPeople } from './people.ts'
import { facebookSdk } from './sdk-script.ts'

interface Issued {
  readonly appId: string
  readonly person: FacebookDemoPerson
  readonly scopes: readonly string[]
}

interface App {
  readonly appId: string
  readonly secret: string
}

const html = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })

const refused = (): Response => Response.json({ error: { code: 190 } }, { status: 400 })

/** Keeps the tokens that the stand-in gave, and answers the Graph API about them. */
function graphOver(issued: ReadonlyMap<string, Issued>, { appId, secret }: App) {
  const debugToken = (query: URLSearchParams): Response => {
    if (query.get('access_token') !== `${appId}|${secret}`) return refused()
    const found = issued.get(query.get('input_token') ?? '')
    if (found === undefined)
      return Response.json({ data: { app_id: appId, user_id: '0', is_valid: false } })
    const { person, scopes } = found
    const data = { app_id: found.appId, user_id: person.id, type: 'USER', is_valid: true }
    return Response.json({ data: { ...data, expires_at: 0, scopes } })
  }
  const me = (query: URLSearchParams): Response => {
    const found = issued.get(query.get('access_token') ?? '')
    if (found === undefined) return refused()
    const { id, firstName: first_name, lastName: last_name, email } = found.person
    const names = { first_name, last_name, name: `${first_name} ${last_name}` }
    const shares = email !== null && found.scopes.includes('email')
    return Response.json({ id, ...names, ...(shares ? { email } : {}) })
  }
  return { debugToken, me }
}

/**
 * Plays Facebook below a path: the SDK's script, its log-in dialog and the Graph API, for a list of
 * pretend people. Nothing of it is part of the product.
 */
export function facebookStandIn(app: App & { readonly path: string }) {
  const issued = new Map<string, Issued>()
  const graph = graphOver(issued, app)
  async function chosen(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text())
    const person = facebookPeople.find(({ id }) => id === form.get('person'))
    const origin = form.get('origin') ?? ''
    if (person === undefined) return html(dialogAnswerOf(null, origin))
    const wanted = (form.get('scope') ?? '').split(',')
    const scopes = wanted.filter((scope) => scope !== 'email' || form.get('email') === 'yes')
    const accessToken = `fb-${crypto.randomUUID()}`
    issued.set(accessToken, { appId: form.get('app_id') ?? '', person, scopes })
    const answer = { userID: person.id, accessToken, grantedScopes: scopes.join(',') }
    return html(dialogAnswerOf(answer, origin))
  }
  return async (request: Request): Promise<Response | undefined> => {
    const { pathname, searchParams, origin } = new URL(request.url)
    if (!pathname.startsWith(`${app.path}/`)) return undefined
    const rest = pathname.slice(app.path.length)
    if (rest === '/graph/v2.7/debug_token') return graph.debugToken(searchParams)
    if (rest === '/graph/v2.7/me') return graph.me(searchParams)
    if (rest === '/dialog' && request.method === 'POST') return chosen(request)
    if (rest === '/dialog') return html(dialogOf(facebookPeople, { query: searchParams }))
    if (!/^\/[a-z]{2}_[A-Z]{2}\/sdk\.js$/.test(rest)) return undefined
    return new Response(`(${facebookSdk})(window,${JSON.stringify(origin + app.path)})`, {
      headers: {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Access-Control-Allow-Origin': '*',
      },
    })
  }
}
