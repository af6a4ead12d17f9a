import { availableParallelism } from 'node:os'
import { say } from '@tessera/commands/say'
import { type Line, median } from '../measure.ts'
import type { FilledService } from '../service/filled-service.ts'
import { costAt, type MeasuredCosts } from './bill.ts'
import { callsOf, type Mix, mixes } from './mixes.ts'
import type { ModelRequests } from './model-requests.ts'
import { databaseTime, idleTime, ownTime } from './processor-time.ts'

const callsEach = 480
const rounds = 3

/** The seconds of a round of calls, and milliseconds of processors for each call. */
interface Round {
  readonly seconds: number
  readonly instance: number
  readonly database: number
  /** The processors that were not busy with something else. */
  readonly free: number
}

async function runMix(mix: Mix, ask: ModelRequests, worked: () => number): Promise<Round> {
  const calls = callsOf(mix, callsEach).entries()
  const [own, theirs, idle, started] = [ownTime(), worked(), idleTime(), performance.now()]
  const client = async () => {
    for (const [at, call] of calls) await ask(call, at)
  }
  await Promise.all(Array.from({ length: mix.clients }, client))
  const wall = performance.now() - started
  const [instance, database] = [ownTime() - own, worked() - theirs]
  return {
    seconds: wall / 1_000,
    instance: instance / callsEach,
    database: database / callsEach,
    free: (instance + database + idleTime() - idle) / wall,
  }
}

/**
 * Predicts the calls a second of a mix from the costs of its calls: an instance has one core, both have the
 * processors that nothing else keeps busy, and one client waits for each of its calls.
 */
function predicted(
  costs: MeasuredCosts,
  given: { readonly mix: Mix; readonly pins: number; readonly free: number },
) {
  const { mix, pins, free } = given
  const sum = (of: 'instance' | 'database') =>
    [...mix.shares].reduce((all, [call, share]) => all + share * costAt(costs, call, pins)[of], 0)
  const [instance, database] = [sum('instance'), sum('database')]
  const cores = Math.min(free, availableParallelism())
  const bound = Math.min(1_000 / instance, (cores * 1_000) / (instance + database))
  const waiting = (mix.clients * 1_000) / (instance + database)
  return { work: instance + database, perSecond: Math.min(bound, waiting) }
}

/** Compares what the model predicts with what happens, at one number of pins. */
export async function compareMixes(
  filled: FilledService,
  ask: ModelRequests,
  costs: MeasuredCosts,
): Promise<readonly Line[]> {
  const worked = await databaseTime(filled.bare)
  const { pins } = filled.world
  const lines: Line[] = []
  for (const mix of mixes) {
    say(`${mix.name}, ${pins.toLocaleString('en')} pins …`)
    const all: Round[] = []
    for (let round = 0; round < rounds; round += 1) all.push(await runMix(mix, ask, worked))
    const free = median(all.map((round) => round.free))
    const { work, perSecond } = predicted(costs, { mix, pins, free })
    const measured = median(all.map(({ seconds }) => callsEach / seconds))
    const took = median(all.map(({ instance, database }) => instance + database))
    const name = `${mix.name}, ${pins.toLocaleString('en')} pins`
    say(`predicted ${perSecond.toFixed(0)}/s, measured ${measured.toFixed(0)}/s`)
    lines.push(
      {
        name: `${name}: calls a second as predicted, beside measured`,
        ours: `${perSecond.toFixed(0)}/s`,
        beside: `${measured.toFixed(0)}/s`,
        ratio: perSecond / measured,
        target: '0.70 to 1.30',
      },
      {
        name: `${name}: processor time of a call`,
        ours: `${work.toFixed(2)} ms`,
        beside: `${took.toFixed(2)} ms`,
        ratio: work / took,
        target: '0.70 to 1.30',
      },
    )
  }
  return lines
}
