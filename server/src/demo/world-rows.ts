import { BoardId, MediaId, PinId, SectionId, UserId } from '@tessera/contracts/ids'
import { nameKeyOf } from '../domains/boards/rules.ts'
import type { boards, sections } from '../domains/boards/tables.ts'
import type { users } from '../domains/identity/tables.ts'
import type { media } from '../domains/media/tables.ts'
import { rankOf } from '../domains/pins/rules.ts'
import type { pins } from '../domains/pins/tables.ts'
import type { follows } from '../domains/users/tables.ts'
import type { Ids } from '../platform/ids/port.ts'
import type { demoWorld } from './content/world.ts'
import { chanceOf } from './world-chance.ts'
import { saveRows } from './world-saves.ts'

type World = typeof demoWorld
type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert']
type PinRow = Row<typeof pins>

/** A picture of the demo world as it is kept, without its id and time. */
export type KeptPicture = Pick<
  Row<typeof media>,
  'sha' | 'width' | 'height' | 'dominantColor' | 'sizes'
>

/** What the rows are made from beside the world itself. */
export interface Making {
  readonly ids: Ids
  readonly now: Date
  readonly passwordHashes: readonly string[]
  /** One for each pin, in the world's order. */
  readonly pictures: readonly KeptPicture[]
}

/** Every row of the demo world. */
export interface WorldRows {
  readonly users: readonly Row<typeof users>[]
  readonly boards: readonly Row<typeof boards>[]
  readonly sections: readonly Row<typeof sections>[]
  readonly media: readonly Row<typeof media>[]
  readonly pins: readonly PinRow[]
  readonly follows: readonly Row<typeof follows>[]
}

const day = 86_400_000
const worldDays = 60

/** Makes the demo world's rows; the same world gives the same rows, but for ids and times. */
export function worldRows(world: World, making: Making): WorldRows {
  const people = peopleRows(world, making)
  const places = boardRows(world, making, people)
  const originals = originalRows(world, making, people, places)
  const saves = saveRows(world, making, places, originals.pins)
  const all = counted([...originals.pins, ...saves], places)
  return {
    users: people,
    boards: all.boards,
    sections: all.sections,
    media: originals.media,
    pins: all.pins,
    follows: followRows(people, making.now),
  }
}

function peopleRows(world: World, { ids, now, passwordHashes }: Making) {
  return world.people.map((person, index) => ({
    id: UserId.parse(ids.next()),
    email: person.email,
    username: person.username,
    fullName: person.name,
    firstName: person.kind === 'business' ? person.name : (person.name.split(' ')[0] ?? ''),
    about: person.about,
    passwordHash: passwordHashes[index] ?? '',
    birthday: '1990-05-17',
    isPartner: person.kind === 'business',
    isVerifiedMerchant: person.kind === 'business',
    createdAt: new Date(now.getTime() - (worldDays + 30) * day),
    firstSavedAt: new Date(now.getTime() - worldDays * day),
  }))
}

type PeopleRows = ReturnType<typeof peopleRows>

function idOf(people: PeopleRows, username: string): UserId {
  const person = people.find((row) => row.username === username)
  if (person === undefined) throw new Error(`The demo world has no '${username}'.`)
  return person.id
}

function boardRows(world: World, { ids, now }: Making, people: PeopleRows) {
  const createdAt = new Date(now.getTime() - (worldDays + 10) * day)
  return world.boards.map((board) => {
    const id = BoardId.parse(ids.next())
    return {
      board: {
        id,
        ownerId: idOf(people, board.owner),
        name: board.name,
        nameKey: nameKeyOf(board.name),
        slug: board.slug,
        privacy: board.secret ? ('secret' as const) : ('public' as const),
        description: board.description,
        createdAt,
      },
      sections: board.sections.map((title) => ({
        id: SectionId.parse(ids.next()),
        boardId: id,
        title,
        slug: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
        createdAt,
      })),
    }
  })
}

type BoardRows = ReturnType<typeof boardRows>

function originalRows(world: World, making: Making, people: PeopleRows, places: BoardRows) {
  const { ids, now, pictures } = making
  const made = world.pins
    .map((pin, index) => ({
      pin,
      picture: pictures[index],
      age: chanceOf(pin, 0) * worldDays * day,
    }))
    .toSorted((one, other) => other.age - one.age)
    .map(({ pin, picture, age }) => {
      if (picture === undefined) throw new Error(`The demo pin '${pin.title}' has no picture.`)
      const createdAt = new Date(now.getTime() - age)
      const place = places.find(({ board }) => board.slug === pin.board)
      if (place === undefined) throw new Error(`The demo world has no board '${pin.board}'.`)
      const id = PinId.parse(ids.next())
      const mediaId = MediaId.parse(ids.next())
      const ownerId = idOf(people, pin.creator)
      const row: PinRow = {
        id,
        originId: id,
        boardId: place.board.id,
        sectionId: place.sections.find(({ title }) => title === pin.section)?.id ?? null,
        pinnerId: ownerId,
        mediaId,
        title: pin.title,
        description: pin.description,
        link: pin.link,
        method: 'pinbuilder',
        priceAmount: pin.priceCents ?? null,
        priceCurrency: pin.priceCents === undefined ? null : 'USD',
        createdAt,
        listed: place.board.privacy === 'public',
        rank: rankOf(createdAt, 0),
      }
      return { row, media: { ...picture, id: mediaId, ownerId, createdAt } }
    })
  return { pins: made.map(({ row }) => row), media: made.map((each) => each.media) }
}

function counted(all: readonly PinRow[], places: BoardRows) {
  const saves = Map.groupBy(
    all.filter(({ id, originId }) => id !== originId),
    ({ originId }) => originId,
  )
  const pinsOf = Map.groupBy(all, ({ boardId }) => boardId)
  return {
    pins: all.map((pin) => {
      const saveCount = pin.id === pin.originId ? (saves.get(pin.id)?.length ?? 0) : 0
      return saveCount === 0 ? pin : { ...pin, saveCount, rank: rankOf(pin.createdAt, saveCount) }
    }),
    boards: places.map(({ board }) => {
      const own = pinsOf.get(board.id) ?? []
      const times = own.map(({ createdAt }) => createdAt.getTime())
      const lastPinnedAt = times.length === 0 ? null : new Date(Math.max(...times))
      return { ...board, pinCount: own.length, lastPinnedAt }
    }),
    sections: places.flatMap(({ board, sections: parts }) =>
      parts.map((part) => ({
        ...part,
        pinCount: (pinsOf.get(board.id) ?? []).filter(({ sectionId }) => sectionId === part.id)
          .length,
      })),
    ),
  }
}

/** Everybody follows those two places on, and all follow the businesses. */
function followRows(people: PeopleRows, now: Date) {
  return people.flatMap((follower, index) =>
    people
      .filter(
        (followed, place) =>
          followed.id !== follower.id && (followed.isPartner || (index + place) % 3 === 0),
      )
      .map((followed) => ({ followerId: follower.id, followedId: followed.id, createdAt: now })),
  )
}
