import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keptDemoWorld } from '@tessera/commands/product/demo-world'
import { searchPins } from '@tessera/contracts/calls/search'
import { SearchResults } from '@tessera/contracts/entities/search'
import { z } from '@tessera/contracts/schema'
import { boards } from '@tessera/server/contexts/pins/boards/tables'
import { listedFor } from '@tessera/server/contexts/pins/pins/listed'
import { pins } from '@tessera/server/contexts/pins/pins/tables'
import { products } from '@tessera/server/contexts/pins/products/tables'
import { createServiceOver, type MemoryService } from '@tessera/server/memory-service'
import { openEmbedded } from '@tessera/server/platform/database/embedded'
import { eq, sql } from '@tessera/server/platform/database/sql'
import type { Line } from '../measure.ts'
import { type Grade, judgeOf, ndcg, type SaidPin } from './judge.ts'
import { type JudgedQuery, judgedQueries } from './judged-queries.ts'

/** Results that are judged. */
const top = 10
/** Results of a full page. */
const pageSize = 25

const Envelope = z.object({ resource_response: z.object({ data: SearchResults }) })

/** The results of a search for one query. */
interface Outcome {
  readonly query: string
  /** Undefined when the world holds nothing that fits. */
  readonly ndcg: number | undefined
  readonly found: readonly Grade[]
  /** Pins of the world that fit in some way. */
  readonly held: number
}

/** Loads what each public pin says. */
async function saidPins({ ports }: MemoryService): Promise<ReadonlyMap<string, SaidPin>> {
  const rows = await ports.db
    .select({
      id: sql<string>`${pins.id}::text`,
      title: pins.title,
      description: pins.description,
      category: sql<string>`coalesce(${products.category}, '')`,
    })
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .leftJoin(products, eq(products.originId, pins.originId))
    .where(listedFor(null))
  return new Map(rows.map((row) => [row.id, row]))
}

async function searched(service: MemoryService, query: string): Promise<readonly string[]> {
  const data = encodeURIComponent(JSON.stringify({ query, page_size: pageSize }))
  const address = `${service.origin}${searchPins.path}?data=${data}`
  const answer = Envelope.parse(await (await service.fetch(new Request(address))).json())
  return answer.resource_response.data.results.map(({ id }) => id)
}

async function outcomeOf(
  service: MemoryService,
  said: ReadonlyMap<string, SaidPin>,
  judged: JudgedQuery,
): Promise<Outcome> {
  const judge = judgeOf(judged)
  const all = [...said.values()].map(judge)
  const found = (await searched(service, judged.query)).map((id) => {
    const pin = said.get(id)
    return pin === undefined ? 0 : judge(pin)
  })
  const held = all.filter((grade) => grade > 0).length
  return { query: judged.query, ndcg: ndcg(found, all, top), found, held }
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)

const percent = (share: number) => `${(100 * share).toFixed(0)} %`

/** Prints each query with its figure, the worst first, so that one sees what to mend. */
function printEach(outcomes: readonly Outcome[]): void {
  for (const { query, ndcg: figure, found, held } of outcomes.toSorted(
    (one, other) => (one.ndcg ?? 2) - (other.ndcg ?? 2),
  ))
    console.log(
      `${query.padEnd(18)} ${figure?.toFixed(2) ?? '   –'}  ${found.slice(0, top).join('').padEnd(top)}  ${found.length} found, ${held} fit`,
    )
}

function linesOf(outcomes: readonly Outcome[]): readonly Line[] {
  const told = outcomes.filter(({ ndcg: figure }) => figure !== undefined)
  const line = (name: string, count: number, text: string, target: string): Line => ({
    name,
    ours: text,
    beside: '',
    target,
    count,
    better: 'more',
  })
  const gain = mean(told.map(({ ndcg: figure }) => figure ?? 0))
  const clear = told.filter(({ found: [first] }) => first === 3).length
  const full = told.filter(({ found, held }) => found.length >= Math.min(pageSize, held)).length
  return [
    line('search: nDCG@10', gain, gain.toFixed(3), '0.85'),
    line('search: queries with a clear top hit', clear, percent(clear / told.length), '90 %'),
    line('search: queries with a page of what there is', full, percent(full / told.length), '95 %'),
    line('search: queries that the world holds something for', told.length, `${told.length}`, '60'),
  ]
}

/** Judges sixty searches over the demo world. */
export async function searchRelevance(): Promise<readonly Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-search-'))
  await cp(process.env.BENCH_WORLD ?? (await keptDemoWorld()), folder, { recursive: true })
  const opening = await openEmbedded(folder)
  if (!opening.ok) throw new Error(opening.fault.message)
  const service = await createServiceOver(opening.database, { settings: { budgetFactor: 1_000 } })
  try {
    const said = await saidPins(service)
    const outcomes: Outcome[] = []
    for (const judged of judgedQueries) outcomes.push(await outcomeOf(service, said, judged))
    printEach(outcomes)
    return linesOf(outcomes)
  } finally {
    await service.stop()
    await rm(folder, { recursive: true })
  }
}
