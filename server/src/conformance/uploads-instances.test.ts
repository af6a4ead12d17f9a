import { finishUpload } from '@tessera/contracts/calls/media'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServiceOver, type MemoryService } from '../memory-service.ts'
import { memoryBlobs } from '../platform/blobs/memory.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import { drawnScene } from './drawn-scene.ts'
import { idOf as accountOf } from './instances.ts'
import { ownDatabase } from './own-database.ts'
import { member, type Person, visitor } from './person.ts'
import { add, ask, begun, idOf } from './resumable-upload.ts'
import { registry, shell } from './sample-modules.ts'

let own: Awaited<ReturnType<typeof ownDatabase>>
let here: MemoryService
let there: MemoryService

beforeAll(async () => {
  own = await ownDatabase({ migrated: true })
  const blobs = memoryBlobs()
  const instance = async () => {
    const opening = await openPostgres(own.url, { connections: 6 })
    if (!opening.ok) throw new Error(opening.fault.message)
    const options = { registry, shell, blobs, passwords: cheapPasswords }
    return createServiceOver(opening.database, options)
  }
  here = await instance()
  there = await instance()
}, 90_000)
afterAll(async () => {
  await here.stop()
  await there.stop()
  await own.drop()
})

/** Logs a person in on both instances. */
async function onBoth(): Promise<readonly [Person, Person]> {
  const person = await member(here)
  const same = visitor(there)
  for (const cookie of (person.cookie() ?? '').split('; ')) {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(cookie) ?? []
    same.keep(name, value)
  }
  return [person, same]
}

const offsetIn = ({ headers }: Response): number => Number(headers.get('Upload-Offset'))

test('parts that arrive at two instances in turn become a picture on one of them', async () => {
  const [person, same] = await onBoth()
  const bytes = await drawnScene(8)
  const address = await begun(person, bytes.length)
  const step = Math.ceil(bytes.length / 7)
  for (let at = 0, turn = 0; at < bytes.length; at += step, turn += 1) {
    const [adding, asking] = turn % 2 === 0 ? [person, same] : [same, person]
    const part = bytes.slice(at, at + step)
    expect((await add(adding, address, at, part)).status).toBe(204)
    expect(offsetIn(await ask(asking, address))).toBe(at + part.length)
  }
  const upload_id = idOf(address)
  const made = await same.done(finishUpload, { upload_id })
  expect(made.images.orig).toMatchObject({ width: 480, height: 360 })
  expect(await person.done(finishUpload, { upload_id })).toEqual(made)
  expect((await ask(person, address)).status).toBe(404)
})

test('of writers that race on two instances one adds each part, and none of its bytes are mixed', async () => {
  const [person, same] = await onBoth()
  const size = 24_000
  const address = await begun(person, size)
  const expected = new Uint8Array(size)
  let tries = 0
  for (let at = 0; at < size; tries += 1) {
    const senders = [1, 2, 3, 4].map((sender) => (tries * 4 + sender) % 251)
    const answers = await Promise.all(
      senders.map((fill, turn) =>
        add(turn % 2 === 0 ? person : same, address, at, new Uint8Array(3_000).fill(fill)),
      ),
    )
    for (const { status } of answers) expect([204, 409]).toContain(status)
    const took = answers.findIndex((answer) => answer.status === 204 && offsetIn(answer) > at)
    const offset = offsetIn(await ask(same, address))
    expect(offset).toBe(took < 0 ? at : at + 3_000)
    if (took >= 0) expected.fill(senders[took] ?? 0, at, offset)
    at = offset
    expect(tries).toBeLessThan(100)
  }
  const ref = { ownerId: await accountOf(person), id: idOf(address) }
  const file = await here.ports.uploads.open(ref)
  expect(Buffer.compare((await file?.read(0, size)) ?? new Uint8Array(), expected)).toBe(0)
})
