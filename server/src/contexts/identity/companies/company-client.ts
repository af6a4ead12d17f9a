import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  type ServerMetadata,
} from 'openid-client'
import type { Issuers } from '../../../platform/issuers/port.ts'
import type { Ports } from '../../../ports.ts'
import { openSecret } from './company-secret.ts'
import type { Company } from './find-company.ts'

const keptMilliseconds = 3_600_000

type ClientPorts = Pick<Ports, 'issuers' | 'clock'>

interface Kept {
  readonly server: ServerMetadata
  readonly until: number
}

/** The metadata of issuers, for each service of this process. */
const discovered = new WeakMap<Issuers, Map<string, Kept>>()

const fetchOf =
  ({ issuers }: Pick<Ports, 'issuers'>): CustomFetch =>
  (url, { method, headers, body, signal }) =>
    issuers.fetch(url, {
      method,
      headers,
      ...(body === null || body === undefined ? {} : { body: String(body) }),
      ...(signal === undefined ? {} : { signal }),
    })

/** True for an issuer on this machine. The port of issuers refuses it in production. */
const isLocal = (issuer: URL): boolean =>
  issuer.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(issuer.hostname)

async function serverOf(ports: ClientPorts, issuer: string): Promise<ServerMetadata> {
  const known = discovered.get(ports.issuers) ?? new Map<string, Kept>()
  discovered.set(ports.issuers, known)
  const now = ports.clock.now().getTime()
  const kept = known.get(issuer)
  if (kept !== undefined && kept.until > now) return kept.server
  const url = new URL(issuer)
  // The client id is of no use for the discovery.
  const found = await discovery(url, 'discovery', undefined, undefined, {
    [customFetch]: fetchOf(ports),
    execute: isLocal(url) ? [allowInsecureRequests] : [],
  })
  const server = found.serverMetadata()
  known.set(issuer, { server, until: now + keptMilliseconds })
  return server
}

/** Returns why an issuer can't be used, in one sentence with the fix. */
export async function issuerFault(ports: ClientPorts, issuer: string): Promise<string | undefined> {
  const url = URL.parse(issuer)
  if (url === null || (url.protocol !== 'https:' && !isLocal(url)) || url.search !== '')
    return `The issuer must be an https address without a query, as https://login.example.org, not '${issuer}'.`
  try {
    const server = await serverOf(ports, issuer)
    if (server.authorization_endpoint === undefined || server.token_endpoint === undefined)
      return `${issuer} names no authorization and token endpoint; give the issuer of OpenID Connect.`
    return undefined
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    return `${issuer} has no discovery document that names it (${reason}); give the issuer exactly as its /.well-known/openid-configuration does.`
  }
}

/** Returns the client of a company's identity provider; rejects when that can't be reached. */
export async function companyClient(
  ports: ClientPorts & Pick<Ports, 'secrets'>,
  company: Company,
): Promise<Configuration> {
  const secret = openSecret(ports.secrets, company)
  if (secret === undefined) throw new Error('The secret is sealed with another key.')
  const server = await serverOf(ports, company.issuer)
  const isPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
  const prove = isPost === true ? ClientSecretPost(secret) : ClientSecretBasic(secret)
  const client = new Configuration(server, company.clientId, undefined, prove)
  client[customFetch] = fetchOf(ports)
  if (isLocal(new URL(company.issuer))) allowInsecureRequests(client)
  return client
}
