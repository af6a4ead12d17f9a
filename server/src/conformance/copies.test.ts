import { copyPins, movePins, undoAction } from '@tessera/contracts/calls/actions'
import { boardPins, updateBoard } from '@tessera/contracts/calls/boards'
import { answerInvite, inviteToBoard } from '@tessera/contracts/calls/collaborators'
import { blockUser } from '@tessera/contracts/calls/follows'
import { checkOffsite } from '@tessera/contracts/calls/offsite'
import { deletePin, getPin, savePin, updatePin } from '@tessera/contracts/calls/pins'
import { UserId } from '@tessera/contracts/ids'
import { describe, expect, test } from 'vitest'
import { users } from '../contexts/identity/accounts/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const link = 'https://maker.example/lamp'
const theirs = { title: 'A lamp', description: 'Of brass.', link }
const forged = { title: 'Forged', description: 'Forged.', link: 'https://evil.example/' }

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`copies on ${kind}`, () => {
    const service = openedService(open)

    /** A pin, its creator, and a person who saved it. */
    const scene = async () => {
      const [maker, saver] = [await member(service()), await member(service())]
      const home = await boardOf(maker, 'Made')
      const pin = await made(maker, home, { title: 'A lamp', description: 'Of brass.' })
      await maker.done(updatePin, { id: pin.id, link })
      const board = await boardOf(saver, 'Kept')
      const copy = await saver.done(savePin, { pin_id: pin.id, board_id: board.id })
      return { maker, saver, home, pin, board, copy }
    }
    const seen = (person: Person, id: string) => person.done(getPin, { id })
    const anybody = (id: string) => seen(visitor(service()), id)

    test('a saved copy has its creator’s text, whatever its saver sends by any call', async () => {
      const { maker, saver, pin, board, copy } = await scene()
      for (const change of [forged, { title: 'F' }, { description: 'F' }, { link: null }]) {
        const tried = await saver.call(updatePin, { id: copy.id, ...change })
        expect([tried.status, tried.error?.code]).toEqual([403, 'pin-not-yours'])
      }
      const [other, third] = [await boardOf(saver, 'Other'), await boardOf(saver, 'Third')]
      const bulk = { pin_ids: [copy.id], board_id: board.id, new_board_id: other.id }
      await saver.done(copyPins, { ...bulk, new_board_id: third.id })
      const moved = await saver.done(movePins, bulk)
      await saver.done(undoAction, { undo_token: moved.undo_token })
      const again = await boardOf(saver, 'Again')
      const saved = await saver.done(savePin, { pin_id: copy.id, board_id: again.id, ...forged })
      const [bulked] = await saver.done(boardPins, { board_id: third.id })
      const { id, username } = await selfOf(maker)
      for (const each of [copy.id, saved.id, bulked?.id ?? '']) {
        expect(await anybody(each)).toMatchObject({
          ...theirs,
          creator: { id },
          creator_card: { username },
          note: null,
        })
        const tried = await saver.call(updatePin, { id: each, ...forged })
        expect(tried.error?.code).toBe('pin-not-yours')
      }
      expect((await maker.call(updatePin, { id: copy.id, ...forged })).status).toBe(403)
      expect(await anybody(pin.id)).toMatchObject(theirs)
    })

    test('a saver’s note is private until they share it', async () => {
      const { maker, saver, pin, copy } = await scene()
      const board = await boardOf(saver, 'Noted')
      const input = { pin_id: pin.id, board_id: board.id, description: 'For the hall' }
      const saved = await saver.done(savePin, input)
      const noteFor = async (person: Person) => (await seen(person, saved.id)).note
      const note = { text: 'For the hall', is_shared: false }
      expect(await noteFor(saver)).toEqual(note)
      expect([await noteFor(maker), await noteFor(visitor(service()))]).toEqual([null, null])
      const shared = { id: saved.id, note: 'For the landing', note_is_shared: true }
      const { title, note: written } = await saver.done(updatePin, shared)
      expect([title, written?.is_shared]).toEqual(['A lamp', true])
      expect((await noteFor(visitor(service())))?.text).toBe('For the landing')
      await saver.done(updatePin, { id: saved.id, note: '' })
      await saver.done(updatePin, { id: saved.id, note: 'Mine again' })
      expect(await noteFor(visitor(service()))).toBeNull()
      expect((await seen(saver, copy.id)).note).toBeNull()
      const words = { pin_id: pin.id, description: 'Of brass.' }
      const plain = await saver.done(savePin, {
        ...words,
        board_id: (await boardOf(saver, 'B')).id,
      })
      expect((await seen(saver, plain.id)).note).toBeNull()
    })

    test('a note shared on a secret board is for its people, and stays theirs when the board or the pin becomes public', async () => {
      const [saver, friend, { pin }] = [
        await member(service()),
        await member(service()),
        await scene(),
      ]
      const board = await boardOf(saver, 'Plans', 'secret')
      const input = { pin_id: pin.id, board_id: board.id, description: 'A surprise' }
      const { id } = await saver.done(savePin, input)
      await saver.done(updatePin, { id, note_is_shared: true })
      const { id: friendId } = await selfOf(friend)
      const share = async ({ id: board_id }: { readonly id: string }) => {
        await saver.done(inviteToBoard, { board_id, invited_user_ids: [friendId] })
        await friend.done(answerInvite, { board_id, accept: true })
      }
      await share(board)
      const read = async (person: Person) => (await seen(person, id)).note?.text
      expect(await read(friend)).toBe('A surprise')
      await saver.done(updateBoard, { board_id: board.id, privacy: 'public' })
      const readers = async () => Promise.all([saver, friend, visitor(service())].map(read))
      expect(await readers()).toEqual(['A surprise', 'A surprise', undefined])
      const other = await boardOf(saver, 'Elsewhere')
      await share(other)
      const move = { pin_ids: [id], board_id: board.id, new_board_id: other.id }
      await saver.done(movePins, move)
      expect(await readers()).toEqual(['A surprise', undefined, undefined])
    })

    test('a creator’s later changes reach every copy, and its link is checked again', async () => {
      const { maker, saver, pin, board, copy } = await scene()
      const own = await boardOf(maker, 'Also made')
      const mine = await maker.done(savePin, { pin_id: pin.id, board_id: own.id })
      const gone = await saver.done(savePin, {
        pin_id: pin.id,
        board_id: (await boardOf(saver, 'Trash')).id,
      })
      const trashed = await saver.done(deletePin, { id: gone.id })
      const next = { title: 'Oil lamp', description: 'Restored.', link: 'https://maker.example/2' }
      // A creator's own copy on another board is their own idea.
      await maker.done(updatePin, { id: mine.id, ...next })
      await saver.done(undoAction, { action_id: trashed.id })
      for (const { id } of [pin, mine, copy, gone]) expect(await anybody(id)).toMatchObject(next)
      const found = await saver.done(boardPins, { board_id: board.id, query: 'restored' })
      expect(found.map(({ id }) => id)).toEqual([copy.id])
      const leads = (url: string) =>
        visitor(service()).send(`/offsite/?url=${encodeURIComponent(url)}&pin=${copy.id}`)
      const judged = await saver.done(checkOffsite, { url: next.link, pin_id: copy.id })
      expect(judged.redirect_status).toBe('ok')
      expect((await leads(link)).headers.get('location')).toBeNull()
    })

    test('a change under restricted visibility reaches no copy until it is public', async () => {
      const { maker, home, pin, copy } = await scene()
      await maker.done(updateBoard, { board_id: home.id, privacy: 'secret' })
      await maker.done(updatePin, { id: pin.id, title: 'A secret plan' })
      expect(await anybody(copy.id)).toMatchObject({ ...theirs, creator: null, creator_card: null })
      const late = await member(service())
      const board = await boardOf(late, 'Late')
      const second = await late.done(savePin, { pin_id: copy.id, board_id: board.id })
      expect((await seen(maker, pin.id)).title).toBe('A secret plan')
      await maker.done(updateBoard, { board_id: home.id, privacy: 'public' })
      for (const { id } of [copy, second]) expect((await anybody(id)).title).toBe('A secret plan')
    })

    test('without its original a copy keeps its text, names no creator, and still can’t be changed by its saver', async () => {
      const { maker, saver, pin, copy } = await scene()
      const { id: makerId } = await selfOf(maker)
      const become = (state: 'active' | 'suspended') =>
        service()
          .ports.db.update(users)
          .set({ state })
          .where(eq(users.id, UserId.parse(makerId)))
      const expected = async (person: Person) => {
        const { creator, creator_card, ...shown } = await seen(person, copy.id)
        expect(shown).toMatchObject({ ...theirs, pinner: { id: (await selfOf(saver)).id } })
        expect([creator, creator_card]).toEqual([null, null])
        const tried = await saver.call(updatePin, { id: copy.id, ...forged })
        expect(tried.error?.code).toBe('pin-not-yours')
      }
      await become('suspended')
      await expected(visitor(service()))
      await become('active')
      expect((await anybody(copy.id)).creator?.id).toBe(makerId)
      const apart = await member(service())
      await apart.done(blockUser, { user_id: makerId })
      await expected(apart)
      await maker.done(deletePin, { id: pin.id })
      await expected(visitor(service()))
    })

    test('copies saved during a change of the idea all have the same text in the end', async () => {
      const { maker, pin } = await scene()
      const savers = await Promise.all(Array.from({ length: 4 }, () => member(service())))
      const boards = await Promise.all(
        savers.map((person, at) => boardOf(person, 'Race', at % 2 === 0 ? 'public' : 'secret')),
      )
      const [, ...copies] = await Promise.all([
        maker.done(updatePin, { id: pin.id, title: 'Changed' }),
        ...savers.map((person, at) =>
          person.done(savePin, { pin_id: pin.id, board_id: boards[at]?.id }),
        ),
      ])
      const titles = copies.map(async ({ id }, at) => (await seen(savers[at] ?? maker, id)).title)
      expect(new Set(await Promise.all(titles))).toEqual(new Set(['Changed']))
    })
  })
