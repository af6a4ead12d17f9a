import { AdId, AdvertiserId, AudienceId, KeywordId, UserId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import { preparedKeywords } from '../keywords/ad-keywords.ts'
import {
  type Audience,
  adGenderOf,
  ageBucketOf,
  appTypeOf,
  searchStemsNeeded,
  visitor,
} from './audience.ts'
import { isEligible } from './eligible.ts'
import { type AdOf, madeAd } from './testing/made-ads.ts'

const member: Audience = {
  ...visitor,
  viewerId: UserId.parse('9'),
  age: '25-34',
  gender: 'female',
  country: 'DE',
  app: 'web_mobile',
  interests: new Set(['food', 'art']),
}
const [list, others] = [AudienceId.parse('70'), AudienceId.parse('71')]
const listed: Audience = { ...member, audiences: new Set([list]) }
const silent: Audience = { ...member, isPersonalized: false }
const about = (topics: readonly ('food' | 'art')[], stems: readonly string[], stemsNeeded = 1) => ({
  topics: new Set(topics),
  stems: new Set(stems),
  stemsNeeded,
})
const related = { ...visitor, subject: about(['food'], []) }
const teapot = {
  stems: new Set(['teapot', 'red']),
  topics: new Set(['food'] as const),
  things: new Set(['teapot', 'tableware']),
}

const keyword = (id: string, stems: readonly string[]) =>
  ({ id: KeywordId.parse(id), match: 'phrase', stems, bidMicro: null }) as const
const keptOut = preparedKeywords({ positive: [], negative: [keyword('1', ['red'])] })
const entering = preparedKeywords({ positive: [keyword('2', ['sofa'])], negative: [] })
const searched = (stems: readonly string[], things: readonly string[] = []) => {
  const thing = things.length === 0 ? null : new Set(things)
  const subject = about(['food'], stems, stems.length)
  return { ...visitor, subject: { ...subject, search: { stems, query: '', thing } } }
}
const teaLover = { ...teapot, aim: { interests: new Set(['food'] as const) } }

const cases: readonly [title: string, ad: AdOf, audience: Audience, fits: boolean][] = [
  ['everybody', {}, member, true],
  ['everybody, visitors too', {}, visitor, true],
  ['an age', { aim: { ages: new Set(['18-24', '25-34']) } }, member, true],
  ['another age', { aim: { ages: new Set(['65+']) } }, member, false],
  ['an age, when it is unknown', { aim: { ages: new Set(['25-34']) } }, visitor, false],
  ['a gender', { aim: { genders: new Set(['female']) } }, member, true],
  ['another gender', { aim: { genders: new Set(['male']) } }, member, false],
  ['no known gender', { aim: { genders: new Set(['unknown']) } }, visitor, true],
  ['a country', { aim: { countries: new Set(['AT', 'DE']) } }, member, true],
  ['another country', { aim: { countries: new Set(['US']) } }, member, false],
  ['a country, when it is unknown', { aim: { countries: new Set(['US']) } }, visitor, false],
  ['a kind of app', { aim: { apps: new Set(['web_mobile']) } }, member, true],
  ['another kind of app', { aim: { apps: new Set(['web']) } }, member, false],
  ['an interest', { aim: { interests: new Set(['art']) } }, member, true],
  ['another interest', { aim: { interests: new Set(['sport']) } }, member, false],
  ['an interest, for a visitor', { aim: { interests: new Set(['art']) } }, visitor, false],
  ['an audience', { aim: { included: new Set([others, list]) } }, listed, true],
  ['an audience of others', { aim: { included: new Set([others]) } }, listed, false],
  ['an audience, for a visitor', { aim: { included: new Set([list]) } }, visitor, false],
  [
    'an audience, without targeting',
    { aim: { included: new Set([list]) } },
    { ...listed, isPersonalized: false },
    false,
  ],
  ['all but an audience', { aim: { excluded: new Set([list]) } }, listed, false],
  ['all but another audience', { aim: { excluded: new Set([others]) } }, listed, true],
  ['all but an audience, for a visitor', { aim: { excluded: new Set([list]) } }, visitor, true],
  [
    'an audience without another that overlaps',
    { aim: { included: new Set([list]), excluded: new Set([others]) } },
    { ...listed, audiences: new Set([list, others]) },
    false,
  ],
  [
    'another interest, but people like what the pin shows',
    { aim: { interests: new Set(['sport']) }, isAutomatic: true, topics: new Set(['art']) },
    member,
    true,
  ],
  ['everybody, from a member who wants no targeting', {}, silent, true],
  ['an age, without targeting', { aim: { ages: new Set(['25-34']) } }, silent, false],
  ['a gender, without targeting', { aim: { genders: new Set(['female']) } }, silent, false],
  ['a country, without targeting', { aim: { countries: new Set(['DE']) } }, silent, false],
  ['an interest, without targeting', { aim: { interests: new Set(['art']) } }, silent, false],
  [
    'an interest that the page is about, without targeting',
    { aim: { interests: new Set(['art']) } },
    { ...silent, subject: about(['art'], []) },
    true,
  ],
  ['what the page is about, by topic', teapot, { ...visitor, subject: about(['food'], []) }, true],
  ['another topic', teapot, { ...visitor, subject: about(['art'], ['sofa']) }, false],
  ['words of the page', teapot, { ...visitor, subject: about([], ['red', 'teapot'], 2) }, true],
  ['few words of it', teapot, { ...visitor, subject: about([], ['red', 'sofa'], 2) }, false],
  ['a negative keyword', { ...teapot, keywords: keptOut }, searched(['red', 'teapot']), false],
  ['none of its negative keywords', { ...teapot, keywords: keptOut }, searched(['teapot']), true],
  ['a negative keyword beside a pin', { ...teapot, keywords: keptOut }, related, true],
  ['the thing that was searched for', teapot, searched(['blue', 'teapot'], ['teapot']), true],
  ['a kind of the thing', teapot, searched(['tablewar'], ['tableware', 'plate']), true],
  ['another thing of its topic', teapot, searched(['cup'], ['cup', 'mug']), false],
  ['another thing with its words', teapot, searched(['red'], ['sofa']), false],
  ['another thing, and people who like its topic', teaLover, searched(['cup'], ['cup']), false],
  ['words of a search for something unknown', teapot, searched(['red', 'teapot']), true],
  ['a topic of a search for something unknown', teapot, searched(['zeppelin']), false],
  ['a negative keyword, home', { ...teapot, keywords: keptOut }, member, true],
  ['a search that no keyword enters', { ...teapot, keywords: entering }, searched(['red']), false],
  [
    'a search that a keyword enters, whatever the pin shows',
    { ...teapot, keywords: entering, keywordId: KeywordId.parse('2') },
    searched(['sofa']),
    true,
  ],
  ['keywords, beside a pin', { ...teapot, keywords: entering }, related, true],
  ['a page without words', teapot, { ...visitor, subject: about([], [], 0) }, false],
  ['a time to come', { startsAt: 1_001 }, member, false],
  ['a time that just began', { startsAt: 1_000 }, member, true],
  ['a time that just ended', { endsAt: 1_000 }, member, false],
  [
    'somebody who hid the advertiser or acts for it',
    {},
    { ...member, withoutAdvertisers: new Set([AdvertiserId.parse('1')]) },
    false,
  ],
  ['somebody with a block', {}, { ...member, blocked: new Set([UserId.parse('1')]) }, false],
  ['who saw it enough', {}, { ...member, seenEnough: new Set([AdId.parse('1')]) }, false],
]

test.each(cases)('an ad for %s', (_, ad, audience, fits) => {
  expect(isEligible(madeAd(1, ad), audience, 1_000)).toBe(fits)
})

test('an age group begins on its birthday, and minors have none', () => {
  const on = (birthday: string | null) => ageBucketOf(birthday, new Date('2026-11-26T12:00:00Z'))
  expect([on('2001-11-27'), on('2001-11-26')]).toEqual(['18-24', '25-34'])
  expect([on('2008-11-27'), on('2008-11-26'), on(null)]).toEqual([null, '18-24', null])
  expect([on('1981-01-01'), on('1978-01-01'), on('1970-01-01'), on('1950-01-01')]).toEqual([
    '45-49',
    '45-49',
    '55-64',
    '65+',
  ])
})

test('genders, devices and searches are read', () => {
  expect(['female', 'male', 'x', null].map(adGenderOf)).toEqual([
    'female',
    'male',
    'unknown',
    'unknown',
  ])
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5) Mobile/15E148'
  const app = (userAgent: string, isInstalled = false) => appTypeOf({ userAgent, isInstalled })
  expect(app(phone)).toBe('web_mobile')
  expect(app('Mozilla/5.0 (X11; Linux x86_64)')).toBe('web')
  expect(app(phone, true)).toBe('installed')
  expect([1, 2, 3, 4, 6].map(searchStemsNeeded)).toEqual([1, 2, 2, 3, 4])
})
