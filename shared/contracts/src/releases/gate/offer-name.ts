/** A part that a module offers to others, read from its name in the facts: `event events.chosen@1`. */
export interface OfferedPart {
  readonly kind: 'event' | 'request' | 'slot'
  /** The name without its version, as events.chosen. */
  readonly name: string
  readonly version: number
  /** The module that offers it, as events. */
  readonly owner: string
}

/** Returns the name of an offered part in the facts of a build. */
export const offerName = ({ kind, name, version }: Omit<OfferedPart, 'owner'>): string =>
  `${kind} ${name}@${version}`

/** Returns the module that a name belongs to: the word before its first dot. */
export const ownerOf = (name: string): string => name.split('.')[0] ?? ''

const kinds = ['event', 'request', 'slot'] as const

/** Reads the name of an offered part. */
export function readOfferName(part: string): OfferedPart {
  const [first = '', versioned = ''] = part.split(' ')
  const [name = '', version] = versioned.split('@')
  const kind = kinds.find((each) => each === first) ?? 'event'
  return { kind, name, version: Number(version), owner: ownerOf(name) }
}
