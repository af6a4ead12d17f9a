import { AsyncLocalStorage } from 'node:async_hooks'
import type { Clock } from '../clock/port.ts'
import type { Log } from '../log/port.ts'
import { isOfPlan } from './plan-of.ts'
import { type NoteStatement, nameOf, shownText } from './statement-watch.ts'

/** Lines a minute, so that a slow database doesn't fill the log and isn't asked for plans all the time. */
const linesMax = 10
const minute = 60_000
const planMax = 4_000

/**
 * Logs statements that take long: their text without values, the work that they belong to, and their plan. Plans
 * are read one after the other, on a connection that is free.
 */
export function slowStatements(given: {
  readonly milliseconds: number
  readonly log: Log
  readonly clock: Clock
}): NoteStatement {
  const { log } = given
  // Inside of a transaction no other connection may be used, and this one belongs to nobody.
  const outside = AsyncLocalStorage.snapshot()
  let reading: Promise<unknown> = Promise.resolve()
  let since = Number.NEGATIVE_INFINITY
  let lines = 0
  let leftOut = 0
  const mayLog = () => {
    const now = given.clock.now().getTime()
    if (now - since >= minute) {
      since = now
      lines = 0
    }
    lines += 1
    if (lines > linesMax) leftOut += 1
    return lines <= linesMax
  }
  return (statement) => {
    const { text, milliseconds, failure, around, explain } = statement
    if (milliseconds < given.milliseconds || isOfPlan(text) || !mayLog()) return
    const told = {
      statement: nameOf(statement),
      text: shownText(text),
      took_ms: Math.round(milliseconds),
      work: around?.name,
      id: around?.id,
      trace_id: around?.recorded?.traceId,
      failure,
      left_out: leftOut === 0 ? undefined : leftOut,
    }
    leftOut = 0
    outside(() => {
      reading = reading.then(async () => {
        const plan = await explain(text).catch(() => undefined)
        log.warn('statement.slow', { ...told, plan: plan?.slice(0, planMax) })
      })
    })
  }
}
