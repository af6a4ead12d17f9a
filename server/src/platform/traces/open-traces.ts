import { AsyncLocalStorage } from 'node:async_hooks'
import { noSpan, type Span, type Step, type Traces, type Work } from './port.ts'

/** A span that a keeper has begun. */
export interface KeptSpan extends Span {
  readonly traceId: string
  readonly spanId: string
  /** False when its trace is not in the sample. */
  readonly isSampled: boolean
  end(): void
}

/** Keeps the spans of works and of their steps. */
export interface SpanKeeper {
  work(work: Work): KeptSpan
  step(step: Step, inside: KeptSpan): KeptSpan
}

/** The work around some code, and the span in which it is; without one when no trace is recorded. */
interface Inside {
  readonly work: Work
  readonly span: KeptSpan | undefined
}

/** Returns the code of a failure; its words may hold what people wrote. */
function failureCode(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : 'failed'
}

const notRecorded = () => {}

/** Runs something in a span, and ends that with it. */
async function ended<Value>(
  span: KeptSpan,
  run: (span: Span) => Promise<Value>,
): Promise<Value> {
  try {
    return await run(span)
  } catch (cause) {
    span.fail(failureCode(cause))
    throw cause
  } finally {
    span.end()
  }
}

/**
 * Opens traces that know which work some code belongs to. Without a keeper nothing is recorded. Steps outside
 * of any work aren't recorded either: an idle service looks for jobs all the time.
 */
export function openTraces(keeper?: SpanKeeper): Traces {
  const current = new AsyncLocalStorage<Inside>()
  return {
    work(make, run) {
      const work = make()
      const span = keeper?.work(work)
      // Awaited inside: a query of the builder is sent when somebody waits for it.
      if (span === undefined) return current.run({ work, span }, async () => await run(noSpan))
      // The rest of a work that is not in the sample costs nothing.
      const inside = { work, span: span.isSampled ? span : undefined }
      return current.run(inside, () => ended(span, run))
    },
    step(step, run) {
      const inside = current.getStore()
      if (keeper === undefined || inside?.span === undefined) return run(noSpan)
      const span = keeper.step(step, inside.span)
      return current.run({ work: inside.work, span }, () => ended(span, run))
    },
    begin(make) {
      const around = current.getStore()?.span
      if (keeper === undefined || around === undefined) return notRecorded
      const span = keeper.step(make(), around)
      return (failure) => {
        if (failure !== undefined) span.fail(failure)
        span.end()
      }
    },
    around() {
      const inside = current.getStore()
      if (inside === undefined) return undefined
      const { id, name } = inside.work
      return { id, name, recorded: inside.span }
    },
    parent() {
      const span = current.getStore()?.span
      return span && `00-${span.traceId}-${span.spanId}-01`
    },
  }
}
