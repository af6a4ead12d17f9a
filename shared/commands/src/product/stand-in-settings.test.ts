import { expect, test } from 'vitest'
import { standInSettings } from './stand-in-settings.ts'

const given = (environment: Readonly<Record<string, string>>) =>
  standInSettings('https://localhost:4000', 4098, environment)

test('a start gets a stand-in for every provider, on the host and scheme of the product', () => {
  expect(given({})).toMatchObject({
    STAND_IN_PORT: '4098',
    GOOGLE_ISSUER: 'https://localhost:4098/google',
    LINE_ISSUER: 'https://localhost:4098/line',
    FACEBOOK_GRAPH_URL: 'https://localhost:4098/facebook/graph',
  })
})

test('a provider that the environment configures is not replaced, and production has no stand-in', () => {
  const settings = given({ GOOGLE_CLIENT_ID: 'real' })
  expect(settings).not.toHaveProperty('GOOGLE_ISSUER')
  expect(settings).toHaveProperty('LINE_ISSUER')
  expect(given({ MODE: 'production' })).toEqual({})
})
