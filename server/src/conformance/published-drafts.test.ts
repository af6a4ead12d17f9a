import { finishUpload } from '@tessera/contracts/calls/media'
import { createPin, ideaPinScenarios } from '@tessera/contracts/calls/pins'
import { UserId } from '@tessera/contracts/ids'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { users } from '../contexts/identity/accounts/tables.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import { createMemoryService } from '../memory-service.ts'
import { eq } from '../platform/database/sql.ts'
import { tinyMp4 } from '../platform/video/testing/tiny-videos.ts'
import { racingDatabase } from './database-kinds.ts'
import { drawnScene } from './drawn-scene.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person } from './person.ts'
import { uploaded } from './resumable-upload.ts'
import { selfOf } from './self-of.ts'

const key = 'a'.repeat(32)
const film = () => tinyMp4({ durationMs: 2_000, width: 640, height: 360 })

async function pictureOf(person: Person): Promise<string> {
  const upload_id = await uploaded(person, await drawnScene(7))
  return (await person.done(finishUpload, { upload_id })).id
}

for (const { kind, open } of racingDatabase)
  describe(`published drafts on ${kind}`, () => {
    const service = openedService(open)

    test('a draft that is published twice, at once or later, makes one pin', async () => {
      const person = await member(service())
      const [board, other] = [await boardOf(person, 'Soups'), await boardOf(person, 'Stews')]
      const input = { media_upload_id: await pictureOf(person), title: 'Soup', draft_key: key }
      const came = await Promise.all(
        [board, other, board].map(({ id }) => person.done(createPin, { ...input, board_id: id })),
      )
      const later = await person.done(createPin, { ...input, board_id: board.id, title: 'Stew' })
      expect(new Set([...came, later].map(({ id }) => id)).size).toBe(1)
      expect(later.title).toBe('Soup')
      const { db } = service().ports
      const made = await db
        .select()
        .from(pins)
        .where(eq(pins.pinnerId, UserId.parse((await selfOf(person)).id)))
      expect(made).toHaveLength(1)
    })

    test('a refused draft can be published later, and two people may have the same key', async () => {
      const [one, two] = [await member(service()), await member(service())]
      const media = { media_upload_id: await pictureOf(one), draft_key: key }
      const gone = await one.call(createPin, { ...media, board_id: '999' })
      expect(gone.error?.code).toBe('not-found')
      const first = await one.done(createPin, {
        ...media,
        board_id: (await boardOf(one, 'Soups')).id,
      })
      const board_id = (await boardOf(two, 'Soups')).id
      const input = { media_upload_id: await pictureOf(two), draft_key: key, board_id }
      expect((await two.done(createPin, input)).id).not.toBe(first.id)
    })
  })

let arm = 'control'
const service = await createMemoryService({
  experiments: {
    resolveStringEvaluation: async (name, fallback) => ({
      value: name === 'pin_creation' ? arm : fallback,
    }),
  },
})
afterEach(() => {
  arm = 'control'
})
afterAll(() => service.stop())

test('S6.18 a video of somebody without the right to upload videos is refused', async () => {
  const person = await member(service)
  const { db } = service.ports
  const upload_id = await uploaded(person, film())
  const id = UserId.parse((await selfOf(person)).id)
  await db.update(users).set({ videoUploadAllowed: false }).where(eq(users.id, id))
  expect((await person.call(finishUpload, { upload_id })).error?.code).toBe('video-not-allowed')
})

test('S6.21 the service refuses what an arm stops: every pin, those of the web, idea pins, or video', async () => {
  const person = await member(service)
  const board_id = (await boardOf(person, 'Soups')).id
  const input = { media_upload_id: await pictureOf(person), board_id }
  const codeOf = async (over = {}) =>
    (await person.call(createPin, { ...input, ...over })).error?.code
  arm = 'disable_all'
  expect(await codeOf()).toBe('pins-off')
  arm = 'disable_web_pins'
  expect(await codeOf({ method: 'scraped' })).toBe('pins-off')
  expect(await codeOf()).toBeUndefined()
  arm = 'disable_idea_pins'
  expect(await codeOf({ method: 'scraped' })).toBeUndefined()
  for (const scenario of ideaPinScenarios) expect(await codeOf({ scenario })).toBe('pins-off')
  arm = 'disable_video'
  const upload_id = await uploaded(person, film())
  expect((await person.call(finishUpload, { upload_id })).error?.code).toBe('video-not-allowed')
  arm = 'control'
  expect((await person.done(finishUpload, { upload_id })).kind).toBe('video')
})
