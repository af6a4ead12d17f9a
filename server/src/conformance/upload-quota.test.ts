import { finishUpload, uploadImage } from '@tessera/contracts/calls/media'
import { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { describe, expect, test } from 'vitest'
import { uploadQuotas } from '../contexts/base/upload-quota/tables.ts'
import {
  endReservation,
  endReservationsBefore,
  reserveBytes,
} from '../contexts/base/upload-quota/upload-quota.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { drawnScene } from './drawn-scene.ts'
import { openedService } from './opened-service.ts'
import { member, type Person } from './person.ts'
import { add, begun, idOf, tus, uploaded } from './resumable-upload.ts'
import { selfOf } from './self-of.ts'

const day = 86_400_000

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`daily upload quotas on ${kind}`, () => {
    const service = openedService(open)
    const ownerOf = async (person: Person) => UserId.parse((await selfOf(person)).id)
    const quotaOf = async (person: Person) => {
      const { db } = service().ports
      const ownerId = await ownerOf(person)
      const [row] = await db.select().from(uploadQuotas).where(eq(uploadQuotas.ownerId, ownerId))
      return row && [row.held, row.heldBytes, row.usedBytes]
    }

    test('of sixty at once, exactly as many are accepted as there are bytes for', async () => {
      const { db, clock } = service().ports
      const ownerId = await ownerOf(await member(service()))
      const bytes = Math.floor(limits.uploadDayBytes / 7)
      const ids = Array.from({ length: 60 }, (_, at) => `${ownerId}-${at}`)
      const hold = (id: string, now = clock.now()) => reserveBytes(db, { id, ownerId, bytes, now })
      const faults = await Promise.all(ids.map((id) => hold(id)))
      const let_ = ids.filter((_, at) => faults[at] === undefined)
      expect(let_).toHaveLength(7)
      expect(new Set(faults)).toEqual(new Set([undefined, 'upload-quota']))
      // Bytes that didn't arrive are returned once, however often the upload is ended; those that
      // arrived count for the day.
      const [first = '', second = ''] = let_
      await Promise.all([1, 2, 3].map(() => endReservation(db, { id: first, ownerId, came: 0 })))
      expect(await hold('once more')).toBeUndefined()
      expect(await hold('too many')).toBe('upload-quota')
      await endReservation(db, { id: second, ownerId, came: bytes })
      expect(await hold('still too many')).toBe('upload-quota')
      const tomorrow = new Date(clock.now().getTime() + day + 1)
      expect(await hold('tomorrow', tomorrow)).toBeUndefined()
      await endReservationsBefore(db, tomorrow)
      expect(await hold('all given back', tomorrow)).toBeUndefined()
    })

    test('an upload reserves its bytes until it is finished, deleted or refused', async () => {
      const person = await member(service())
      const bytes = await drawnScene(41)
      const address = await begun(person, bytes.length)
      expect(await quotaOf(person)).toEqual([1, bytes.length, 0])
      await add(person, address, 0, bytes)
      await person.done(finishUpload, { upload_id: idOf(address) })
      expect(await quotaOf(person)).toEqual([0, 0, bytes.length])
      const given = await begun(person, 1_000)
      await add(person, given, 0, new Uint8Array(300))
      await person.send(given, { method: 'DELETE', headers: tus })
      expect(await quotaOf(person)).toEqual([0, 0, bytes.length + 300])
    })

    test('a picture in one piece counts too, and is not read without quota', async () => {
      const person = await member(service())
      const { db } = service().ports
      const body = await drawnScene(42)
      const headers = { 'Content-Type': 'image/png', 'Content-Length': String(body.length) }
      const sent = () => person.send(uploadImage.path, { method: 'POST', headers, body })
      expect((await sent()).status).toBe(200)
      expect(await quotaOf(person)).toEqual([0, 0, body.length])
      const ownerId = await ownerOf(person)
      const usedBytes = limits.uploadDayBytes - body.length + 1
      await db.update(uploadQuotas).set({ usedBytes }).where(eq(uploadQuotas.ownerId, ownerId))
      expect((await sent()).status).toBe(429)
      expect(await quotaOf(person)).toEqual([0, 0, usedBytes])
      expect(await uploaded(person, body).catch((cause: unknown) => String(cause))).toContain(
        'was not taken',
      )
    })
  })
