import { z } from '@tessera/contracts/schema'
import { HouseCopy, HouseRemoval, removedPicturesMost } from './calls/house-content.ts'
import { DoorMode, Doors, HouseInvite } from './calls/house-doors.ts'
import { VerifiedHouseLog } from './calls/house-log.ts'
import { DecisionReason, HouseDecision, HouseReport } from './calls/house-reports.ts'
import { HouseStorage, StoragePerson } from './calls/house-storage.ts'
import { TransparencyMonth } from './calls/reports.ts'
import { HousePerson, WholeHousePerson } from './entities/house-person.ts'
import { HouseRole } from './house-acts.ts'
import { CopyrightRequest } from './house-copyright-tools.ts'
import { JobsRequest } from './house-job-tools.ts'
import { ListsRequest } from './house-list-tools.ts'
import { WordsRequest } from './house-words-tools.ts'
import { ActionId, AnyId, MediaId, UserId } from './ids.ts'
import { ReportDecision } from './report-kinds.ts'

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
  z.strictObject({ do: z.literal('lists'), asked: ListsRequest }),
  z.strictObject({ do: z.literal('copyright'), asked: CopyrightRequest }),
  z.strictObject({ do: z.literal('jobs'), asked: JobsRequest }),
  z.strictObject({ do: z.literal('storage') }),
  z.strictObject({
    do: z.literal('storage-people'),
    /** The bytes and the id of the last person of the page before. */
    after: z.optional(z.tuple([z.number(), UserId])),
  }),
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
  z.strictObject({ do: z.enum(['reports', 'decisions', 'reasons', 'transparency']) }),
  z.strictObject({
    do: z.literal('decide'),
    case_id: AnyId,
    decision: ReportDecision,
    reason,
    until: z.nullable(z.string().check(z.maxLength(40))),
  }),
  z.strictObject({ do: z.literal('hand-on'), case_id: AnyId, reason }),
  z.strictObject({
    do: z.literal('answer-appeal'),
    case_id: AnyId,
    outcome: z.enum(['upheld', 'reversed']),
    reason,
  }),
  z.strictObject({ do: z.literal('undo'), decision_id: AnyId, reason }),
  z.strictObject({
    do: z.literal('set-reasons'),
    reasons: z.array(DecisionReason).check(z.minLength(1), z.maxLength(40)),
    reason,
  }),
  z.strictObject({
    do: z.literal('find-copies'),
    address: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
  }),
  z.strictObject({
    do: z.literal('remove-pictures'),
    pictures: z.array(MediaId).check(z.minLength(1), z.maxLength(removedPicturesMost)),
    reason,
  }),
  z.strictObject({
    do: z.literal('mark-pictures'),
    pictures: z.array(MediaId).check(z.minLength(1), z.maxLength(removedPicturesMost)),
    sensitive: z.boolean(),
    reason,
  }),
  z.strictObject({ do: z.literal('removals') }),
  z.strictObject({ do: z.literal('undo-removal'), removal: ActionId, reason }),
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
export const ToldReports = z.object({ reports: z.array(HouseReport) })
export const ToldDecisions = z.object({ decisions: z.array(HouseDecision) })
export const ToldReasons = z.object({ reasons: z.array(DecisionReason) })
export const ToldNumbers = z.object({ months: z.array(TransparencyMonth) })
export const CheckedLog = z.object({ log: VerifiedHouseLog })
export const FoundCopies = z.object({ copies: z.array(HouseCopy) })
export const ToldRemoval = z.object({ removal: HouseRemoval })
export const ToldRemovals = z.object({ removals: z.array(HouseRemoval) })
export const ToldStorage = z.object({ storage: HouseStorage })
export const ToldStoragePeople = z.object({ people: z.array(StoragePerson) })
