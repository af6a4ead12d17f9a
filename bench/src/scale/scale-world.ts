import { drawsOf, type MadeIdea, madeIdea, skewed } from './made-idea.ts'
import { fillers, rooms, type Thing, things } from './scale-words.ts'

/** The size of a made-up world. Its pins are numbered from 1; the odd ones are ideas, and the others saves of them. */
export interface ScaleWorld {
  readonly pins: number
  readonly people: number
  readonly boards: number
}

/** Members whose lists are read: they have saved as much in a small world as in a large one. */
export const readers = { people: 16, boardsEach: 4, savesEach: 12 } as const

/** Pins that have each of these things, in a small world as in a large one. */
const rareEach = 6
const rareThings: readonly Thing[] = [
  'quaxolith',
  'brimvale',
  'zorrentine',
  'phlostrup',
  'wexmandle',
  'gryphoul',
  'ostrival',
  'tulbrix',
].map((name) => ({ name }))

const boardsEach = 8
const secretEvery = 20

/** Returns the proportions of a world with this many pins. */
export function scaleWorldOf(pins: number): ScaleWorld {
  const people = Math.max(100, Math.round(pins / 100))
  return { pins, people, boards: people * boardsEach }
}

/** Returns the owner of a board. */
export const ownerOf = ({ people }: ScaleWorld, board: number): number => 1 + ((board - 1) % people)

export const isSecret = (board: number): boolean => board % secretEvery === 3

/** The subject that most pins of a board have; a board may have none. */
interface BoardSubject {
  readonly name: string
  readonly thing: Thing | undefined
}

const subjects = new Map<number, BoardSubject>()

/** Returns what a board is about. */
export function subjectOfBoard(board: number): BoardSubject {
  const kept = subjects.get(board)
  if (kept !== undefined) return kept
  const draw = drawsOf(-board)
  const kind = draw()
  const thing = kind < 0.7 ? things[skewed(draw(), things.length)] : undefined
  const place = rooms[skewed(draw(), rooms.length)]?.name ?? ''
  const name = thing?.name ?? (kind < 0.9 ? place : (fillers[skewed(draw(), fillers.length)] ?? ''))
  const subject = { name: `${name} ${board}`, thing }
  subjects.set(board, subject)
  return subject
}

/** The largest boards belong to people who read nothing. */
const boardFor = ({ boards }: ScaleWorld, drawn: number): number => boards - skewed(drawn, boards)

/** The share of a board's pins that have its subject, when it has one. */
const ofSubject = 0.7

/** A pin with its truth and its board. */
export interface ScaleIdea extends MadeIdea {
  readonly number: number
  readonly board: number
}

const isRare = (world: ScaleWorld, number: number): Thing | undefined => {
  const ideas = Math.ceil(world.pins / 2)
  const every = Math.floor(ideas / (rareEach * rareThings.length))
  const at = Math.floor(number / 2)
  return at % every === 0 ? rareThings[(at / every) % rareThings.length] : undefined
}

/** Returns the idea of a number, from the number alone. */
export function ideaAt(world: ScaleWorld, number: number): ScaleIdea {
  const draw = drawsOf(number)
  const board = boardFor(world, draw())
  const { thing } = subjectOfBoard(board)
  const about = isRare(world, number) ?? (draw() < ofSubject ? thing : undefined)
  return { ...madeIdea(number, about), number, board }
}

/** A save of an idea to a board. */
export interface ScaleSave {
  readonly number: number
  readonly idea: number
  readonly board: number
}

/** Chooses the ideas that people save: a few have most of the saves, and boards keep to their subjects. */
export interface Savers {
  note(idea: ScaleIdea): void
  save(number: number): ScaleSave
  /** The saves of those who read, after all others. */
  lastSaves(): readonly ScaleSave[]
}

/** Returns the savers of a world, who know the ideas that were noted so far. */
export function saversOf(world: ScaleWorld): Savers {
  const all: number[] = []
  const byThing = new Map<Thing, number[]>()
  const choose = (board: number, draw: () => number): number => {
    const { thing } = subjectOfBoard(board)
    const own = thing === undefined ? undefined : byThing.get(thing)
    const among = own !== undefined && draw() < ofSubject ? own : all
    return among[skewed(draw(), among.length)] ?? 1
  }
  return {
    note({ number, thing }) {
      all.push(number)
      const own = byThing.get(thing)
      if (own === undefined) byThing.set(thing, [number])
      else own.push(number)
    },
    save(number) {
      const draw = drawsOf(number)
      const board = boardFor(world, draw())
      return { number, board, idea: choose(board, draw) }
    },
    lastSaves() {
      const { people, boardsEach: boards, savesEach } = readers
      return Array.from({ length: people * boards * savesEach }, (_, at) => {
        const [person, place] = [1 + (at % people), Math.floor(at / people) % boards]
        const number = world.pins + 1 + at
        const board = person + place * world.people
        return { number, board, idea: choose(board, drawsOf(number)) }
      })
    },
  }
}

/** A thing that only so few pins have. */
export const rareNames: readonly string[] = rareThings.map(({ name }) => name)
