import { AdId, UserId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import type { ServedAd } from '../../accounts/campaigns/served-ad.ts'
import { reasonOf } from './reason.ts'

const served: ServedAd = {
  servedId: '9',
  adId: AdId.parse('5'),
  viewerId: UserId.parse('7'),
  place: 'home',
  servedAt: 0,
  priceMicro: 1,
  billed: 'click',
  age: '25-34',
  gender: 'female',
  country: 'DE',
  app: 'web',
}
const asked = {
  AGE_BUCKET: ['25-34', '35-44'],
  GENDER: ['female'],
  INTEREST: ['diy', 'art'],
  LOCATION: 'AT+DE',
} as const

const targeting = {
  AGE_BUCKET: [...asked.AGE_BUCKET],
  GENDER: [...asked.GENDER],
  INTEREST: [...asked.INTEREST],
  LOCATION: asked.LOCATION,
}

test('the reasons are what was asked for and the viewer was when the ad was shown', () => {
  expect(
    reasonOf(served, targeting, { interests: ['diy'], isPersonalized: true, audiences: [] }),
  ).toEqual({
    place: 'home',
    country: 'DE',
    age: '25-34',
    gender: 'female',
    interests: ['diy'],
    audiences: [],
    is_personalized: true,
  })
  const none = {
    place: 'home',
    country: null,
    age: null,
    gender: null,
    interests: [],
    audiences: [],
  }
  expect(reasonOf(served, {}, { interests: ['diy'], isPersonalized: true, audiences: [] })).toEqual(
    {
      ...none,
      is_personalized: false,
    },
  )
})

test('without personalized ads nothing about a member is a reason, and of a visitor the country alone', () => {
  const nothing = {
    place: 'home',
    country: null,
    age: null,
    gender: null,
    interests: [],
    audiences: [],
  }
  expect(
    reasonOf(served, targeting, { interests: ['diy'], isPersonalized: false, audiences: ['list'] }),
  ).toEqual({
    ...nothing,
    is_personalized: false,
  })
  const visited = { ...served, viewerId: null }
  expect(
    reasonOf(visited, targeting, { interests: [], isPersonalized: false, audiences: [] }),
  ).toEqual({
    ...nothing,
    country: 'DE',
    is_personalized: true,
  })
})

test('an audience of the advertiser that the viewer is in is a reason, beside what else was asked for', () => {
  const viewer = { interests: [], isPersonalized: true, audiences: ['list'] } as const
  expect(reasonOf(served, { LOCATION: 'DE' }, viewer)).toEqual({
    place: 'home',
    country: 'DE',
    age: null,
    gender: null,
    interests: [],
    audiences: ['list'],
    is_personalized: true,
  })
})
