import { Overloaded } from '../../../platform/database/database-trouble.ts'

/** A piece of work that waits for others to be done with it. */
export interface Piece {
  /** The keys that only one group works on at a time. */
  readonly keys: readonly string[]
  readonly size: number
}

/**
 * Returns the pieces that are worked on next, in the order in which they came: as many as fit, without
 * those whose keys are busy. A piece that has to wait holds its keys, so that later ones don't overtake
 * it for ever.
 */
export function nextGroup<Each extends Piece>(
  waiting: readonly Each[],
  busy: ReadonlySet<string>,
  sizeMax: number,
): readonly Each[] {
  const held = new Set(busy)
  const group: Each[] = []
  let size = 0
  for (const piece of waiting) {
    const fits = group.length === 0 || size + piece.size <= sizeMax
    if (fits && piece.keys.every((key) => !held.has(key))) {
      group.push(piece)
      size += piece.size
    } else for (const key of piece.keys) held.add(key)
  }
  return group
}

/** The limits and the work of a gatherer. */
export interface GatherOptions<Item, Result> {
  pieceOf(item: Item): Piece
  /** Works on several items at once, on all or none; returns a result for each, in their order. */
  work(items: readonly Item[]): Promise<readonly Result[]>
  /** The most that one group holds, and that waits. */
  readonly sizeMax: number
  readonly waitingMax: number
}

interface Waiting<Item, Result> extends Piece {
  readonly item: Item
  resolve(result: Result): void
  reject(cause: unknown): void
}

/**
 * Gathers work: what comes while a group with the same keys is at work is done together in the next
 * group. Nothing waits for others to come. When a group fails, each of its items is tried alone, so that
 * one that can't be done fails nobody else.
 */
export function gatherer<Item, Result>(
  options: GatherOptions<Item, Result>,
): (item: Item) => Promise<Result> {
  const { pieceOf, work, sizeMax, waitingMax } = options
  const busy = new Set<string>()
  let waiting: readonly Waiting<Item, Result>[] = []

  const done = async (group: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await work(group.map(({ item }) => item))
      for (const [at, each] of group.entries()) {
        const result = results[at]
        if (result === undefined) each.reject(new Error('A piece of work has no result.'))
        else each.resolve(result)
      }
    } catch (cause) {
      const [first, second] = group
      if (second === undefined) first?.reject(cause)
      else for (const each of group) await done([each])
    }
  }

  const start = (): void => {
    const group = nextGroup(waiting, busy, sizeMax)
    if (group.length === 0) return
    const taken = new Set(group)
    waiting = waiting.filter((each) => !taken.has(each))
    const keys = group.flatMap((each) => each.keys)
    for (const key of keys) busy.add(key)
    void done(group).then(() => {
      for (const key of keys) busy.delete(key)
      start()
    })
    start()
  }

  return (item) =>
    new Promise((resolve, reject) => {
      const piece = pieceOf(item)
      const size = waiting.reduce((sum, each) => sum + each.size, piece.size)
      if (size > waitingMax) {
        reject(new Overloaded(`More than ${waitingMax} wait to be done.`))
        return
      }
      waiting = [...waiting, { ...piece, item, resolve, reject }]
      start()
    })
}
