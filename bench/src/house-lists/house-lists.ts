import { say } from '@tessera/commands/say'
import type { Call } from '@tessera/contracts/calls/define-call'
import { findCopies } from '@tessera/contracts/calls/house-content'
import { getDoors, houseInvites } from '@tessera/contracts/calls/house-doors'
import { listHouseLog } from '@tessera/contracts/calls/house-log'
import { houseNotices } from '@tessera/contracts/calls/house-notices'
import { findPeople, seePerson } from '@tessera/contracts/calls/house-people'
import { houseReports } from '@tessera/contracts/calls/house-reports'
import { listHouseRoles } from '@tessera/contracts/calls/house-roles'
import { encodeInput } from '@tessera/contracts/calls/wire'
import { MediaId, UserId } from '@tessera/contracts/ids'
import { blobKey } from '@tessera/server/contexts/base/media/rules'
import { media } from '@tessera/server/contexts/base/media/tables'
import { sessionCookie } from '@tessera/server/contexts/identity/accounts/session-rules'
import { startSession } from '@tessera/server/contexts/identity/accounts/sessions'
import { createServiceOver, type MemoryService } from '@tessera/server/memory-service'
import { openPostgres } from '@tessera/server/platform/database/postgres'
import { eq } from '@tessera/server/platform/database/sql'
import { startRealPostgres } from '@tessera/server/platform/database/testing/real-postgres'
import sharp from 'sharp'
import { type Line, timed } from '../measure.ts'
import { quantile } from '../service/under-load.ts'
import { fillHouse, type HouseWorld } from './fill-house.ts'

const few: HouseWorld = { people: 1_000, reports: 10_000 }
const rounds = { warm: 5, counted: 60 } as const
const target = 'under 300 ms'

/** A list of the area, with an input that differs from round to round. */
interface HouseRead {
  readonly name: string
  readonly call: Call
  readonly input: (at: number, world: HouseWorld) => Readonly<Record<string, unknown>>
}

const reads: readonly HouseRead[] = [
  { name: 'people, the newest', call: findPeople, input: () => ({}) },
  {
    name: 'people, by the start of a name',
    call: findPeople,
    input: (at, { people }) => ({ query: `person${(at * 37) % people}` }),
  },
  {
    name: 'people, by a name that nobody has',
    call: findPeople,
    input: (at) => ({ query: `nobody${at}` }),
  },
  { name: 'people who wait', call: findPeople, input: () => ({ state: 'waiting' }) },
  { name: 'people who are suspended', call: findPeople, input: () => ({ state: 'suspended' }) },
  { name: 'people who are limited', call: findPeople, input: () => ({ limited: true }) },
  {
    name: 'a person',
    call: seePerson,
    input: (at, { people }) => ({ user_id: String(1 + ((at * 53) % people)) }),
  },
  { name: 'reports', call: houseReports, input: () => ({}) },
  { name: 'the log', call: listHouseLog, input: () => ({}) },
  {
    name: 'the log of a person',
    call: listHouseLog,
    input: (at, { people }) => ({ person_id: String(1 + ((at * 53) % people)) }),
  },
  { name: 'the log of an act', call: listHouseLog, input: () => ({ act: 'people.limit' }) },
  { name: 'sign-ups, how many wait', call: getDoors, input: () => ({}) },
  { name: 'invites', call: houseInvites, input: () => ({}) },
  { name: 'roles', call: listHouseRoles, input: () => ({}) },
  { name: 'notices', call: houseNotices, input: () => ({}) },
  {
    name: 'copies of a picture, before a removal',
    call: findCopies,
    input: () => ({ address: '1' }),
  },
]

interface Asked {
  readonly service: MemoryService
  readonly cookie: string
  readonly world: HouseWorld
}

async function ask({ service, cookie, world }: Asked, read: HouseRead, at: number): Promise<void> {
  const { path } = encodeInput(read.call, read.input(at, world))
  const answer = await service.fetch(
    new Request(service.origin + path, { headers: { Cookie: cookie } }),
    { address: '127.0.0.1' },
  )
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${read.name} was answered with ${answer.status}: ${text}`)
}

/** Stores the picture of the first pin, which the list before a removal reads. */
async function storePicture({ ports }: MemoryService): Promise<void> {
  const side = 236
  const bytes = Uint8Array.from({ length: 3 * side * side }, (_, at) => (at * at) % 251)
  const raw = { width: side, height: side, channels: 3 } as const
  const file = await sharp(bytes, { raw }).blur(8).normalize().webp().toBuffer()
  const [row] = await ports.db
    .select({ key: media.key })
    .from(media)
    .where(eq(media.id, MediaId.parse('1')))
  if (row === undefined) throw new Error('There is no picture.')
  const stored = { bytes: new Uint8Array(file), contentType: 'image/webp' }
  await ports.blobs.put(blobKey(row.key, '236x'), stored)
}

/** Measures each list in a world; returns the p95 of each in milliseconds. */
async function measured(world: HouseWorld): Promise<readonly number[]> {
  const server = await startRealPostgres()
  const opening = await openPostgres(server.url, { connections: 4 })
  if (!opening.ok) throw new Error(opening.fault.message)
  say(`Makes ${world.people} people and ${world.reports} reports by rows …`)
  await fillHouse(opening.database.db, world)
  const service = await createServiceOver(opening.database, { settings: { budgetFactor: 1_000 } })
  try {
    await service.ports.jobs.stop()
    await storePicture(service)
    const token = service.ports.tokens.next()
    const now = service.ports.clock.now()
    const userId = UserId.parse('1')
    await startSession(service.ports.db, { token, userId, now, factorShownAt: now })
    const asked = { service, cookie: `${sessionCookie}=${token}`, world }
    const late: number[] = []
    for (const read of reads) {
      const took: number[] = []
      for (let at = 0; at < rounds.warm + rounds.counted; at += 1) {
        const time = await timed(() => ask(asked, read, at))
        if (at >= rounds.warm) took.push(time)
      }
      late.push(quantile(took, 0.95))
      say(`${read.name}: ${quantile(took, 0.95).toFixed(1)} ms`)
    }
    return late
  } finally {
    await service.stop()
    await server.stop()
  }
}

/** The p95 of each list of the area of the house, with very many people and reports, beside few. */
export async function houseLists(people: number): Promise<readonly Line[]> {
  const many = await measured({ people, reports: people * 10 })
  const less = await measured(few)
  return reads.map(({ name }, at) => {
    const [one = Number.NaN, other = Number.NaN] = [many[at], less[at]]
    return {
      name: `${name}, p95`,
      ours: `${one.toFixed(1)} ms`,
      beside: `${other.toFixed(1)} ms`,
      ratio: one / other,
      target,
    }
  })
}
