import { expect, test } from 'vitest'
import { facebookStandIn } from './stand-in.ts'

const base = 'http://localhost:3098/facebook'
const app = { appId: '42', secret: 'secret', path: '/facebook' }

const opened = () => {
  const answer = facebookStandIn(app)
  const get = async (path: string) => answer(new Request(base + path))
  const choose = async (fields: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({ app_id: '42', origin: 'http://localhost:3000', ...fields })
    const response = await answer(new Request(`${base}/dialog`, { method: 'POST', body }))
    return /fb-[\w-]+/.exec((await response?.text()) ?? '')?.[0] ?? ''
  }
  const data = async (token: string) => {
    const query = new URLSearchParams({ input_token: token, access_token: '42|secret' })
    return (await get(`/graph/v2.7/debug_token?${query}`))?.json()
  }
  const me = async (token: string) => (await get(`/graph/v2.7/me?access_token=${token}`))?.json()
  return { get, choose, data, me }
}

test('the stand-in serves the SDK by locale', async () => {
  const { get } = opened()
  expect(await (await get('/de_DE/sdk.js'))?.text()).toContain('FB')
  expect(await get('/../sdk.js')).toBeUndefined()
})

test('a token of the dialog tells its app and person, and the email only where it is shared', async () => {
  const { choose, data, me } = opened()
  const scope = 'public_profile,email'
  const sharing = await choose({ person: '1002', scope, email: 'yes' })
  expect(await data(sharing)).toMatchObject({
    data: { app_id: '42', user_id: '1002', is_valid: true },
  })
  expect(await me(sharing)).toMatchObject({ id: '1002', email: 'nadia.ferris@people.test' })
  expect(await me(await choose({ person: '1002', scope }))).not.toHaveProperty('email')
  expect(await me(await choose({ person: '1003', scope, email: 'yes' }))).not.toHaveProperty(
    'email',
  )
})

test('an unknown token is invalid, and somebody who cancels gets none', async () => {
  const { choose, data } = opened()
  expect(await data('made-up')).toMatchObject({ data: { is_valid: false } })
  expect(await choose({ person: '', scope: 'email' })).toBe('')
})
