import { savePin } from '@tessera/contracts/calls/pins'
import { callOf, type MeasuredRequest } from './asked.ts'
import { pinId } from './fill-world.ts'
import { type FilledService, readers } from './filled-service.ts'
import { type Sent, sendBare, sentBy } from './sent-statements.ts'

/** A save to make: a board and a public idea. */
interface Save {
  readonly boardId: string
  readonly ideaId: string
  readonly at: number
}

/** Saves through the service, and the same statements sent bare, each of another idea. */
export interface PinSaves extends MeasuredRequest {
  bare(at: number): Promise<void>
  readonly statements: number
}

/** Each member saves to their own boards, so that nobody waits for a lock. */
export async function pinSaves(filled: FilledService): Promise<PinSaves> {
  const { service, bare, world } = filled
  const { rows } = await bare.query<{ id: string }>(
    `select pins.id from pins join boards on boards.id = pins.board_id
     where pins.listed and boards.privacy = 'public' and pins.pinner_id > $1 order by random()`,
    [readers],
  )
  let saved = 0
  const next = (at: number): Save => {
    saved += 1
    const asker = at % readers
    return {
      boardId: String(1 + asker + world.people * (1 + (saved % 4))),
      ideaId: rows[saved % rows.length]?.id ?? pinId(1),
      at: asker,
    }
  }
  const through = async ({ boardId, ideaId, at }: Save) => {
    await callOf(filled, savePin, { input: { board_id: boardId, pin_id: ideaId }, at })
  }
  const first = service.ports.ids.next()
  const patterns: { readonly save: Save; readonly sent: readonly Sent[] }[] = []
  for (let at = 0; at < readers; at += 1) {
    const save = next(at)
    patterns.push({ save, sent: await sentBy(() => through(save)) })
  }
  return {
    name: 'pin save',
    statements: patterns[0]?.sent.length ?? 0,
    ask: (at) => through(next(at)),
    bare: async (at) => {
      const pattern = patterns[at % readers]
      if (pattern === undefined) throw new Error('There is no such save.')
      const { boardId, ideaId } = next(at)
      const instead = new Map<unknown, string>([
        [pattern.save.boardId, boardId],
        [pattern.save.ideaId, ideaId],
      ])
      for (const value of new Set(pattern.sent.flatMap(({ values }) => values)))
        if (isNew(value, first)) instead.set(value, service.ports.ids.next())
      await sendBare(bare, pattern.sent, instead)
    },
  }
}

/** True when a value is an id created after another. */
const isNew = (value: unknown, since: string): boolean =>
  typeof value === 'string' && /^\d{15,19}$/.test(value) && BigInt(value) > BigInt(since)
