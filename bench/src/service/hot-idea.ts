import { say } from '@tessera/commands/say'
import { savePin } from '@tessera/contracts/calls/pins'
import { type Line, median, ratiosOf } from '../measure.ts'
import { callOf } from './asked.ts'
import { type FilledService, filledService, readers } from './filled-service.ts'
import { throughput } from './under-load.ts'

const pins = 10_000
const rounds = 8
const savesEach = 400
const spreadOver = 1_000
/** A save needs a board that lacks the idea, so each round has boards of its own. */
const boardsFrom = 1_000_000

/** Adds public boards of the members who save. Returns the board of a save, which no other save has. */
async function addBoards({ bare }: FilledService, number: number): Promise<(at: number) => string> {
  await bare.query(
    `insert into boards (id, owner_id, name, name_key, slug, privacy, created_at)
     select $1::bigint + n, 1 + n % $2::int, 'Board ' || n, 'board ' || n, 'hot-' || n, 'public', now()
     from generate_series(0, $3::int - 1) n`,
    [boardsFrom, readers, number],
  )
  return (at) => String(boardsFrom + at)
}

/** Returns public ideas of people who don't save. */
async function ideasOf({ bare }: FilledService): Promise<readonly string[]> {
  const { rows } = await bare.query<{ id: string }>(
    `select pins.id from pins join boards on boards.id = pins.board_id
     where pins.listed and boards.privacy = 'public' and pins.pinner_id > $1 order by pins.id limit $2`,
    [readers, spreadOver + 1],
  )
  return rows.map(({ id }) => id)
}

const countOf = async ({ bare }: FilledService, ids: readonly string[]): Promise<number> => {
  const { rows } = await bare.query<{ saves: string }>(
    'select sum(save_count) as saves from pins where id = any($1::bigint[])',
    [ids],
  )
  return Number(rows[0]?.saves)
}

/** Compares saves of one idea with saves that are spread over a thousand ideas, in turns. */
export async function hotIdea(): Promise<readonly Line[]> {
  const filled = await filledService(pins)
  try {
    const [hot = '', ...spread] = await ideasOf(filled)
    const boardOf = await addBoards(filled, 2 * (rounds + 1) * savesEach)
    let saved = 0
    const round = (ideaOf: (at: number) => string) => {
      const from = saved
      saved += savesEach
      return throughput(savesEach, async (number) => {
        const at = from + number - 1
        await callOf(filled, savePin, {
          input: { board_id: boardOf(at), pin_id: ideaOf(at) },
          at,
        })
      })
    }
    const before = { hot: await countOf(filled, [hot]), spread: await countOf(filled, spread) }
    const [ours, beside]: [number[], number[]] = [[], []]
    // The first round warms up both and isn't counted.
    for (let at = 0; at <= rounds; at += 1) {
      say(`saves of one idea, round ${at} of ${rounds} …`)
      const one = await round(() => hot)
      const many = await round((number) => spread[number % spread.length] ?? hot)
      if (at === 0) continue
      ours.push(one)
      beside.push(many)
    }
    await filled.service.ports.savesGathered.count()
    const all = (rounds + 1) * savesEach
    const missing = {
      hot: all - ((await countOf(filled, [hot])) - before.hot),
      spread: all - ((await countOf(filled, spread)) - before.spread),
    }
    const ratios = ratiosOf(ours, beside)
    return [
      {
        name: `saves of one idea, beside saves of ${spreadOver.toLocaleString('en')}`,
        ours: `${median(ours).toFixed(0)}/s`,
        beside: `${median(beside).toFixed(0)}/s`,
        ratio: median(ratios),
        rounds: ratios,
        better: 'more',
        target: 'at least 0.80',
      },
      {
        name: 'saves of one idea that its count lacks',
        ours: String(missing.hot),
        beside: String(missing.spread),
        count: Math.abs(missing.hot),
        target: '0',
      },
    ]
  } finally {
    await filled.stop()
  }
}
