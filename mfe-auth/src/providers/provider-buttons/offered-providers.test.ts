import { expect, test } from 'vitest'
import { offeredProviders } from './offered-providers.ts'

const all = { google: true, facebook: true, line: true }
const given = { providers: all, experiments: {} }
type Offering = Parameters<typeof offeredProviders>[0]

test.each<[string, Partial<Offering>, readonly string[]]>([
  ['every provider', {}, ['google', 'facebook', 'line']],
  [
    'no provider that log-in does not offer',
    { providers: { ...all, line: false } },
    ['google', 'facebook'],
  ],
  [
    'no Facebook while it is disabled',
    { experiments: { web_facebook_disabled: 'enabled' } },
    ['google', 'line'],
  ],
  [
    'only connected providers to confirm with',
    { connected: [{ provider: 'line' }, { provider: 'sso' }] },
    ['line'],
  ],
  ['nothing to somebody who is connected to none', { connected: [] }, []],
])('settings offer %s', (_, change, expected) => {
  expect(offeredProviders({ ...given, ...change })).toEqual(expected)
})
