import { z } from '@tessera/contracts/schema'
import { DoorMode, Doors, HouseInvite } from './calls/house-doors.ts'
import { VerifiedHouseLog } from './calls/house-log.ts'
import { HousePerson, WholeHousePerson } from './entities/house-person.ts'
import { HouseRole } from './house-acts.ts'
import { WordsRequest } from './house-words-tools.ts'

/** The address that the operator's commands look after people at. */
export const houseToolsPath = '/connect/house'

/** An email, username or id, as typed. */
const account = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))

/** The acts of the command on one person that take nothing but a reason. */
export const plainActs = [
  'verify-email',
  'send-reset',
  'remove-factors',
  'end-sessions',
  'limit',
  'unlimit',
  'lift',
  'delete',
  'keep',
  'export',
  'approve',
] as const

/** A request of the operator about people, the log, sign-ups and the words of the house. */
export const HouseRequest = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('words'), asked: WordsRequest }),
  z.strictObject({ do: z.literal('role'), account, role: z.nullable(HouseRole), reason }),
  z.strictObject({ do: z.literal('find'), query: z.optional(z.string().check(z.maxLength(200))) }),
  z.strictObject({ do: z.literal('see'), account }),
  z.strictObject({ do: z.enum(plainActs), account, reason }),
  z.strictObject({
    do: z.literal('suspend'),
    account,
    reason,
    until: z.nullable(z.string().check(z.maxLength(40))),
  }),
  z.strictObject({ do: z.literal('doors') }),
  z.strictObject({
    do: z.literal('set-doors'),
    mode: DoorMode,
    domains: z.array(z.string().check(z.maxLength(253))).check(z.maxLength(100)),
    reason,
  }),
  z.strictObject({
    do: z.literal('invite'),
    note: z.string().check(z.maxLength(100)),
    most: z.int().check(z.gte(1), z.lte(10_000)),
    days: z.int().check(z.gte(1), z.lte(366)),
  }),
  z.strictObject({
    do: z.literal('verify-log'),
    kept: z.optional(z.string().check(z.maxLength(64))),
  }),
])

export type HouseRequest = z.infer<typeof HouseRequest>

/** The answers to the requests. */
export const FoundPeople = z.object({ people: z.array(HousePerson) })
export const SeenPerson = z.object({ person: WholeHousePerson })
export const ChangedPerson = z.object({ person: HousePerson })
export const ToldDoors = z.object({ doors: Doors })
export const MadeInvite = z.object({ invite: HouseInvite, url: z.string() })
export const CheckedLog = z.object({ log: VerifiedHouseLog })
