/** Statuses in a list, from good to bad. 'ok' overrules reports by members. */
export const flagStatuses = ['ok', 'suspicious', 'porn', 'blocked'] as const

export type FlagStatus = (typeof flagStatuses)[number]

/** True when a status is worse than another. */
export const isWorse = (one: FlagStatus, other: FlagStatus): boolean =>
  flagStatuses.indexOf(one) > flagStatuses.indexOf(other)

/** The source of the list that people who look after the product keep. */
export const houseSource = 'house'

/** Sources of lists that are fetched begin so. */
export const fetchedPrefix = 'fetched:'

/** A list's entry about one of a link's domains. */
export interface ListedFlag {
  readonly domain: string
  readonly source: string
  readonly status: FlagStatus
  readonly reason: string | null
}

/**
 * Returns the entries that count. Of the house's own, the one for the nearest domain does, so that it may allow a
 * subdomain of what it blocks. No fetched list overrides what the house allows.
 */
export function countedFlags(flags: readonly ListedFlag[]): readonly ListedFlag[] {
  const isHouse = ({ source }: ListedFlag) => source === houseSource
  const nearest = flags
    .filter(isHouse)
    .reduce<ListedFlag | undefined>(
      (so, flag) => (so === undefined || flag.domain.length > so.domain.length ? flag : so),
      undefined,
    )
  if (nearest === undefined) return flags
  const others = flags.filter(
    (flag) => !isHouse(flag) && (nearest.status !== 'ok' || !flag.source.startsWith(fetchedPrefix)),
  )
  return [nearest, ...others]
}
