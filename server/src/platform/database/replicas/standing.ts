/** The answer of a server about itself. */
export interface SaidReplica {
  readonly isStandby: boolean
  readonly isPooled: boolean
  readonly bytes: bigint
  /** Its cluster and database. */
  readonly identity: string
}

/** The answer of the primary database after that. */
export interface SaidPrimary {
  readonly timeline: bigint
  readonly bytes: bigint
  readonly identity: string
}

/**
 * Judges whether a server follows the primary database. One that has more than the primary has another history,
 * and after a promotion every one may: it counts again once it has gone beyond where it was, and beyond the first
 * position that is known of the new timeline.
 */
export function createStanding(): {
  /** Returns why the server must not be read, if so. */
  judge(replica: SaidReplica, primary: SaidPrimary): string | undefined
} {
  let timeline: bigint | undefined
  let needed = 0n
  const need = (bytes: bigint) => {
    if (bytes > needed) needed = bytes
  }
  return {
    judge({ isStandby, isPooled, bytes, identity }, primary) {
      if (isPooled) return 'a pooler stands before it'
      if (identity !== primary.identity) return 'it is another database'
      if (!isStandby) return 'it follows no primary: it was promoted'
      if (timeline !== undefined && timeline !== primary.timeline) {
        need(bytes + 1n)
        need(primary.bytes)
      }
      timeline = primary.timeline
      if (bytes > primary.bytes) need(bytes + 1n)
      return bytes < needed ? 'it does not follow the promoted primary yet' : undefined
    },
  }
}
