import type { Look } from './looking.ts'

/** Refuses a file whose location data can't be erased. */
export type Unfit = 'unfit'

/** A box of an MP4 and the offset of its header; of type 'rest' when what is left is no box. */
export interface Box {
  readonly type: string
  readonly head: number
  readonly start: number
  readonly end: number
}

const letters = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((next) => view.getUint8(at + next)))

/** Returns the boxes in a part of a file, up to its last byte. */
export async function* boxesOf(look: Look, start: number, end: number): AsyncGenerator<Box> {
  let at = start
  while (at < end) {
    const head = at + 8 <= end ? await look(at, 8) : undefined
    const short = head?.getUint32(0) ?? 0
    const long = short === 1 && at + 16 <= end ? await look(at + 8, 8) : undefined
    const headerSize = short === 1 ? 16 : 8
    const size = short === 1 ? Number(long?.getBigUint64(0) ?? 0n) : short || end - at
    if (head === undefined || size < headerSize) {
      yield { type: 'rest', head: at, start: at, end }
      return
    }
    const boxEnd = Math.min(at + size, end)
    yield { type: letters(head, 4), head: at, start: at + headerSize, end: boxEnd }
    at = boxEnd
  }
}

/** Returns the first box of a type inside another; undefined when there is none. */
export async function boxIn(look: Look, parent: Box, type: string): Promise<Box | undefined> {
  for await (const box of boxesOf(look, parent.start, parent.end)) if (box.type === type) return box
  return undefined
}

/** Returns the letters at an offset, such as a handler's type. */
export async function lettersAt(look: Look, at: number): Promise<string> {
  const view = await look(at, 4)
  return view === undefined ? '' : letters(view, 0)
}
