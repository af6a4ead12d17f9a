import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say } from '@tessera/commands/say'
import { copyAllPins, getAction } from '@tessera/contracts/calls/actions'
import { boardPins } from '@tessera/contracts/calls/boards'
import { uploadImage } from '@tessera/contracts/calls/media'
import { createPin, savePin } from '@tessera/contracts/calls/pins'
import { userPins } from '@tessera/contracts/calls/profile-pins'
import { Envelope } from '@tessera/contracts/envelope'
import { z } from '@tessera/contracts/schema'
import { cheapPasswords } from '@tessera/server/conformance/cheap-passwords'
import { tile } from '@tessera/server/conformance/crowd'
import { boardOf, member, type Person } from '@tessera/server/conformance/person'
import { selfOf } from '@tessera/server/conformance/self-of'
import { createServiceOver, type MemoryService } from '@tessera/server/memory-service'
import { openEmbedded } from '@tessera/server/platform/database/embedded'
import type { DatabaseOpening } from '@tessera/server/platform/database/port'
import { openPostgres } from '@tessera/server/platform/database/postgres'
import { startRealPostgres } from '@tessera/server/platform/database/testing/real-postgres'
import { alternate, type Line, timed } from '../measure.ts'
import { connections } from './filled-service.ts'

const few = 25
const rounds = 15
/** PostgreSQL looks once a minute for tables that changed, the embedded database every 5 s. */
const settledMilliseconds = 70_000
const target = 'at most 3.00'

/** A database of a kind, and how it is ended once the service is. */
interface Opened {
  readonly kind: string
  readonly opening: DatabaseOpening
  end(): Promise<void> | void
}

async function embedded(): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-'))
  const end = () => rmSync(folder, { recursive: true, force: true })
  return { kind: 'embedded', opening: await openEmbedded(folder), end }
}

async function postgres(): Promise<Opened> {
  const server = await startRealPostgres()
  const opening = await openPostgres(server.url, { connections })
  return { kind: 'PostgreSQL', opening, end: () => server.stop() }
}

/** Two boards of a member. */
interface Filled {
  readonly person: Person
  readonly username: string
  readonly large: string
  readonly small: string
}

async function uploaded(person: Person): Promise<string> {
  const body = Buffer.from(await tile(), 'base64')
  const headers = { 'Content-Type': 'image/png' }
  const response = await person.send(uploadImage.path, { method: 'POST', headers, body })
  const { data } = Envelope.parse(await response.json()).resource_response
  return z.parse(uploadImage.output, data).id
}

async function copied(person: Person, from: string, to: string): Promise<void> {
  let action = await person.done(copyAllPins, { board_id: from, new_board_id: to })
  while (action.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 200))
    action = await person.done(getAction, { action_id: action.id })
  }
}

/** Creates half of the pins one by one and copies them all to a second board, by calls alone. */
async function fill(service: MemoryService, pins: number): Promise<Filled> {
  const person = await member(service)
  const { username } = await selfOf(person)
  const [made, large, small] = [
    await boardOf(person, 'Made here'),
    await boardOf(person, 'Copied here'),
    await boardOf(person, 'A few of them'),
  ]
  const media = await uploaded(person)
  for (let at = 0; at < pins / 2; at += 1) {
    const title = `Idea ${at} of many`
    const pin = { board_id: made.id, media_upload_id: media, title, link: `https://a.test/${at}` }
    const { id } = await person.done(createPin, pin)
    if (at < few) await person.done(savePin, { pin_id: id, board_id: small.id })
  }
  await copied(person, made.id, large.id)
  return { person, username, large: large.id, small: small.id }
}

async function linesOf(kind: string, pins: number, filled: Filled): Promise<readonly Line[]> {
  const { person, username, large, small } = filled
  const page = (board_id: string) => () =>
    timed(async () => void (await person.done(boardPins, { board_id })))
  const created = () => timed(async () => void (await person.done(userPins, { username })))
  // The first reading of each warms up caches and isn't counted.
  for (const read of [page(large), page(small), created]) await read()
  const line = async (name: string, ours: () => Promise<number>): Promise<Line> => {
    const took = await alternate(rounds, ours, page(small))
    return {
      name: `${kind}, ${pins.toLocaleString('en')} pins by calls: ${name}`,
      ours: `${took.ours.toFixed(1)} ms`,
      beside: `${took.beside.toFixed(1)} ms`,
      ratio: took.ours / took.beside,
      rounds: took.rounds,
      target,
    }
  }
  return [
    await line(
      `a page of a board of ${(pins / 2).toLocaleString('en')}, beside ${few}`,
      page(large),
    ),
    await line(`a page of what a member created, beside a board of ${few}`, created),
  ]
}

async function measure({ kind, opening, end }: Opened, pins: number): Promise<readonly Line[]> {
  if (!opening.ok) throw new Error(opening.fault.message)
  const settings = { budgetFactor: 1_000_000 }
  const service = await createServiceOver(opening.database, { passwords: cheapPasswords, settings })
  try {
    say(`${kind}: ${pins.toLocaleString('en')} pins by calls …`)
    let filled: Filled | undefined
    const took = await timed(async () => {
      filled = await fill(service, pins)
    })
    say(`Filling took ${(took / 1_000).toFixed(0)} s; waiting until its tables are known …`)
    await new Promise((resolve) => setTimeout(resolve, settledMilliseconds))
    return filled === undefined ? [] : await linesOf(kind, pins, filled)
  } finally {
    await service.stop()
    await end()
  }
}

/** Measures pages of the largest and of a small board, of which all pins came by calls. */
export async function filledByCalls(pins: number): Promise<readonly Line[]> {
  return [...(await measure(await embedded(), pins)), ...(await measure(await postgres(), pins))]
}
