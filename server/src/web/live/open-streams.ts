import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { MemberStream } from './member-stream.ts'

/** The open streams of this instance. */
export interface OpenStreams {
  /**
   * Adds a member's newest stream. When there are too many, displaces the oldest of the same browser, or
   * of the browser that has the most.
   */
  add(stream: MemberStream): void
  remove(stream: MemberStream): void
  all(): readonly MemberStream[]
}

const mostInOneBrowser = (streams: readonly MemberStream[]): readonly MemberStream[] =>
  [...Map.groupBy(streams, ({ sessionId }) => sessionId).values()].reduce((most, some) =>
    some.length > most.length ? some : most,
  )

/** Keeps open streams by member, oldest first; one timer sends heartbeats while there are any. */
export function openStreams(beat: {
  readonly milliseconds: number
  readonly each: (streams: readonly MemberStream[]) => void
}): OpenStreams {
  const byMember = new Map<UserId, Set<MemberStream>>()
  let beating: ReturnType<typeof setInterval> | undefined
  const of = (userId: UserId) => [...(byMember.get(userId) ?? [])]
  const all = () => [...byMember.values()].flatMap((streams) => [...streams])
  return {
    add(stream) {
      const { userId, sessionId } = stream
      const here = of(userId).filter((other) => other.sessionId === sessionId)
      if (here.length >= limits.liveStreams) here[0]?.displace()
      else if (of(userId).length >= limits.liveStreamsOfMember)
        mostInOneBrowser(of(userId))[0]?.displace()
      byMember.set(userId, (byMember.get(userId) ?? new Set()).add(stream))
      beating ??= setInterval(() => beat.each(all()), beat.milliseconds)
    },
    remove(stream) {
      const streams = byMember.get(stream.userId)
      streams?.delete(stream)
      if (streams?.size === 0) byMember.delete(stream.userId)
      if (byMember.size > 0) return
      clearInterval(beating)
      beating = undefined
    },
    all,
  }
}
