import { z } from '@tessera/contracts/schema'
import { HouseRole } from '../house-acts.ts'
import { UserId } from '../ids.ts'

/** The states of an account, as people who look after it see them. */
export const houseStates = [
  'active',
  /** Paused by its owner. */
  'paused',
  /** Deleted at `closes_at`, unless its owner or the house keeps it. */
  'closing',
  /** Signed up while sign-ups need an approval. */
  'waiting',
  'suspended',
  /** Locked until its owner chooses a new password. */
  'locked',
] as const

export const HouseState = z.enum(houseStates)

export type HouseState = z.infer<typeof HouseState>

/** A person as lists of the house show them. */
export const HousePerson = z.object({
  id: UserId,
  username: z.string(),
  full_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  image_url: z.nullable(z.string()),
  is_partner: z.boolean(),
  role: z.nullable(HouseRole),
  state: HouseState,
  /** The end of a suspension; null for one without an end, and for other states. */
  suspended_until: z.nullable(z.string()),
  closes_at: z.nullable(z.string()),
  /** Since when they can't post, and are hidden from search; null when they can. */
  limited_at: z.nullable(z.string()),
  created_at: z.string(),
})

export type HousePerson = z.infer<typeof HousePerson>

/** A session of a person. The product keeps no network address of a session. */
export const HouseSession = z.object({
  id: z.string(),
  user_agent: z.string(),
  country: z.nullable(z.string()),
  created_at: z.string(),
  seen_at: z.string(),
})

/** All that the house sees of one person. */
export const WholeHousePerson = z.object({
  ...HousePerson.shape,
  /** The place of their sign-up, and the person who invited them. */
  signup_source: z.nullable(z.string()),
  inviter: z.nullable(z.object({ id: UserId, username: z.string() })),
  country: z.nullable(z.string()),
  has_password: z.boolean(),
  factors: z.object({ authenticator: z.boolean(), phone: z.boolean(), passkeys: z.int() }),
  /** Identities of Google, Facebook, LINE and companies. */
  providers: z.array(z.string()),
  sessions: z.array(HouseSession),
  counts: z.object({
    pins: z.int(),
    boards: z.int(),
    comments: z.int(),
    followers: z.int(),
    following: z.int(),
  }),
  storage: z.object({
    /** Pictures and videos of their pins. The product keeps the sizes of videos alone. */
    pictures: z.int(),
    videos: z.int(),
    video_bytes: z.number(),
    /** Uploaded within the day that the quota counts. */
    day_bytes: z.number(),
    day_bytes_max: z.number(),
  }),
  /** The version of the terms that they agreed to; 0 for the text that comes with the product. */
  agreed_terms: z.int(),
  /** The copyright notices about their things that were upheld and stand. */
  copyright_upheld: z.int(),
  /** The download of their data that was asked for last; null without one. */
  export: z.nullable(
    z.object({
      state: z.enum(['preparing', 'ready', 'failed']),
      created_at: z.string(),
      expires_at: z.string(),
    }),
  ),
  /** Reports of their pins: in all, and without a decision. */
  reports: z.object({ total: z.int(), open: z.int() }),
})

export type WholeHousePerson = z.infer<typeof WholeHousePerson>
