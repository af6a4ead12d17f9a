import type { Look } from './looking.ts'

/**
 * An element of a WebM and the offset of its header; without an id when what is left is no element.
 */
export interface Element {
  readonly id: number | undefined
  readonly head: number
  readonly start: number
  readonly end: number
  /** True for an element of unknown length, which is read as its children. */
  readonly isOpen: boolean
}

/** Reads a number whose first byte tells by its leading zeros how many bytes follow. */
export async function numberAt(look: Look, at: number, most: number, keepsMark: boolean) {
  const first = (await look(at, 1))?.getUint8(0)
  if (first === undefined) return undefined
  const length = Math.clz32(first) - 23
  const view = length <= most ? await look(at, length) : undefined
  if (view === undefined) return undefined
  let value = keepsMark ? first : first & (0xff >> length)
  let allOnes = value === 0xff >> length
  for (let next = 1; next < length; next += 1) {
    const byte = view.getUint8(next)
    value = value * 256 + byte
    allOnes &&= byte === 0xff
  }
  return { value, length, allOnes }
}

/**
 * Returns the elements in a part of a file, up to its last byte. An element of unknown length goes
 * to the end; an element with the id `open` is returned as its header, followed by its children.
 */
export async function* elementsOf(
  look: Look,
  start: number,
  end: number,
  open?: number,
): AsyncGenerator<Element> {
  let at = start
  while (at < end) {
    const id = await numberAt(look, at, 4, true)
    const size = id && (await numberAt(look, at + id.length, 8, false))
    const from = at + (id?.length ?? 0) + (size?.length ?? 0)
    if (id === undefined || size === undefined || from > end) {
      yield { id: undefined, head: at, start: at, end, isOpen: false }
      return
    }
    const isOpen = size.allOnes && id.value === open
    const to = isOpen ? from : size.allOnes ? end : Math.min(from + size.value, end)
    yield { id: id.value, head: at, start: from, end: to, isOpen }
    at = to
  }
}
