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
  readonly life: { isOver: boolean }
}

/** Returns the code of a failure; its words may hold what people wrote. */
function failureCode(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : 'failed'
}

/** Runs something in a span, and ends that with it. */
async function ended<Value>(span: KeptSpan, run: (span: Span) => Promise<Value>): Promise<Value> {
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
 * of any work aren't recorded either: an idle service looks for jobs all the time. A timer or a live stream
 * that a work leaves behind is outside of it once it is over.
 */
export function openTraces(keeper?: SpanKeeper): Traces {
  const current = new AsyncLocalStorage<Inside | undefined>()
  const inside = (): Inside | undefined => {
    const found = current.getStore()
    return found?.life.isOver === false ? found : undefined
  }
  return {
    async work(make, run) {
      const work = make()
      const kept = keeper?.work(work)
      // The rest of a work that is not in the sample costs nothing.
      const span = kept?.isSampled === true ? kept : undefined
      const life = { isOver: false }
      try {
        // Awaited inside: a query of the builder is sent when somebody waits for it.
        return await current.run({ work, span, life }, async () =>
          kept === undefined ? await run(noSpan) : await ended(kept, run),
        )
      } finally {
        life.isOver = true
      }
    },
    step(step, run) {
      const around = inside()
      if (keeper === undefined || around?.span === undefined) return run(noSpan)
      const span = keeper.step(step, around.span)
      return current.run({ ...around, span }, () => ended(span, run))
    },
    begin(make) {
      const span = inside()?.span
      if (keeper === undefined || span === undefined) return undefined
      const begun = keeper.step(make(), span)
      return (failure) => {
        if (failure !== undefined) begun.fail(failure)
        begun.end()
      }
    },
    keep(run) {
      const found = current.getStore()
      return (...args) => current.run(found, () => run(...args))
    },
    around() {
      const found = inside()
      return found && { id: found.work.id, name: found.work.name, recorded: found.span }
    },
    parent() {
      const span = inside()?.span
      return span && `00-${span.traceId}-${span.spanId}-01`
    },
  }
}
