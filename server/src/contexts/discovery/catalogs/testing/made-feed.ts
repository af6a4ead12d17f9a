import { brokenLetter, type MadeFaultKind, tableFaults, xmlFaults } from './made-faults.ts'
import { madeGroup, madeProduct } from './made-product.ts'
import { madeFormats } from './made-row.ts'

/** A feed for tests and soaks. */
export interface MadeFeedOptions {
  readonly rows: number
  /** The number of rows with a fault, each kind in turn; at most a third of the rows. */
  readonly faults?: number
  readonly format: keyof typeof madeFormats
  /** The same seed gives the same feed. */
  readonly seed?: string
  /** Returns the address of a product's picture. */
  readonly pictures: (product: number) => string
  readonly shop?: string
  /** One in so many products has another price and stock than without; 0 for none. */
  readonly changedEvery?: number
  /** One in so many products is left out; 0 for none. */
  readonly goneEvery?: number
}

/** A fault that a reader of the feed finds. */
export interface MadeFault {
  readonly row: number
  readonly column: string | null
  readonly fault: MadeFaultKind['fault']
}

/** A feed that is written while it is read, with what a reader finds in it. */
export interface MadeFeed {
  readonly faults: readonly MadeFault[]
  /** The number of rows, and of those without a fault. */
  readonly rows: number
  readonly accepted: number
  /** The number of products among the accepted rows, the sizes of one counted once. */
  readonly products: number
  chunks(): AsyncGenerator<Uint8Array<ArrayBuffer>>
}

interface PlannedRow {
  readonly product: number
  readonly row: number
  readonly kind: MadeFaultKind | undefined
}

/** Decides which products the feed has, and which of them have a fault: never the first. */
function* plannedRows({ rows, faults = 0, format, goneEvery = 0 }: MadeFeedOptions) {
  const kinds = format === 'rss' || format === 'atom' ? xmlFaults : tableFaults
  const apart = faults === 0 ? Number.POSITIVE_INFINITY : Math.floor(rows / faults)
  let row = 0
  for (let product = 1; product <= rows; product += 1) {
    if (goneEvery > 0 && product % goneEvery === 0) continue
    row += 1
    const turn = Math.floor(product / apart) - 1
    const isSpoiled = product % apart === 0 && turn < faults
    yield { product, row, kind: isSpoiled ? kinds[turn % kinds.length] : undefined }
  }
}

/**
 * Makes a feed of so many rows, and says which faults it has in which rows.
 *
 *     const feed = madeFeed({ rows: 100_000, faults: 5_000, format: 'csv', pictures })
 *     const opened = await openFeed({ chunks: feed.chunks(), currency: null })
 */
export function madeFeed(options: MadeFeedOptions): MadeFeed {
  const { format, seed = 'feed', shop = 'https://shop.example', pictures } = options
  const { nameOf, row: written, head, foot } = madeFormats[format]
  const { changedEvery = 0 } = options
  const faults: MadeFault[] = []
  const groups = new Set<string>()
  let [rows, singles] = [0, 0]
  for (const { product, row, kind } of plannedRows(options)) {
    rows = row
    const group = madeGroup(product)
    if (kind !== undefined) {
      const column = kind.column === null ? null : nameOf(kind.column)
      faults.push({ row, column, fault: kind.fault })
    } else if (group === undefined) singles += 1
    else groups.add(group)
  }
  const textOf = ({ product, kind }: PlannedRow): string => {
    const cells = madeProduct(product, { seed, shop, pictures, changedEvery })
    return written({ ...cells, ...kind?.spoil?.(cells, 'P-1') }, kind?.fault)
  }
  return {
    faults,
    rows,
    accepted: rows - faults.length,
    products: singles + groups.size,
    async *chunks() {
      let text = head
      for (const planned of plannedRows(options)) {
        text += textOf(planned)
        if (text.length < 65_536) continue
        yield encoded(text)
        text = ''
      }
      yield encoded(text + foot)
    },
  }
}

const encoder = new TextEncoder()

/** Encodes a text as UTF-8, with a byte that is no letter where the text asks for one. */
function encoded(text: string): Uint8Array<ArrayBuffer> {
  const [first = '', ...rest] = text.split(brokenLetter)
  const bytes = encoder.encode(text)
  let at = encoder.encodeInto(first, bytes).written
  for (const part of rest) {
    bytes[at] = 0xff
    at += 1 + encoder.encodeInto(part, bytes.subarray(at + 1)).written
  }
  return bytes.subarray(0, at)
}
