import { joseIdTokens } from '@tessera/server/platform/id-tokens/jose'
import { undiciIssuers } from '@tessera/server/platform/issuers/undici'
import { afterAll, expect, test } from 'vitest'
import { standInClients } from './clients.ts'
import { openStandIn } from './open-stand-in.ts'

const port = 6_197
const productOrigin = 'http://localhost:6099'
const at = `http://localhost:${port}`
const standIn = await openStandIn({
  host: 'localhost',
  port,
  tls: null,
  productOrigin,
  companies: null,
})
afterAll(() => standIn.close())

const issuers = undiciIssuers({ brand: 'Tessera', loopbackPorts: [port] })
const idTokens = joseIdTokens({ issuers, clock: { now: () => new Date() } })
const cookies = new Map<string, string>()

/** Follows the stand-in as a browser does, without leaving it. */
async function browse(url: string, init: RequestInit = {}): Promise<Response> {
  const Cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  const response = await fetch(url, {
    ...init,
    redirect: 'manual',
    headers: { ...init.headers, Cookie },
  })
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    cookies.set(name, value)
  }
  const location = response.headers.get('Location')
  if (location === null || location.startsWith(productOrigin)) return response
  return browse(new URL(location, url).href)
}

const choosing = (person: string): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams({ person }),
})

test.each([
  ['line', '/connect/line/done/', 'yuki', 'yuki.tanaka@mail.test'],
  ['acme', '/connect/sso/done/', 'ines', 'ines@acme.test'],
] as const)(
  '%s logs a chosen person in with a code, whose id token the service verifies',
  async (name, path, person, email) => {
    const { id: clientId, secret } = standInClients[name]
    const redirect_uri = `${productOrigin}${path}`
    const query = new URLSearchParams({
      client_id: clientId,
      redirect_uri,
      response_type: 'code',
      scope: 'openid email profile',
      state: 'the-state',
      nonce: 'the-nonce',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    })
    const page = await browse(`${at}/${name}/auth?${query}`)
    expect(await page.text()).toContain(email)
    const back = await browse(page.url, choosing(person))
    const returned = new URL(back.headers.get('Location') ?? '')
    expect(returned.searchParams.get('state')).toBe('the-state')
    const token = await issuers.fetch(`${at}/${name}/token`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: returned.searchParams.get('code') ?? '',
        redirect_uri,
        client_id: clientId,
        client_secret: secret,
        code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      }).toString(),
    })
    const { id_token } = await token.json()
    const came = await idTokens.verify(id_token, {
      issuer: `${at}/${name}`,
      clientId,
      nonce: 'the-nonce',
      // LINE signs with the secret, companies with a key.
      ...(name === 'line' ? { secret } : {}),
    })
    expect(came).toMatchObject({
      ok: true,
      token: { subject: person, claims: { email } },
    })
  },
)

test('Google gives the credential of a chosen person to the page that asked, and to no other origin', async () => {
  const query = { client_id: standInClients.google.id, nonce: 'the-nonce', origin: productOrigin }
  const select = `${at}/google/gsi/select?${new URLSearchParams(query)}`
  expect(await (await browse(select)).text()).toContain('nora.lind@mail.test')
  const page = await (await browse(select, choosing('nora'))).text()
  const [, credential = ''] = /"credential":"([^"]+)"/.exec(page) ?? []
  const expected = { issuer: `${at}/google`, clientId: query.client_id, nonce: 'the-nonce' }
  expect(await idTokens.verify(credential, expected)).toMatchObject({ ok: true })
  const tap = await browse(`${at}/google/gsi/tap?${new URLSearchParams(query)}`)
  expect(await tap.json()).toMatchObject({ name: 'Nora Lind' })
  const stranger = new URLSearchParams({ ...query, origin: 'https://evil.example' })
  expect((await browse(`${at}/google/gsi/select?${stranger}`)).status).toBe(403)
})
