import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { JWK } from 'jose'
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider'
import { clientsOf } from './clients.ts'
import { memoryAdapters } from './memory-adapter.ts'
import { pageHeaders, peoplePage } from './page.ts'
import { claimsOf, findPerson, type IssuerName, peopleOf, typedPerson } from './people.ts'
import { readForm } from './read-form.ts'

/** A provider that speaks OpenID Connect. */
export interface Issuer {
  readonly name: IssuerName
  /** The key that its tokens are signed with. */
  readonly key: JWK
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
}

const choosing = '/people/'

function newKey(name: string): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    ...privateKey.export({ format: 'jwk' }),
    kty: 'RSA',
    kid: `${name}-1`,
    alg: 'RS256',
    use: 'sig',
  }
}

/** Asks who it is at every log-in, so that each pretend person can be chosen. */
function alwaysAsk() {
  const { base, Check } = interactionPolicy
  const policy = base()
  const ask = new Check('choose', 'Somebody has to be chosen.', ({ oidc }) =>
    oidc.result?.login === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
  )
  policy.get('login')?.checks.add(ask)
  return policy
}

function configurationOf(name: IssuerName, productOrigin: string, key: JWK): Configuration {
  return {
    adapter: memoryAdapters(),
    clients: clientsOf(name, productOrigin),
    jwks: { keys: [key] },
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'HS256'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    // As the real providers do, whose id tokens hold the person's claims.
    conformIdTokenClaims: false,
    cookies: {
      keys: [randomBytes(24).toString('base64url')],
      // Cookies don't tell ports apart, and one host plays them all.
      names: {
        session: `${name}_session`,
        interaction: `${name}_log_in`,
        resume: `${name}_resume`,
      },
    },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: alwaysAsk(), url: (_, { uid }) => `/${name}${choosing}${uid}` },
    findAccount: async (_, key) => {
      const one = findPerson(name, key)
      if (one === undefined) return undefined
      const { sub, ...claims } = claimsOf(name, one)
      return { accountId: key, claims: async () => ({ ...claims, sub }) }
    },
    // Nobody is asked what the product may know: it's a stand-in.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, params, provider } = oidc
      if (client === undefined || session?.accountId === undefined) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope(String(params?.scope ?? 'openid'))
      await grant.save()
      return grant
    },
    ttl: {
      Session: 600,
      Grant: 600,
      Interaction: 600,
      AccessToken: 600,
      IdToken: 600,
      AuthorizationCode: 60,
    },
  }
}

/** Creates an issuer below `/NAME` of the stand-in's origin. */
export function createIssuer(
  name: IssuerName,
  { origin, productOrigin }: { readonly origin: string; readonly productOrigin: string },
): Issuer {
  const key = newKey(name)
  const provider = new Provider(`${origin}/${name}`, configurationOf(name, productOrigin, key))
  const callback = provider.callback()

  async function choose(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await readForm(request)
    const chosen = form.get('person') ?? 'nobody'
    const accountId = chosen === 'typed' ? typedPerson(form).key : chosen
    const result =
      chosen === 'nobody'
        ? { error: 'access_denied', error_description: 'The person cancelled.' }
        : { login: { accountId } }
    await provider.interactionFinished(request, response, result)
  }

  return {
    name,
    key,
    async answer(request, response) {
      const path = (request.url ?? '').slice(name.length + 1)
      if (path.startsWith(choosing)) {
        if (request.method === 'POST') return choose(request, response)
        const page = peoplePage({ issuer: name, people: peopleOf(name), action: request.url ?? '' })
        response.writeHead(200, pageHeaders()).end(page)
        return
      }
      // The library tells where it is mounted by the difference of the two.
      Object.assign(request, { originalUrl: request.url, url: path })
      await callback(request, response)
    },
  }
}
