import { afterAll, expect, test } from 'vitest'
import { standInClients } from '../clients.ts'
import { openStandIn } from '../open-stand-in.ts'

const port = 6_397
const base = `http://localhost:${port}/facebook`
const productOrigin = 'http://localhost:6399'
const standIn = await openStandIn({
  host: 'localhost',
  port,
  tls: null,
  productOrigin,
  companies: null,
})
afterAll(() => standIn.close())

const { id, secret } = standInClients.facebook
const scope = 'public_profile,email,user_friends'

async function choose(person: string, more: Readonly<Record<string, string>> = {}) {
  const query = new URLSearchParams({ app_id: id, scope, ...more })
  const body = new URLSearchParams({ person, name: 'Kai Lo', email: 'kai@mail.test' })
  const page = await fetch(`${base}/dialog?${query}`, { method: 'POST', body })
  return /fb-[\w-]+/.exec(await page.text())?.[0] ?? ''
}

const graph = async (path: string, query: Readonly<Record<string, string>>) =>
  (await fetch(`${base}/graph/v2.7/${path}?${new URLSearchParams(query)}`)).json()
const data = (token: string) =>
  graph('debug_token', { input_token: token, access_token: `${id}|${secret}` })
const me = (token: string) => graph('me', { access_token: token })

test('the SDK is served by locale, and the dialog to the product’s app alone', async () => {
  expect(await (await fetch(`${base}/sdk/de_DE/sdk.js`)).text()).toContain('FB')
  expect((await fetch(`${base}/dialog?app_id=another`)).status).toBe(403)
})

test('a token tells its app and person, and the email only where there is one and it is shared', async () => {
  const token = await choose('1002')
  expect(await data(token)).toMatchObject({ data: { app_id: id, user_id: '1002', is_valid: true } })
  expect(await me(token)).toMatchObject({ id: '1002', email: 'nadia.ferris@mail.test' })
  expect(await me(await choose('1003'))).not.toHaveProperty('email')
  expect(await me(await choose('1004'))).not.toHaveProperty('email')
  const again = await choose('1004', { auth_type: 'rerequest' })
  expect(await me(again)).toMatchObject({ email: 'studio@demo.test' })
})

test('somebody who is typed has a number of their own, and whoever cancels gets no token', async () => {
  expect(await me(await choose('typed'))).toMatchObject({
    id: expect.stringMatching(/^\d+$/),
    email: 'kai@mail.test',
    first_name: 'Kai',
  })
  expect(await choose('nobody')).toBe('')
  expect(await data('made-up')).toMatchObject({ data: { is_valid: false } })
})
