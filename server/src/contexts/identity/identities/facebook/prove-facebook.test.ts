import { expect, test } from 'vitest'
import { keptLog } from '../../../../conformance/kept-log.ts'
import type { Facebook } from '../../../../platform/facebook/port.ts'
import { proveFacebook } from './prove-facebook.ts'

const token = {
  appId: '42',
  userId: '7',
  type: 'USER',
  isValid: true,
  expiresAt: 0,
  issuedAt: 0,
}
const person = {
  id: '7',
  email: 'aki@example.org',
  name: 'Aki Mori',
  firstName: null,
  lastName: null,
  birthday: null,
  gender: null,
  picture: null,
}

async function cameTo(answers: Partial<Facebook>, id?: string): Promise<string> {
  const facebook = {
    appId: '42',
    inspect: async () => token,
    person: async () => person,
    ...answers,
  }
  const ports = { facebook, clock: { now: () => new Date() }, log: keptLog() }
  const shown = { token: 'a token', ...(id === undefined ? {} : { id }) }
  const came = await proveFacebook({ ports }, shown)
  return came.ok ? came.data.id : came.code
}

test('a token of Facebook proves its person, with their id or without', async () => {
  expect([await cameTo({}), await cameTo({}, '7')]).toEqual(['7', '7'])
})

test.each<[string, Partial<Facebook>, string | undefined, string]>([
  ['whose id is another', {}, '8', 'identity-refused'],
  ['that Facebook refuses', { inspect: async () => null }, '7', 'identity-refused'],
  ['of another app', { inspect: async () => ({ ...token, appId: '43' }) }, '7', 'identity-refused'],
  [
    'with the profile of somebody else',
    { person: async () => ({ ...person, id: '8' }) },
    '7',
    'identity-refused',
  ],
  ['whose profile is refused', { person: async () => null }, '7', 'identity-refused'],
  ['that cannot be inspected now', { inspect: async () => 'unreachable' }, '7', 'too-busy'],
  ['whose profile does not come now', { person: async () => 'unreachable' }, '7', 'too-busy'],
])('a token of Facebook %s proves nobody', async (_, answers, id, code) => {
  expect(await cameTo(answers, id)).toBe(code)
})
