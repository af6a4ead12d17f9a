import { zeros } from './erasures.ts'
import type { Look } from './looking.ts'
import { type Box, boxesOf, type Unfit } from './mp4-boxes.ts'
import { removedSamples } from './mp4-samples.ts'
import type { Erasure } from './port.ts'

// Lists what may stay, because cameras and editors keep inventing boxes for the location of a film.
// Everything else becomes a `free` box of the same length.

type Plan = { readonly [type: string]: 'keep' | 'times' | 'name' | 'entries' | 'track' | Plan }

const tables = [
  'stts',
  'ctts',
  'cslg',
  'stss',
  'stsc',
  'stsz',
  'stz2',
  'stco',
  'co64',
  'stps',
  'sdtp',
  'sbgp',
  'sgpd',
  'subs',
  'saiz',
  'saio',
  'senc',
  'stsh',
  'padb',
  'stdp',
]
const kept = (types: readonly string[]): Plan =>
  Object.fromEntries(types.map((each) => [each, 'keep']))

const track: Plan = {
  tkhd: 'times',
  edts: kept(['elst']),
  tapt: kept(['clef', 'prof', 'enof']),
  mdia: {
    mdhd: 'times',
    hdlr: 'name',
    elng: 'keep',
    minf: {
      ...kept(['vmhd', 'smhd', 'nmhd']),
      hdlr: 'name',
      dinf: kept(['dref']),
      stbl: { stsd: 'entries', ...kept(tables) },
    },
  },
}

const fragment = ['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'senc', 'sdtp']

const file: Plan = {
  ...kept(['ftyp', 'styp', 'mdat', 'sidx', 'ssix', 'mfra', 'pdin']),
  moov: { mvhd: 'times', trak: 'track', mvex: kept(['mehd', 'trex', 'leva']), iods: 'keep' },
  moof: { mfhd: 'keep', traf: kept(fragment) },
}

const free = new TextEncoder().encode('free')

/** Turns a box into a free one of the same length. */
function* freed({ head, start, end }: Box): Generator<Erasure> {
  yield { at: head + 4, length: 4, head: free }
  yield zeros(start, end - start)
}

/** Turns bytes that are no box into a free one, if there is room for its header. */
function rest({ head, end }: Box): Erasure {
  const length = end - head
  if (length < 8 || length >= 2 ** 32) return zeros(head, length)
  const box = new Uint8Array(8)
  new DataView(box.buffer).setUint32(0, length)
  box.set(free, 4)
  return { at: head, length, head: box }
}

const nameAt = 24
const entriesAt = 8
const compressorAt = 50
const compressorLength = 32
const entriesMost = 16

/** The encoder's name is in each description of a picture's coding. */
async function* compressors(look: Look, { start, end }: Box): AsyncGenerator<Erasure> {
  let seen = 0
  for await (const entry of boxesOf(look, start + entriesAt, end)) {
    seen += 1
    if (entry.type === 'rest' || seen > entriesMost) return
    if (entry.end - entry.head >= compressorAt + compressorLength + 4)
      yield zeros(entry.head + compressorAt, compressorLength)
  }
}

/** The creation time; zeros say that it's unknown. */
async function timesOf(look: Look, { start, end }: Box): Promise<Erasure> {
  const version = (await look(start, 1))?.getUint8(0)
  return zeros(start + 4, Math.max(0, Math.min(version === 1 ? 16 : 8, end - start - 4)))
}

/** Yields the erasures in a container's boxes; `onTrack` yields those of a track. */
async function* walked(
  look: Look,
  given: {
    readonly start: number
    readonly end: number
    readonly plan: Plan
    readonly isVideo: boolean
  },
  onTrack: (box: Box) => AsyncGenerator<Erasure>,
): AsyncGenerator<Erasure> {
  for await (const box of boxesOf(look, given.start, given.end)) {
    const does = Object.hasOwn(given.plan, box.type) ? given.plan[box.type] : undefined
    if (box.type === 'rest') yield rest(box)
    else if (does === undefined) yield* freed(box)
    else if (does === 'times') yield timesOf(look, box)
    else if (does === 'name')
      yield zeros(box.start + nameAt, Math.max(0, box.end - box.start - nameAt))
    else if (does === 'entries') {
      if (given.isVideo) yield* compressors(look, box)
    } else if (does === 'track') yield* onTrack(box)
    else if (does !== 'keep') yield* walked(look, { ...given, ...box, plan: does }, onTrack)
  }
}

const shown = new Set(['vide', 'soun', 'auxv'])

/** Finds what to erase so that an MP4 or MOV reveals neither place nor time of its making. */
export async function* mp4Erasures(
  looks: () => Look,
  size: number,
): AsyncGenerator<Erasure | Unfit> {
  const look = looks()
  const removed = removedSamples(looks, size)
  async function* onTrack(box: Box): AsyncGenerator<Erasure> {
    const handler = await removed.handlerOf(box)
    if (shown.has(handler))
      yield* walked(look, { ...box, plan: track, isVideo: handler !== 'soun' }, onTrack)
    else {
      // A track of positions, or of subtitles that a drone writes them into: its samples are erased
      // too.
      yield* removed.samplesOf(box)
      yield* freed(box)
    }
  }
  yield* walked(look, { start: 0, end: size, plan: file, isVideo: false }, onTrack)
  if (await removed.areInFragments()) yield 'unfit'
}
