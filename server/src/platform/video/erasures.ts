import type { Erasure } from './port.ts'

const nothing = new Uint8Array()

/** Writes zeros over a part of a file. */
export const zeros = (at: number, length: number): Erasure => ({ at, length, head: nothing })

/** Overwrites the part of a chunk that an erasure covers. */
function eraseIn(part: Uint8Array, from: number, { at, length, head }: Erasure): void {
  const [first, last] = [Math.max(at, from), Math.min(at + length, from + part.byteLength)]
  if (first >= last) return
  part.fill(0, first - from, last - from)
  const ofHead = head.subarray(Math.max(0, first - at), Math.max(0, last - at))
  part.set(ofHead, first - from)
}

/** Streams a file with parts of it overwritten. Its size and offsets stay the same. */
export function erased(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  erasures: readonly Erasure[],
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const sorted = erasures.toSorted((one, other) => one.at - other.at)
  let from = 0
  let next = 0
  return body.pipeThrough(
    new TransformStream({
      transform(sent: Uint8Array<ArrayBuffer>, controller) {
        const part = sent.slice()
        const end = from + part.byteLength
        for (let each = next; each < sorted.length; each += 1) {
          const erasure = sorted[each]
          if (erasure === undefined || erasure.at >= end) break
          eraseIn(part, from, erasure)
          if (each === next && erasure.at + erasure.length <= end) next += 1
        }
        from = end
        controller.enqueue(part)
      },
    }),
  )
}
