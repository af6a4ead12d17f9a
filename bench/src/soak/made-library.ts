import { createNote } from '@tessera/contracts/calls/board-notes'
import {
  archiveBoard,
  createBoard,
  orderBoards,
  orderPins,
  updateBoard,
} from '@tessera/contracts/calls/boards'
import { createComment } from '@tessera/contracts/calls/comments'
import { finishUpload } from '@tessera/contracts/calls/media'
import { createPin, savePin } from '@tessera/contracts/calls/pins'
import { keepProduct } from '@tessera/contracts/calls/products'
import { createScheduledPin } from '@tessera/contracts/calls/scheduled-pins'
import { createSection } from '@tessera/contracts/calls/sections'
import type { Caller } from './soak-caller.ts'
import { uploaded } from './soak-catalog-runs.ts'

const callsAtOnce = 6
const day = 86_400_000

/** Runs work over numbers, some at a time. */
async function each(count: number, work: (at: number) => Promise<unknown>): Promise<void> {
  const waiting = Array.from({ length: count }, (_, at) => at).values()
  const run = async () => {
    for (const at of waiting) await work(at)
  }
  await Promise.all(Array.from({ length: callsAtOnce }, run))
}

/** A library that is made by calls. */
interface WantedLibrary {
  readonly pins: number
  readonly pictures: number
  /** Writes a picture by its number, and returns its path. */
  picture(number: number): Promise<string>
  /** Pins of somebody else, which the person saves. */
  readonly others: readonly string[]
}

interface Place {
  readonly boardId: string
  readonly sections: readonly string[]
}

async function places(person: Caller, count: number): Promise<readonly Place[]> {
  const made: Place[] = []
  for (let at = 0; at < count; at += 1) {
    const privacy = at % 4 === 3 ? 'secret' : 'public'
    const description = at % 2 === 0 ? `What board ${at} is about.\nTwo lines.` : ''
    const { id } = await person.done(createBoard, { name: `Board ${at} é`, privacy, description })
    const sections: string[] = []
    for (let section = 0; section < at % 4; section += 1) {
      const name = `Section ${9 - section} of ${at}`
      sections.push((await person.done(createSection, { board_id: id, name })).id)
    }
    made.push({ boardId: id, sections })
  }
  return made
}

const some = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

/** Fields of one pin: each tenth has something that others lack. */
function fieldsOf(at: number, media: readonly string[]) {
  const price = { amount: 100 + at, currency: at % 2 === 0 ? 'EUR' : 'USD' }
  return {
    title: at % 9 === 0 ? '' : `Pin ${at} “quoted” & <b>`,
    description: at % 3 === 0 ? `Described ${at} #lamp\nSecond line` : '',
    alt_text: at % 4 === 0 ? `What the picture ${at} shows` : '',
    ...(at % 5 === 0 ? {} : { link: `https://shop.example/thing/${at}?a=1&b=2` }),
    ...(at % 10 === 7
      ? { product: { price, brand: `Brand ${at % 12}`, availability: 'in_stock' } }
      : {}),
    ...(at % 25 === 11
      ? {
          product_tags: [
            { x: 0.25, y: 0.5, title: `Marked ${at}`, link: 'https://shop.example/marked' },
          ],
        }
      : {}),
    ...(at % 50 === 13
      ? {
          slides: [0, 1, 2].map((slide) => ({
            media_upload_id: some(media, at + slide),
            title: `Slide ${slide}`,
            alt_text: `Shows ${slide}`,
          })),
        }
      : { media_upload_id: some(media, at) }),
  }
}

/** Makes a library with everything in it. */
export async function makeLibrary(person: Caller, wanted: WantedLibrary): Promise<void> {
  const media: string[] = []
  for (let at = 0; at < wanted.pictures; at += 1) {
    const upload_id = await uploaded(person, await wanted.picture(at))
    media.push((await person.done(finishUpload, { upload_id })).id)
  }
  const boards = await places(person, Math.max(8, Math.ceil(wanted.pins / 70)))
  // The last two boards stay empty.
  const filled = boards.slice(0, -2)
  const own: string[] = []
  const onBoards = new Map<string, string[]>()
  const saves = Math.floor(wanted.pins / 10)
  await each(wanted.pins - 2 * saves, async (at) => {
    const { boardId, sections } = some(filled, at * 7)
    const section = sections.length > 0 && at % 3 === 0 ? { section: some(sections, at) } : {}
    const fields = fieldsOf(at, media)
    const pin = await person.done(createPin, { board_id: boardId, ...section, ...fields })
    own[at] = pin.id
    onBoards.set(boardId, [...(onBoards.get(boardId) ?? []), pin.id])
    if ('product' in fields) await person.done(keepProduct, { pin_id: pin.id, price: null })
    if (at % 20 === 0)
      await person.done(createComment, { pin_id: pin.id, text: `My own words ${at}` })
  })
  // The same pin on a second board, with a note of one's own.
  await each(saves, async (at) => {
    const { boardId } = some(filled, at * 7 + 1)
    const note = at % 2 === 0 ? { description: `Noted ${at}` } : {}
    await person.done(savePin, { board_id: boardId, pin_id: some(own, at * 9), ...note })
  })
  await each(saves, async (at) => {
    const { boardId } = some(filled, Math.floor(at / wanted.others.length) * 3 + 2)
    const pin_id = some(wanted.others, at)
    await person.done(savePin, { board_id: boardId, pin_id, description: `From others ${at}` })
  })
  for (const [board_id, [first = '', second = '', third]] of onBoards)
    if (third !== undefined)
      await person.done(orderPins, {
        board_id,
        pin_ids: [second, first],
        side: 'before',
        anchor_id: third,
      })
  for (const [at, { boardId }] of boards.entries())
    if (at % 3 === 0)
      await person.done(createNote, { board_id: boardId, title: `Note ${at}`, text: 'Measured.' })
  for (let at = 0; at < 20; at += 1)
    await person.done(createScheduledPin, {
      board_id: some(filled, at).boardId,
      media_upload_id: some(media, at),
      title: `Later ${at}`,
      publish_at: new Date(Date.now() + (at + 2) * day).toISOString(),
    })
  const covered = some(filled, 0)
  const [cover] = onBoards.get(covered.boardId) ?? []
  await person.done(updateBoard, { board_id: covered.boardId, cover_pin_id: cover })
  await person.done(orderBoards, { board_ids: boards.map(({ boardId }) => boardId).toReversed() })
  for (const at of [1, filled.length - 1, boards.length - 1])
    await person.done(archiveBoard, { board_id: some(boards, at).boardId, archived: true })
}
