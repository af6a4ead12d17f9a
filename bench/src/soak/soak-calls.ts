import { boardPins, createBoard, getBoard, pickerBoards } from '@tessera/contracts/calls/boards'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { getNotifications } from '@tessera/contracts/calls/notifications'
import { createPin, getPin, hidePin, savePin, updatePin } from '@tessera/contracts/calls/pins'
import { relatedPins } from '@tessera/contracts/calls/related'
import { searchPins, typeahead } from '@tessera/contracts/calls/search'
import type { Pin } from '@tessera/contracts/entities/pin'
import { type Caller, newIdeas, newMember } from './soak-caller.ts'
import { pictureOf } from './soak-picture.ts'

const members = 12
const ideasEach = 8
const subjects = ['kitchen', 'garden', 'lamp', 'sourdough', 'bicycle', 'linen', 'harbour', 'fern']
const kinds = ['small', 'green', 'wooden', 'quiet', 'winter', 'striped', 'folding', 'painted']

/** Calls as people make them, one after the other. */
export interface Mix {
  next(): Promise<void>
  failed(): number
}

interface Member {
  readonly person: Caller
  boardId: string
  boards: number
}

const titleOf = (at: number): string =>
  `${kinds[at % kinds.length]} ${subjects[(at >> 3) % subjects.length]} ${at}`

/** Signs people up, gives them boards with ideas, and makes ready to call. */
export async function startMix(origin: string): Promise<Mix> {
  const people: Member[] = []
  const ideas: string[] = []
  for (let at = 0; at < members; at += 1) {
    const person = await newMember(origin, `mixed${at}x${Date.now()}`)
    const titles = Array.from({ length: ideasEach }, (_, idea) => titleOf(at * ideasEach + idea))
    ideas.push(...(await newIdeas(person, 'Own ideas', titles)))
    const { id } = await person.done(createBoard, { name: 'Saved 0' })
    people.push({ person, boardId: id, boards: 1 })
  }
  return mixOf(people, ideas)
}

function mixOf(people: readonly Member[], ideas: string[]): Mix {
  let [turn, failed] = [0, 0]
  // The same calls in the same order each time, with steps that share no divisor with the lengths.
  const some = <Item>(items: readonly Item[], step: number): Item => {
    const item = items[(turn * step) % items.length]
    if (item === undefined) throw new Error('There is nothing to choose from.')
    return item
  }
  const wheel = kindsOfCalls.flatMap(({ share, make }) => Array.from({ length: share }, () => make))
  return {
    failed: () => failed,
    next: async () => {
      turn += 1
      const make = some(wheel, 37)
      const idea = some(ideas, 53)
      const done = await make({ member: some(people, 7), idea, turn, ideas })
      if (!done) failed += 1
    },
  }
}

interface Turn {
  readonly member: Member
  readonly idea: string
  readonly turn: number
  /** All that there are; what is made anew comes in. */
  readonly ideas: string[]
}

type Make = (turn: Turn) => Promise<boolean>

const fine = ({ status }: { readonly status: number }): boolean => status < 400

const readFeed: Make = async ({ member: { person } }) => {
  const first = await person.call(homeFeed, {})
  if (first.bookmark === null) return fine(first)
  return fine(await person.call(homeFeed, { bookmark: first.bookmark }))
}

const lookAt: Make = async ({ member: { person }, idea }) => {
  const { data } = await person.call(getPin, { id: idea })
  const source = pictureIn(data)
  return data !== null && (source === undefined || (await person.get(source)) === 200)
}

const pictureIn = (pin: Pin | null): string | undefined => pin?.images['236x']?.url

const save: Make = async ({ member, idea }) =>
  fine(await member.person.call(savePin, { board_id: member.boardId, pin_id: idea }))

const newBoard: Make = async ({ member }) => {
  const { data } = await member.person.call(createBoard, { name: `Saved ${member.boards}` })
  if (data === null) return false
  member.boards += 1
  member.boardId = data.id
  return true
}

const newPin: Make = async ({ member: { person, boardId }, turn, ideas }) => {
  const title = titleOf(turn)
  const picture = { image_base64: pictureOf(turn) }
  const { data } = await person.call(createPin, { board_id: boardId, title, ...picture })
  if (data !== null) ideas.push(data.id)
  return data !== null
}

const edit: Make = async ({ member: { person }, idea, turn }) => {
  // Most belong to somebody else, who alone may change them.
  const { status } = await person.call(updatePin, { id: idea, title: titleOf(turn) })
  return status < 500
}

/** The calls of the soak, with their share out of 101. */
const kindsOfCalls: readonly { readonly share: number; readonly make: Make }[] = [
  { share: 24, make: readFeed },
  { share: 14, make: lookAt },
  {
    share: 8,
    make: async ({ member: { person }, idea }) =>
      fine(await person.call(relatedPins, { pin_id: idea })),
  },
  {
    share: 9,
    make: async ({ member: { person, boardId } }) =>
      fine(await person.call(boardPins, { board_id: boardId })),
  },
  {
    share: 4,
    make: async ({ member: { person, boardId } }) =>
      fine(await person.call(getBoard, { board_id: boardId })),
  },
  {
    share: 8,
    make: async ({ member: { person }, turn }) =>
      fine(await person.call(searchPins, { query: titleOf(turn).replace(/ \d+$/, '') })),
  },
  {
    share: 7,
    make: async ({ member: { person }, turn }) =>
      fine(await person.call(typeahead, { term: titleOf(turn).slice(0, 1 + (turn % 4)) })),
  },
  { share: 5, make: async ({ member: { person } }) => fine(await person.call(pickerBoards, {})) },
  {
    share: 4,
    make: async ({ member: { person } }) => fine(await person.call(getNotifications, {})),
  },
  { share: 4, make: async ({ member: { person } }) => (await person.get('/')) < 500 },
  { share: 9, make: save },
  { share: 2, make: newBoard },
  { share: 1, make: newPin },
  { share: 1, make: edit },
  {
    share: 1,
    make: async ({ member: { person }, idea }) =>
      (await person.call(hidePin, { pin_id: idea })).status < 500,
  },
]
