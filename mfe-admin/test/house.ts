import type { HouseReport } from '@tessera/contracts/calls/house-reports'
import type { HousePerson, WholeHousePerson } from '@tessera/contracts/entities/house-person'
import { type HouseRole, houseActNames, mayAct } from '@tessera/contracts/house-acts'
import { PinId, UserId } from '@tessera/contracts/ids'
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
  export: null,
  reports: { total: 2, open: 1 },
  ...over,
})

/** A reported pin. */
export const houseReport = (over: Partial<HouseReport> = {}): HouseReport => ({
  pin_id: z.parse(PinId, '41'),
  title: 'A red chair',
  description: '',
  link: null,
  image_url: '/media/chair.jpg',
  url: '/pin/41/',
  person: housePerson(),
  reasons: [{ reason: 'copyright', count: 2 }],
  reports: 2,
  saves: 5,
  first_at: '2026-11-01T09:00:00.000Z',
  last_at: '2026-11-02T09:00:00.000Z',
  ...over,
})

/** The answer to who the viewer is. */
export const selfAs = (role: HouseRole | null) => ({
  role,
  needs_factor: false,
  acts: houseActNames.filter((act) => mayAct(role, act)),
})
