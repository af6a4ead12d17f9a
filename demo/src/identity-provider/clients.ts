import type { ClientMetadata } from 'oidc-provider'
import type { IssuerName } from './people.ts'

/** The product as the stand-in's issuers know it. The secrets are public: nothing real is behind them. */
export const standInClients = {
  google: { id: 'tessera-at-google' },
  line: { id: 'tessera-at-line', secret: 'stand-in-secret-of-line-0123456789abcdef' },
  facebook: { id: 'tessera-at-facebook', secret: 'stand-in-secret-of-facebook-0123456789' },
  acme: { id: 'tessera-at-acme', secret: 'stand-in-secret-of-acme-0123456789abcdef' },
  globex: { id: 'tessera-at-globex', secret: 'stand-in-secret-of-globex-0123456789abc' },
} as const

/** The addresses of the product that an issuer may redirect people to. */
const wayBack: Readonly<Record<IssuerName, string | null>> = {
  google: null,
  line: '/connect/line/done/',
  acme: '/connect/sso/done/',
  globex: '/connect/sso/done/',
}

/** Returns the clients of an issuer. */
export function clientsOf(issuer: IssuerName, productOrigin: string): ClientMetadata[] {
  const path = wayBack[issuer]
  const client = standInClients[issuer]
  if (path === null || !('secret' in client)) return []
  return [
    {
      client_id: client.id,
      client_secret: client.secret,
      redirect_uris: [`${productOrigin}${path}`],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'client_secret_post',
      // As LINE does, which signs with the channel's secret.
      ...(issuer === 'line' ? { id_token_signed_response_alg: 'HS256' } : {}),
    },
  ]
}
