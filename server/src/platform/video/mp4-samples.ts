import { zeros } from './erasures.ts'
import type { Look } from './looking.ts'
import { type Box, boxesOf, boxIn, lettersAt } from './mp4-boxes.ts'
import type { Erasure } from './port.ts'

/** The erased tracks of a film, and where their samples are among the others. */
export interface RemovedSamples {
  handlerOf(track: Box): Promise<string>
  samplesOf(track: Box): AsyncGenerator<Erasure>
  /** True when a fragment holds samples of an erased track; those aren't searched for. */
  areInFragments(): Promise<boolean>
}

interface Span {
  readonly start: number
  readonly end: number
}

interface Tables {
  readonly sizes: Box
  readonly runs: Box
  readonly offsets: Box
}

const uint32 = async (look: Look, at: number, { end }: Span): Promise<number> =>
  at + 4 <= end ? ((await look(at, 4))?.getUint32(0) ?? 0) : 0

async function tablesOf(look: Look, track: Box): Promise<Tables | undefined> {
  const media = await boxIn(look, track, 'mdia')
  const information = media && (await boxIn(look, media, 'minf'))
  const table = information && (await boxIn(look, information, 'stbl'))
  const sizes = table && (await boxIn(look, table, 'stsz'))
  const runs = table && (await boxIn(look, table, 'stsc'))
  const offsets =
    table && ((await boxIn(look, table, 'stco')) ?? (await boxIn(look, table, 'co64')))
  return sizes && runs && offsets && { sizes, runs, offsets }
}

/** Returns the bytes of the next samples; each table is read from start to end. */
function sizeReader(look: Look, sizes: Box): (samples: number) => Promise<number> {
  let at = sizes.start + 12
  return async (samples) => {
    const same = await uint32(look, sizes.start + 4, sizes)
    if (same > 0) return same * samples
    let bytes = 0
    for (let sample = 0; sample < samples && at + 4 <= sizes.end; sample += 1, at += 4)
      bytes += await uint32(look, at, sizes)
    return bytes
  }
}

/** Returns how many samples each chunk has, in order. */
function runReader(look: Look, runs: Box): (chunk: number) => Promise<number> {
  let at = runs.start + 8
  return async (chunk) => {
    while (at + 24 <= runs.end && (await uint32(look, at + 12, runs)) <= chunk) at += 12
    return uint32(look, at + 4, runs)
  }
}

async function* chunksOf(looks: () => Look, tables: Tables): AsyncGenerator<Span> {
  const look = looks()
  const { offsets } = tables
  const [samplesIn, bytesOf] = [runReader(looks(), tables.runs), sizeReader(looks(), tables.sizes)]
  const isLong = offsets.type === 'co64'
  const width = isLong ? 8 : 4
  let chunk = 1
  for (let at = offsets.start + 8; at + width <= offsets.end; at += width, chunk += 1) {
    const high = isLong ? await uint32(look, at, offsets) : 0
    const start = high * 2 ** 32 + (await uint32(look, at + width - 4, offsets))
    yield { start, end: start + (await bytesOf(await samplesIn(chunk))) }
  }
}

/** Finds the samples of erased tracks. Only bytes inside data boxes are ever erased. */
export function removedSamples(looks: () => Look, size: number): RemovedSamples {
  const look = looks()
  const gone = new Set<number>()
  let data: Promise<readonly Span[]> | undefined

  async function dataBoxes(): Promise<readonly Span[]> {
    const found: Span[] = []
    for await (const box of boxesOf(looks(), 0, size)) if (box.type === 'mdat') found.push(box)
    return found
  }

  return {
    async handlerOf(track) {
      const media = await boxIn(look, track, 'mdia')
      const handler = media && (await boxIn(look, media, 'hdlr'))
      return handler === undefined ? '' : lettersAt(look, handler.start + 8)
    },
    async *samplesOf(track) {
      const header = await boxIn(look, track, 'tkhd')
      const isLong = header && (await look(header.start, 1))?.getUint8(0) === 1
      if (header !== undefined)
        gone.add(await uint32(look, header.start + (isLong ? 20 : 12), header))
      const tables = await tablesOf(look, track)
      if (tables === undefined) return
      data ??= dataBoxes()
      for await (const chunk of chunksOf(looks, tables))
        for (const box of await data) {
          const [start, end] = [Math.max(chunk.start, box.start), Math.min(chunk.end, box.end)]
          if (start < end) yield zeros(start, end - start)
        }
    },
    async areInFragments() {
      if (gone.size === 0) return false
      const walk = looks()
      for await (const fragment of boxesOf(walk, 0, size)) {
        if (fragment.type !== 'moof') continue
        for await (const part of boxesOf(walk, fragment.start, fragment.end)) {
          const header = part.type === 'traf' ? await boxIn(walk, part, 'tfhd') : undefined
          if (header && gone.has(await uint32(walk, header.start + 4, header))) return true
        }
      }
      return false
    },
  }
}
