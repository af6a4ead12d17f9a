const megabyte = 1024 * 1024

/** The limits of one reading on its thread. */
export interface ReaderLimits {
  /** The processor time of its thread. */
  readonly milliseconds: number
  /** The time that it runs for, where the processor time can't be asked for: on a busy machine too. */
  readonly runningMilliseconds: number
  readonly heapMegabytes: number
  readonly outputBytes: number
}

/** The limits of one reading in the product. */
export const readerLimits: ReaderLimits = {
  milliseconds: 10_000,
  runningMilliseconds: 60_000,
  heapMegabytes: 256,
  outputBytes: 50 * megabyte,
}

/** The limits of a whole input; the rest is refused, or counted as left out. */
export const inputBudgets = {
  /** Folders or elements within each other. */
  depth: 32,
  /** Bookmarks, items of a feed, pins of an export. */
  entries: 50_000,
  /** Characters of one text among the entries. */
  text: 20_000,
  /** Cells of a table's row. */
  columns: 500,
  /** Bytes of all that is read of one archive, unpacked. */
  unpackedBytes: 64 * megabyte,
} as const
