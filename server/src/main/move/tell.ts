/** Thrown when a move can't go on, with the sentence for its operator. */
export class RefusedMove extends Error {}

/** Refuses a move for a fault, if there is one. */
export function refuse(fault: string | undefined): void {
  if (fault !== undefined) throw new RefusedMove(fault)
}

/** Receives what a move does, as lines. */
export type Tell = (text: string) => void

const stepMilliseconds = 5_000

/** Tells the first line after some seconds, and then one every some seconds. */
export function inSteps(tell: Tell): Tell {
  let last = performance.now()
  return (text) => {
    if (performance.now() - last < stepMilliseconds) return
    last = performance.now()
    tell(text)
  }
}

/** A number as people read it. */
export const asNumber = (count: number): string => count.toLocaleString('en-US')

/** Bytes as people read them. */
export const asMegabytes = (bytes: number): string => `${asNumber(Math.ceil(bytes / 1_000_000))} MB`
