import { deleteBoard, mergeBoard, undoAction } from '@tessera/contracts/calls/actions'
import {
  boardNotes,
  createNote,
  deleteNote,
  restoreNote,
  updateNote,
} from '@tessera/contracts/calls/board-notes'
import { getBoard, updateBoard } from '@tessera/contracts/calls/boards'
import { answerInvite, inviteToBoard } from '@tessera/contracts/calls/collaborators'
import { blockUser } from '@tessera/contracts/calls/follows'
import { NoteId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { describe, expect, test } from 'vitest'
import { users } from '../contexts/identity/accounts/tables.ts'
import { purge } from '../contexts/pins/actions/purge.ts'
import { boardNotes as noteRows } from '../contexts/pins/board-notes/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const day = 86_400_000
let ahead = 0
const clock = { now: () => new Date(Date.now() + ahead) }

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`board notes on ${kind}`, () => {
    const service = openedService(() => open({ clock }))

    /** A board that two people share. */
    const scene = async () => {
      const [owner, friend] = [await member(service()), await member(service())]
      const board = await boardOf(owner, `Board ${service().ports.ids.next()}`)
      const { id } = await selfOf(friend)
      await owner.done(inviteToBoard, { board_id: board.id, invited_user_ids: [id] })
      await friend.done(answerInvite, { board_id: board.id, accept: true })
      return { owner, friend, board }
    }
    const write = (person: Person, board_id: string, title: string, text = '') =>
      person.done(createNote, { board_id, title, text })
    const countFor = async (person: Person, board_id: string) =>
      (await person.done(getBoard, { board_id })).note_count
    const titlesFor = async (person: Person, board_id: string) =>
      (await person.done(boardNotes, { board_id })).map(({ title }) => title)

    test('notes of a board that becomes public stay with its people, unless they are published with it', async () => {
      const { owner, friend, board } = await scene()
      const anybody = visitor(service())
      const become = (privacy: string, publish_notes?: boolean) =>
        owner.done(updateBoard, { board_id: board.id, privacy, publish_notes })
      await become('secret')
      await write(friend, board.id, 'The surprise')
      await become('public')
      const shown = async (person: Person) => [
        await titlesFor(person, board.id),
        await countFor(person, board.id),
      ]
      expect(await shown(anybody)).toEqual([[], 0])
      for (const person of [owner, friend])
        expect(await shown(person)).toEqual([['The surprise'], 1])
      const [note] = await owner.done(boardNotes, { board_id: board.id })
      expect(note?.readers).toBe('people')
      await write(owner, board.id, 'For all')
      expect(await shown(anybody)).toEqual([['For all'], 1])
      await become('secret')
      await become('public', true)
      expect(await shown(anybody)).toEqual([['For all', 'The surprise'], 2])
    })

    test('notes of a secret board that is merged into a public one stay with its people', async () => {
      const owner = await member(service())
      const [from, into] = [await boardOf(owner, 'Plans', 'secret'), await boardOf(owner, 'Open')]
      await write(owner, from.id, 'The surprise')
      await owner.done(mergeBoard, { board_id: from.id, into_board_id: into.id })
      expect(await titlesFor(owner, into.id)).toEqual(['The surprise'])
      expect(await titlesFor(visitor(service()), into.id)).toEqual([])
    })

    test('notes of a board are there for everybody who sees it, newest first', async () => {
      const { owner, friend, board } = await scene()
      const self = await selfOf(owner)
      expect(await write(owner, board.id, 'Measures', '2 m wide')).toMatchObject({
        title: 'Measures',
        text: '2 m wide',
        revision: 1,
        author: { id: self.id },
        can_edit: true,
        edited_at: null,
      })
      await write(friend, board.id, 'Colours')
      const found = await visitor(service()).done(boardNotes, { board_id: board.id })
      expect(found.map(({ title, can_edit }) => [title, can_edit])).toEqual([
        ['Colours', false],
        ['Measures', false],
      ])
      expect(await countFor(visitor(service()), board.id)).toBe(2)
      const mine = await friend.done(boardNotes, { board_id: board.id })
      expect(mine.map(({ can_edit }) => can_edit)).toEqual([true, true])
    })

    test('notes come page by page, each once', async () => {
      const { owner, board } = await scene()
      for (let at = 0; at < 5; at += 1) await write(owner, board.id, `${at}`)
      const first = await owner.call(boardNotes, { board_id: board.id, page_size: 3 })
      const rest = { board_id: board.id, page_size: 3, bookmark: first.bookmark }
      const second = await owner.call(boardNotes, rest)
      const seen = [first, second].flatMap(({ data }) => (data ?? []).map(({ title }) => title))
      expect(seen).toEqual(['4', '3', '2', '1', '0'])
      expect(second.bookmark).toBeNull()
      const bad = await owner.call(boardNotes, { board_id: board.id, bookmark: 'x' })
      expect(bad.error?.code).toBe('bad-input')
    })

    test('a note drops invisible characters, keeps its title on one line, and is refused when empty', async () => {
      const { owner, board } = await scene()
      const note = await write(owner, board.id, '\u202eMea\u0007sures\n2', 'a\n\n\n\nb')
      expect(note).toMatchObject({ title: 'Measures 2', text: 'a\n\nb' })
      const blank = { board_id: board.id, title: '\u200b', text: ' ' }
      expect((await owner.call(createNote, blank)).error?.code).toBe('bad-input')
      const long = { board_id: board.id, title: 'x'.repeat(limits.noteTitleMax + 1) }
      expect((await owner.call(createNote, long)).error?.code).toBe('bad-input')
    })

    test('a change of a note that somebody else changed is refused with its current text', async () => {
      const { owner, friend, board } = await scene()
      const { id: note_id } = await write(owner, board.id, 'Measures', '2 m')
      const mine = { note_id, revision: 1, title: 'Measures', text: '3 m' }
      expect(await owner.done(updateNote, mine)).toMatchObject({ text: '3 m', revision: 2 })
      const theirs = await friend.call(updateNote, { ...mine, text: '4 m' })
      expect([theirs.status, theirs.error?.code]).toEqual([409, 'note-changed'])
      expect(theirs.error?.data?.note).toMatchObject({ id: note_id, text: '3 m', revision: 2 })
      // A retry with the current text succeeds, however late.
      expect(await friend.done(updateNote, mine)).toMatchObject({ revision: 2 })
      const after = { ...mine, revision: 2, text: '4 m' }
      expect(await friend.done(updateNote, after)).toMatchObject({ text: '4 m', revision: 3 })
    })

    test('of many changes at once from one version, one is saved', async () => {
      const { owner, friend, board } = await scene()
      const { id: note_id } = await write(owner, board.id, 'Start')
      const tries = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          (at % 2 === 0 ? owner : friend).call(updateNote, {
            note_id,
            revision: 1,
            title: `${at}`,
          }),
        ),
      )
      expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
      const [note] = await owner.done(boardNotes, { board_id: board.id })
      expect(note?.revision).toBe(2)
    })

    test('a deleted note can be restored for thirty days', async () => {
      const { owner, friend, board } = await scene()
      await write(owner, board.id, 'First')
      const { id: note_id } = await write(owner, board.id, 'Second', 'Text')
      await write(owner, board.id, 'Third')
      await friend.done(deleteNote, { note_id })
      expect(await titlesFor(owner, board.id)).toEqual(['Third', 'First'])
      expect((await owner.call(deleteNote, { note_id })).status).toBe(404)
      const change = { note_id, revision: 1, title: 'x' }
      expect((await owner.call(updateNote, change)).status).toBe(404)
      expect(await friend.done(restoreNote, { note_id })).toMatchObject({ text: 'Text' })
      expect(await titlesFor(owner, board.id)).toEqual(['Third', 'Second', 'First'])
      await owner.done(deleteNote, { note_id })
      ahead += (limits.trashDays + 1) * day
      await purge(service().ports.db, clock.now())
      ahead = 0
      expect((await owner.call(restoreNote, { note_id })).status).toBe(404)
    })

    test('notes are deleted and restored with their board', async () => {
      const { owner, board } = await scene()
      await write(owner, board.id, 'Measures')
      const { undo_token } = await owner.done(deleteBoard, { board_id: board.id })
      expect((await owner.call(boardNotes, { board_id: board.id })).status).toBe(404)
      await owner.done(undoAction, { undo_token })
      expect(await titlesFor(owner, board.id)).toEqual(['Measures'])
    })

    test('a merge takes the notes along, and undoing it puts them back', async () => {
      const { owner, board } = await scene()
      const other = await boardOf(owner, `Other ${service().ports.ids.next()}`)
      await write(owner, other.id, 'Theirs')
      await write(owner, board.id, 'Ours')
      const merge = { board_id: board.id, into_board_id: other.id }
      const { undo_token } = await owner.done(mergeBoard, merge)
      expect(await titlesFor(owner, other.id)).toEqual(['Ours', 'Theirs'])
      await owner.done(undoAction, { undo_token })
      expect(await titlesFor(owner, other.id)).toEqual(['Theirs'])
      expect(await titlesFor(owner, board.id)).toEqual(['Ours'])
    })

    test('a person who left a board reads its notes as others do, and their notes stay', async () => {
      const { owner, friend, board } = await scene()
      const { id: note_id } = await write(friend, board.id, 'Mine')
      await owner.done(blockUser, { user_id: (await selfOf(friend)).id })
      const tried = await friend.call(updateNote, { note_id, revision: 1, title: 'Still mine' })
      expect(tried.status).toBe(404)
      const [note] = await owner.done(boardNotes, { board_id: board.id })
      expect(note).toMatchObject({ title: 'Mine', author: null, can_edit: true })
    })

    test('notes of a deactivated person are hidden until they come back', async () => {
      const { owner, friend, board } = await scene()
      await write(friend, board.id, 'Mine')
      const { id } = await selfOf(friend)
      const become = (state: 'active' | 'deactivated') =>
        service()
          .ports.db.update(users)
          .set({ state })
          .where(eq(users.id, UserId.parse(id)))
      await become('deactivated')
      expect(await titlesFor(owner, board.id)).toEqual([])
      expect(await countFor(owner, board.id)).toBe(0)
      await become('active')
      expect(await titlesFor(owner, board.id)).toEqual(['Mine'])
    })

    test('a board has a maximum of notes, which restored ones count towards', async () => {
      const { owner, board } = await scene()
      const authorId = UserId.parse((await selfOf(owner)).id)
      const { db, ids } = service().ports
      await db.insert(noteRows).values(
        Array.from({ length: limits.boardNotesMax }, (_, at) => ({
          id: NoteId.parse(ids.next()),
          boardId: board.id,
          authorId,
          title: `${at}`,
          text: '',
          createdAt: clock.now(),
        })),
      )
      const one = await owner.call(createNote, { board_id: board.id, title: 'One more' })
      expect([one.status, one.error?.code]).toEqual([409, 'notes-full'])
      expect(one.error?.message).toContain(String(limits.boardNotesMax))
      const [newest] = await owner.done(boardNotes, { board_id: board.id, page_size: 1 })
      await owner.done(deleteNote, { note_id: newest?.id })
      await write(owner, board.id, 'Instead')
      const back = await owner.call(restoreNote, { note_id: newest?.id })
      expect(back.error?.code).toBe('notes-full')
    })

    test('too many changes in an hour are refused, and allowed again in the next', async () => {
      const { owner, board } = await scene()
      const { id: note_id } = await write(owner, board.id, '0')
      const say = (title: string, revision: number) =>
        owner.call(updateNote, { note_id, revision, title })
      for (let at = 1; at < limits.noteChangesHourly; at += 1) await say(`${at}`, at)
      const more = await say('more', limits.noteChangesHourly)
      expect([more.status, more.error?.code]).toEqual([429, 'notes-many'])
      ahead += 3_600_000 + 1_000
      expect((await say('more', limits.noteChangesHourly)).status).toBe(200)
      ahead = 0
    })
  })
