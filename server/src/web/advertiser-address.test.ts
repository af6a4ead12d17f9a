import { advertisers } from '@tessera/contracts/calls/access'
import { RegisteredModule } from '@tessera/contracts/registry'
import { expect, test } from 'vitest'
import { given } from '../calls/answer.ts'
import { advertiserAddress } from './advertiser-address.ts'

const page = (route: string, at: number) => ({ name: `p${at}`, route, title: '', who: 'member' })

const modules = [
  RegisteredModule.parse({
    base: 'http://localhost:4000/',
    descriptor: {
      name: 'ads',
      version: '1.0.0',
      contract: '^1.0.0',
      container: 'ads',
      entry: 'a.js',
      pages: [
        '/advertiser/:advertiserId/billing/',
        '/advertiser/:advertiserId/reporting/:report(campaigns|ads)/',
        '/pin-builder/',
        '/accounts_manager/',
        // The pages of a person match most addresses of the catalogue too.
        '/:username/',
        '/:username/:boardSlug/',
        '/:username/:boardSlug/:sectionSlug/',
      ].map(page),
      files: [],
    },
  }),
]

const account = {
  id: '31',
  owner_user_id: '7',
  owner_username: 'lumen',
  name: 'Lumen',
  country: 'US',
  currency: 'USD',
}

const asked = async (path: string, who: 'visitor' | 'member' | 'advertiser') => {
  const answer = await advertiserAddress({
    url: new URL(path, 'http://localhost:3000'),
    modules,
    isMember: who !== 'visitor',
    ask: async (call) => given(call === advertisers && who === 'advertiser' ? [account] : []),
  })
  return answer?.headers.get('Location')
}

test.each([
  ['/billing/?campaign_id=5', 'advertiser', '/advertiser/31/billing/?campaign_id=5'],
  ['/reporting/ads', 'advertiser', '/advertiser/31/reporting/ads/'],
  ['/billing/', 'member', '/advertiser/'],
  ['/billing/?a=1', 'visitor', '/login/?next=%2Fbilling%2F%3Fa%3D1'],
  ['/advertiser/31/pin-builder/?draft=2', 'visitor', '/pin-builder/?draft=2'],
  ['/advertiser/31/accounts_manager/', 'advertiser', '/accounts_manager/'],
  // These have a page of their own.
  ['/advertiser/31/billing/', 'advertiser', undefined],
  ['/pin-builder/', 'member', undefined],
  // No page is there, or the address is none of the catalogue's.
  ['/reporting/productitems/', 'advertiser', undefined],
  ['/advertiser/31/audiences/', 'advertiser', undefined],
  ['/advertiser/foo/pin-builder/', 'advertiser', undefined],
  ['/mira/', 'advertiser', undefined],
] as const)('S2.42 %s of a %s leads to %s', async (path, who, to) => {
  expect(await asked(path, who)).toBe(to)
})
