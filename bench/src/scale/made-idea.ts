import { adjectives, colors, fillers, materials, rooms, type Thing, things } from './scale-words.ts'

/** The subject of a made-up pin, known because it was made from this. */
export interface Truth {
  readonly thing: Thing
  /** The color of its picture: one that the title says of a room is no color of the thing. */
  readonly color: string
  readonly material: string | undefined
  readonly room: string | undefined
  readonly adjective: string | undefined
}

/** A made-up pin with its truth. */
export interface MadeIdea extends Truth {
  readonly title: string
  readonly description: string
  readonly hex: string
  readonly isGerman: boolean
}

/** Draws numbers from 0 to 1 that depend on the seed alone. */
export function drawsOf(seed: number): () => number {
  let state = Math.imul(seed ^ 0x9e_37_79_b9, 0x85_eb_ca_6b) | 0
  return () => {
    state = (state + 0x9e_37_79_b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21_f0_aa_ad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x73_5a_2d_97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296
  }
}

/** Draws a place of a list so that the one at place n is drawn 1 / n times as often as the first. */
export const skewed = (drawn: number, length: number): number =>
  Math.min(length - 1, Math.floor((length + 1) ** drawn) - 1)

function skewedOf<Item>(drawn: number, items: readonly Item[]): Item {
  const item = items[skewed(drawn, items.length)]
  if (item === undefined) throw new Error('There is nothing to draw from.')
  return item
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Pins of which one is German. */
const germanEvery = 8

/** The parts that a title is put together from. */
interface Drawn {
  readonly thing: Thing
  readonly other: Thing
  readonly color: (typeof colors)[number]
  readonly material: (typeof materials)[number]
  readonly room: (typeof rooms)[number]
  readonly adjective: string
}

type Titled = Omit<Truth, 'thing' | 'color'> & {
  readonly title: string
  /** The color that the title says of the thing, which its picture has then, too. */
  readonly color?: string
}

const none = { material: undefined, room: undefined, adjective: undefined }

/** Titles with what they say of their thing, in English; some mention what it is not. */
const english: readonly ((drawn: Drawn) => Titled)[] = [
  ({ thing, color, material }) => ({
    ...none,
    title: `${color.name} ${material.name} ${thing.name}`,
    color: color.name,
    material: material.name,
  }),
  ({ thing, color, room }) => ({
    ...none,
    title: `${thing.name} for a ${color.name} ${room.name}`,
    room: room.name,
  }),
  ({ thing, other, material }) => ({
    ...none,
    title: `${material.name} ${thing.name} with a ${other.name}`,
    material: material.name,
  }),
  ({ thing, adjective, room }) => ({
    ...none,
    title: `${adjective} ${thing.name} in the ${room.name}`,
    adjective,
    room: room.name,
  }),
  ({ thing, other, color }) => ({
    ...none,
    title: `${color.name} ${thing.name} beside a ${other.name}`,
    color: color.name,
  }),
  ({ thing, adjective }) => ({ ...none, title: `${adjective} ${thing.name} ideas`, adjective }),
  ({ thing, color, room }) => ({
    ...none,
    title: `${room.name} ${thing.name}, ${color.name}`,
    color: color.name,
    room: room.name,
  }),
]

const german: readonly ((drawn: Drawn) => Titled)[] = [
  ({ thing, color }) => ({
    ...none,
    title: `${thing.german} in ${color.german}`,
    color: color.name,
  }),
  ({ thing, material, room }) => ({
    ...none,
    title: `${thing.german} aus ${material.german} für ${room.german}`,
    material: material.name,
    room: room.name,
  }),
]

/** Other words of a description; most are of no use to anybody's search. */
const fillersEach = 5

/**
 * Makes the pin of a seed, about a thing or whatever is drawn. Its description mentions another thing half
 * the time, as those of people do.
 */
export function madeIdea(seed: number, about?: Thing): MadeIdea {
  const draw = drawsOf(~seed)
  const drawnThing = skewedOf(draw(), things)
  const thing = about ?? drawnThing
  const drawn: Drawn = {
    thing,
    other: skewedOf(draw(), things),
    color: skewedOf(draw(), colors),
    material: skewedOf(draw(), materials),
    room: skewedOf(draw(), rooms),
    adjective: skewedOf(draw(), adjectives),
  }
  const isGerman = thing.german !== undefined && seed % germanEvery === 5
  const patterns = isGerman ? german : english
  const { title, ...said } = patterns[Math.floor(draw() * patterns.length)]?.(drawn) ?? {
    ...none,
    title: thing.name,
  }
  const mentions = draw() < 0.5 ? ` Goes with a ${skewedOf(draw(), things).name}.` : ''
  const words = Array.from({ length: fillersEach }, () => skewedOf(draw(), fillers)).join(' ')
  const tag = draw() < 0.3 ? ` #${thing.name.replaceAll(' ', '')}` : ''
  const pictured = said.color === undefined ? skewedOf(draw(), colors) : drawn.color
  return {
    ...said,
    thing,
    color: pictured.name,
    title: capital(title),
    description: `${capital(words)}.${mentions}${tag}`,
    hex: nearHex(pictured.hex, draw),
    isGerman,
  }
}

/** Returns a color that people would call the same. */
function nearHex(hex: string, draw: () => number): string {
  const near = (at: number) =>
    Math.max(
      0,
      Math.min(255, Number.parseInt(hex.slice(at, at + 2), 16) + Math.round((draw() - 0.5) * 24)),
    )
      .toString(16)
      .padStart(2, '0')
  return `#${near(1)}${near(3)}${near(5)}`
}

/** True when a pin has the thing that somebody searched for. */
export const isThing = ({ thing }: Truth, name: string): boolean =>
  thing.name === name || thing.kindOf === name
