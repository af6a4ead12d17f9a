import { decisionId } from '@tessera/contracts/calls/house-ads'
import { AnyId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { positionOf } from '../../../calls/bookmark.ts'
import type { DecisionPlace } from './decisions.ts'
import type { AdPlace } from './queue.ts'

const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3,6}Z$/))

const Queue = z.tuple([z.union([z.literal(0), z.literal(1)]), moment, AnyId])
const Decisions = z.tuple([moment, decisionId])

/** Reads a bookmark of the queue. */
export function queuePlace(bookmark: string | undefined): AdPlace | undefined | 'unreadable' {
  if (bookmark === undefined) return undefined
  return z.safeParse(Queue, positionOf(bookmark)).data ?? 'unreadable'
}

/** Reads a bookmark of the list of decisions. */
export function decisionPlace(
  bookmark: string | undefined,
): DecisionPlace | undefined | 'unreadable' {
  if (bookmark === undefined) return undefined
  return z.safeParse(Decisions, positionOf(bookmark)).data ?? 'unreadable'
}
