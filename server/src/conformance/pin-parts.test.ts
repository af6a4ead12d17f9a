import { boardPins, updateBoard } from '@tessera/contracts/calls/boards'
import { createPin, getPin, savePin, updatePin } from '@tessera/contracts/calls/pins'
import { limits } from '@tessera/contracts/limits'
import { describe, expect, test } from 'vitest'
import { tile } from './crowd.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member } from './person.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`what a pin holds on ${kind}`, () => {
    const service = openedService(open)

    const ready = async (privacy = 'public') => {
      const person = await member(service())
      const board = await boardOf(person, 'Shelf', privacy)
      const image_base64 = await tile()
      const make = (over: Readonly<Record<string, unknown>> = {}) =>
        person.call(createPin, { board_id: board.id, image_base64, ...over })
      return { person, board, make }
    }

    test('S9.6 a pin takes an alt text and a description of 500 characters and a link of 2048, and none longer', async () => {
      const { make } = await ready()
      const link = (length: number) => 'https://example.com/'.padEnd(length, 'x')
      expect([limits.pinAltTextMax, limits.pinTextMax, limits.pinLinkMax]).toEqual([500, 500, 2048])
      const longest = { alt_text: 'x'.repeat(500), description: 'x'.repeat(500), link: link(2048) }
      expect((await make(longest)).data).toMatchObject(longest)
      for (const over of [
        { alt_text: 'x'.repeat(501) },
        { description: 'x'.repeat(501) },
        { link: link(2049) },
      ])
        expect((await make(over)).error?.code).toBe('bad-input')
    })

    test('the alt text is the creator’s: copies and lists have it, and follow its changes', async () => {
      const { person, board, make } = await ready()
      const id = (await make({ alt_text: ' A brass lamp. ' })).data?.id
      const saver = await member(service())
      const shelf = await boardOf(saver, 'Lamps')
      const copy = await saver.done(savePin, { board_id: shelf.id, pin_id: id })
      const [listed] = await saver.done(boardPins, { board_id: shelf.id })
      expect(listed?.alt_text).toBe('A brass lamp.')
      const barred = await saver.call(updatePin, { id: copy.id, alt_text: 'Mine' })
      expect(barred.error?.code).toBe('pin-not-yours')
      await person.done(updatePin, { id, alt_text: 'A lamp of brass.' })
      expect((await saver.done(getPin, { id: copy.id })).alt_text).toBe('A lamp of brass.')
      expect((await person.done(boardPins, { board_id: board.id }))[0]?.alt_text).toBe(
        'A lamp of brass.',
      )
    })

    test('an alt text that is changed on a secret board stays there until the pin is public', async () => {
      const { person, board, make } = await ready()
      const id = (await make({ alt_text: 'First' })).data?.id
      const saver = await member(service())
      const shelf = await boardOf(saver, 'Lamps')
      const copy = await saver.done(savePin, { board_id: shelf.id, pin_id: id })
      const seen = async () => (await saver.done(getPin, { id: copy.id })).alt_text
      await person.done(updateBoard, { board_id: board.id, privacy: 'secret' })
      await person.done(updatePin, { id, alt_text: 'Second' })
      expect(await seen()).toBe('First')
      await person.done(updateBoard, { board_id: board.id, privacy: 'public' })
      expect(await seen()).toBe('Second')
    })
  })
