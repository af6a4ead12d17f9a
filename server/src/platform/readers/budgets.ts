const megabyte = 1024 * 1024

/** What one reading may take of its thread. */
export interface ReaderLimits {
  /** The processor time of its thread. */
  readonly milliseconds: number
  /** The time that it runs for, where the processor time can't be asked for: on a busy machine too. */
  readonly runningMilliseconds: number
  readonly heapMegabytes: number
  readonly outputBytes: number
}

/** What one reading may take of its thread in the product. */
export const readerLimits: ReaderLimits = {
  milliseconds: 10_000,
  runningMilliseconds: 60_000,
  heapMegabytes: 256,
  outputBytes: 50 * megabyte,
}

/** What a whole input may have; what is beyond is refused, or counted as left out. */
export const inputBudgets = {
  /** Folders or elements within each other. */
  depth: 32,
  /** Bookmarks, items of a feed, pins of an export. */
  entries: 20_000,
  /** Characters of one text among the entries. */
  text: 20_000,
  /** Cells of a table's row. */
  columns: 500,
  /** Bytes of all that is read of one archive, unpacked. */
  unpackedBytes: 64 * megabyte,
} as const
