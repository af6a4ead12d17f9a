import { setTimeout as rest } from 'node:timers/promises'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { followUser, unfollowUser } from '@tessera/contracts/calls/follows'
import { userFollowers } from '@tessera/contracts/calls/users'
import { encodeInput } from '@tessera/contracts/calls/wire'
import { Envelope } from '@tessera/contracts/envelope'
import { z } from '@tessera/contracts/schema'
import { type Caller, callerAt } from './soak-caller.ts'

/** The answers that people met. */
export interface Met {
  /** Answers by status; `broken` are those that never came. */
  readonly statuses: Map<number | 'broken', number>
  /** Reads that lacked what their sender had been told was written, and what the primary database had. */
  stale: number
  /** Writes that were acknowledged, and that the primary database has not. */
  lost: number
  /** The times at which writes failed first and worked again, in milliseconds. */
  failedAt: number | undefined
  workedAt: number | undefined
  /** The milliseconds that each read took. */
  readonly took: number[]
}

/** Returns an empty record. */
export const nothingMet = (): Met => ({
  statuses: new Map(),
  stale: 0,
  lost: 0,
  failedAt: undefined,
  workedAt: undefined,
  took: [],
})

const count = ({ statuses }: Met, status: number | 'broken') =>
  statuses.set(status, (statuses.get(status) ?? 0) + 1)

/** A position that no server reaches, so that the read goes to the primary database. */
const primaryOnly = { 'X-Written-Position': '9'.repeat(28) }

/** Follows people, and reads each time that they are followed; then unfollows them again. */
export function startFollower(
  { person, id }: { readonly person: Caller; readonly id: string },
  targets: readonly string[],
  met: () => Met,
) {
  let isOver = false
  const isFollowing = async (target: string, headers: Readonly<Record<string, string>> = {}) => {
    const { path } = encodeInput(userFollowers, { user_id: target })
    const began = performance.now()
    const answer = await person.send(path, { headers }).catch(() => undefined)
    count(met(), answer?.status ?? 'broken')
    const text = await answer?.text()
    met().took.push(performance.now() - began)
    if (answer?.status !== 200) return undefined
    const { data } = Envelope.parse(JSON.parse(text ?? '')).resource_response
    return z.parse(userFollowers.output, data).some((each) => each.id === id)
  }
  const write = async (target: string, follows: boolean) => {
    const call = follows ? followUser : unfollowUser
    const came = await person.call(call, { user_id: target }).catch(() => undefined)
    const now = performance.now()
    const record = met()
    count(record, came?.status ?? 'broken')
    const isWritten = came?.status === 200
    if (!isWritten) record.failedAt ??= now
    else if (record.failedAt !== undefined) record.workedAt ??= now
    return isWritten
  }
  const running = (async () => {
    for (let at = 0; !isOver; at += 1) {
      const target = targets[at % targets.length] ?? ''
      const follows = Math.floor(at / targets.length) % 2 === 0
      if (!(await write(target, follows))) {
        await rest(50)
        continue
      }
      if (((await isFollowing(target)) ?? follows) === follows) continue
      // Asked of the primary database: it has what the read lacked, or it was lost with another one.
      if ((await isFollowing(target, primaryOnly)) === follows) met().stale += 1
      else met().lost += 1
    }
  })()
  return async () => {
    isOver = true
    await running
  }
}

/** Reads the home feed as visitors do. */
export function startVisitor(origin: string, addresses: readonly string[], met: () => Met) {
  const visitor = callerAt(origin, addresses)
  let isOver = false
  const running = (async () => {
    while (!isOver) {
      const began = performance.now()
      const came = await visitor.call(homeFeed, {}).catch(() => undefined)
      met().took.push(performance.now() - began)
      count(met(), came?.status ?? 'broken')
      await rest(came?.status === 200 ? 5 : 50)
    }
  })()
  return async () => {
    isOver = true
    await running
  }
}
