import type { HouseAd } from '@tessera/contracts/calls/house-ads'
import type {
  DecisionReason,
  HouseDecision,
  HouseReport,
} from '@tessera/contracts/calls/house-reports'
import type { HousePerson, WholeHousePerson } from '@tessera/contracts/entities/house-person'
import { type HouseRole, houseActNames, mayAct } from '@tessera/contracts/house-acts'
import { AdId, UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'

/** A person as lists show them. */
export const housePerson = (over: Partial<HousePerson> = {}): HousePerson => ({
  id: z.parse(UserId, '7'),
  username: 'oto',
  full_name: 'Oto Berg',
  email: 'oto@mail.test',
  email_verified: true,
  image_url: null,
  is_partner: false,
  role: null,
  state: 'active',
  suspended_until: null,
  closes_at: null,
  limited_at: null,
  created_at: '2026-03-01T09:00:00.000Z',
  ...over,
})

/** A person as their page shows them. */
export const wholePerson = (over: Partial<WholeHousePerson> = {}): WholeHousePerson => ({
  ...housePerson(),
  signup_source: 'homePage',
  inviter: null,
  country: 'AT',
  has_password: true,
  factors: { authenticator: false, phone: false, passkeys: 0 },
  providers: [],
  sessions: [],
  counts: { pins: 12, boards: 3, comments: 1, followers: 4, following: 5 },
  storage: {
    pictures: 12,
    videos: 1,
    video_bytes: 1_530_000,
    day_bytes: 0,
    day_bytes_max: 50_000_000,
  },
  agreed_terms: 0,
  copyright_upheld: 0,
  export: null,
  reports: { total: 2, open: 1 },
  ...over,
})

/** A reported pin. */
export const houseReport = (over: Partial<HouseReport> = {}): HouseReport => ({
  case_id: '41',
  kind: 'pin',
  state: 'same',
  title: 'A red chair',
  text: '',
  link: null,
  image_url: '/media/chair.jpg',
  url: '/pin/41/',
  person: housePerson(),
  reasons: [{ reason: 'copyright', count: 2 }],
  words: [],
  notices: [],
  reports: 2,
  machine: null,
  saves: 5,
  first_at: '2026-11-01T09:00:00.000Z',
  last_at: '2026-11-02T09:00:00.000Z',
  due_at: '2026-11-08T09:00:00.000Z',
  handed: null,
  appeal: null,
  ...over,
})

/** The reasons to choose from. */
export const houseReasonsOf = (): DecisionReason[] => [
  { en: "It doesn't break the rules.", de: 'Erlaubt.', keeps: true, kinds: [] },
  { en: 'Spam or advertising.', de: 'Spam.', keeps: false, kinds: ['other'] },
  {
    en: "Someone else's work without permission.",
    de: 'Fremdes Werk.',
    keeps: false,
    kinds: ['copyright'],
  },
]

/** A decision that can be undone. */
export const houseDecision = (over: Partial<HouseDecision> = {}): HouseDecision => ({
  id: '51',
  kind: 'pin',
  title: 'A red chair',
  person: 'oto',
  decision: 'remove',
  ground: 'copyright',
  reason: "Someone else's work without permission.",
  by: 'mira',
  is_automated: false,
  decided_at: '2026-11-03T09:00:00.000Z',
  undo_until: '2026-11-10T09:00:00.000Z',
  undone_at: null,
  appeal: null,
  counter: null,
  ...over,
})

/** The answer to who the viewer is. */
export const selfAs = (role: HouseRole | null) => ({
  role,
  needs_factor: false,
  acts: houseActNames.filter((act) => mayAct(role, act)),
  waiting: { reports: 1, appeals: 0, sign_ups: 1, ads: 1 },
})

/** An ad that the check stopped. */
export const houseAd = (over: Partial<HouseAd> = {}): HouseAd => ({
  id: z.parse(AdId, '21'),
  state: 'waiting',
  advertiser: 'Berg Lamps',
  business: { legal_name: 'Berg GmbH', city: 'Graz', website: 'https://berg.test' },
  campaign: 'Autumn',
  pin: 'https://pins.test/pin/31/',
  title: 'Oak lamp',
  description: '',
  link: 'https://berg.test/lamp',
  image_url: '/media/x/236x.webp',
  since: '2026-11-01T09:00:00Z',
  faults: ['link'],
  reports: [{ reason: 'spam', count: 2 }],
  ...over,
})
