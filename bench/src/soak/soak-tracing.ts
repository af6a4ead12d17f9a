import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '@tessera/commands/root'
import { say, table } from '@tessera/commands/say'
import { z } from '@tessera/contracts/schema'
import { besideService, soakPort } from './kill-under-load.ts'
import { newIdeas, newMember } from './soak-caller.ts'
import { newPlace } from './soak-database.ts'

const receiverPort = soakPort + 1

/** A word that people send, and that no trace may have. */
const word = 'marzipan'

const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  links: z.optional(z.array(z.object({ traceId: z.string() }))),
})
const Received = z.object({
  resourceSpans: z.optional(
    z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
  ),
  resourceMetrics: z.optional(z.array(z.unknown())),
})
type Span = z.output<typeof Span>

/** Starts a receiver that decodes what it gets by OpenTelemetry's own definitions. */
async function startReceiver() {
  const script = join(root, 'bench/src/soak/otlp-receiver.py')
  const child = spawn('python3', [script, String(receiverPort)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  await once(reader, 'line')
  return {
    lines: (): readonly string[] => lines,
    async stop() {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

const tookOf = ({ startTimeUnixNano, endTimeUnixNano }: Span): number =>
  Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6

/** Returns a span and what is below it, as lines. */
function treeOf(spans: readonly Span[], span: Span, depth = 0): readonly string[] {
  const below = spans.filter(({ parentSpanId }) => parentSpanId === span.spanId)
  return [
    `${'  '.repeat(depth)}${span.name} (${tookOf(span).toFixed(1)} ms)`,
    ...below.flatMap((each) => treeOf(spans, each, depth + 1)),
  ]
}

/** Makes calls, pages, pictures and the jobs that follow from them. */
async function work(): Promise<void> {
  const person = await newMember(`http://localhost:${soakPort}`, 'traced')
  await newIdeas(person, `${word} ideas`, [`${word} lamp`])
  for (const path of ['/', `/${word}/`, `/search/pins/?q=${word}`]) await person.get(path)
  // Jobs begin within seconds.
  await new Promise((resolve) => setTimeout(resolve, 5_000))
}

/**
 * Sends the traces of a page, of calls and of the jobs that they queue to a receiver of others, and prints
 * them as trees. Fails when one of these is missing, or when a trace says what people sent.
 */
export async function soakTracing(): Promise<boolean> {
  const place = await newPlace('PGlite')
  const receiver = await startReceiver()
  try {
    const environment = {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${receiverPort}`,
      OTEL_METRICS_EXPORTER: 'otlp',
    }
    // A service that stops sends what is left.
    await besideService(place, environment, work)
    const received = receiver.lines().slice(1)
    const all = received.map((line) => z.parse(Received, JSON.parse(line)))
    const spans = all.flatMap(({ resourceSpans = [] }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    )
    const roots = spans.filter(({ parentSpanId }) => parentSpanId === undefined)
    const traces = new Set(roots.map(({ traceId }) => traceId))
    const linked = roots.find(({ links = [] }) => links.some(({ traceId }) => traces.has(traceId)))
    const cause = roots.find(({ traceId }) =>
      linked?.links?.some((link) => link.traceId === traceId),
    )
    const page = roots.find(({ name }) => name === 'GET /')
    const shown = [page, cause, linked].filter((span) => span !== undefined)
    for (const span of shown) console.log(`\n${treeOf(spans, span).join('\n')}`)
    const holds = (span: Span | undefined) =>
      spans.some(({ parentSpanId }) => parentSpanId === span?.spanId)
    const outcomes = {
      'a page with its statements': holds(page),
      'a call with its statements': holds(cause),
      'a job that is linked to its call': linked !== undefined,
      metrics: received.some((line) => line.includes('tessera_calls_total')),
      'no word of a person': !received.some((line) => line.toLowerCase().includes(word)),
    }
    say(`${spans.length} spans in ${traces.size} traces`)
    console.log(
      table(Object.entries(outcomes).map(([name, held]) => [name, held ? 'received' : 'failed'])),
    )
    return Object.values(outcomes).every((held) => held)
  } finally {
    await receiver.stop()
    await place.remove()
  }
}
