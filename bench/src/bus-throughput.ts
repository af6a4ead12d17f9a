import { createBus } from '@tessera/bus'
import { defineEvent } from '@tessera/contracts/events/define-event'
import { BoardId, PinId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import type { Line } from './measure.ts'
import { alternate, timed } from './measure.ts'

const events = 20_000

/** The fact that is sent. */
const pinSaved = defineEvent({
  name: 'pin.saved',
  version: 1,
  tabs: true,
  schema: z.object({
    pinId: PinId,
    board: z.object({ id: BoardId, name: z.string(), url: z.string() }),
  }),
})

const saved = {
  pinId: z.parse(PinId, '1'),
  board: { id: z.parse(BoardId, '3'), name: 'Kitchen', url: '/mira/kitchen/' },
}

const perSecond = (ms: number): string =>
  `${Math.round(events / (ms / 1_000)).toLocaleString('en')}/s`

/**
 * Measures events per second through the bus, which parses on both sides, beside a bare set of
 * functions.
 */
export async function busThroughput(listeners: number): Promise<Line> {
  let heard = 0
  const hear = () => {
    heard += 1
  }
  const bus = createBus({ report: () => {} })
  const bare = new Set<(payload: typeof saved) => void>()
  for (let at = 0; at < listeners; at += 1) {
    bus.on(pinSaved, () => hear())
    bare.add(() => hear())
  }
  const times = await alternate(
    9,
    () =>
      timed(() => {
        for (let at = 0; at < events; at += 1) bus.emit(pinSaved, saved)
      }),
    () =>
      timed(() => {
        for (let at = 0; at < events; at += 1) for (const listener of bare) listener(saved)
      }),
  )
  if (heard !== events * listeners * 18) throw new Error('An event was lost.')
  return {
    name: `bus, ${listeners} listener${listeners === 1 ? '' : 's'}`,
    ours: perSecond(times.ours),
    beside: perSecond(times.beside),
    ratio: times.ours / times.beside,
    rounds: times.rounds,
    target: 'none; parsed on both sides',
  }
}
