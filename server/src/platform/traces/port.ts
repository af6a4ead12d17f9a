/** Facts about a span, by the names that OpenTelemetry gives them. None holds what a person wrote. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>

/** A span that has begun. */
export interface Span {
  /** Adds facts that are known only now. */
  note(facts: SpanFacts): void
  /** Marks it as failed, with a code of few values. */
  fail(code: string): void
}

/** A step of a request or of a job. */
export interface Step {
  readonly name: string
  /** `client` when something outside of the service does it. */
  readonly kind?: 'client' | 'internal'
  readonly facts?: SpanFacts
}

/** A request or the run of a job, which everything inside it belongs to. */
export interface Work {
  /** The request's id, or the job's. */
  readonly id: string
  /** The call, the pattern of a page's path, or the job. */
  readonly name: string
  readonly kind: 'server' | 'consumer'
  readonly facts?: SpanFacts
  /** The `traceparent` of the proxy that this request continues. */
  readonly parent?: string | undefined
  /** The `traceparent` of the work that queued this job. */
  readonly cause?: string | undefined
}

/** The work that the caller belongs to. */
export interface WorkAround extends Pick<Work, 'id' | 'name'> {
  /** The ids of its trace and span; missing when no trace is recorded. */
  readonly recorded?: { readonly traceId: string; readonly spanId: string } | undefined
}

/** Records what happens inside of requests and jobs, and how long it takes. */
export interface Traces {
  /** Runs a request or a job; records it as a trace of its own. */
  work<Value>(make: () => Work, run: (span: Span) => Promise<Value>): Promise<Value>
  /** Runs a step of the work around the caller, and records it there. */
  step<Value>(step: Step, run: (span: Span) => Promise<Value>): Promise<Value>
  /**
   * Begins a step that holds no other one; returns what ends it, with the code of its failure. Undefined when
   * the step is not recorded: then `make` isn't called.
   */
  begin(make: () => Step): ((failure?: string) => void) | undefined
  /** Returns a callback that belongs to the caller's work, whoever calls it. */
  keep<Args extends readonly unknown[]>(run: (...args: Args) => void): (...args: Args) => void
  /** Returns the work that the caller belongs to. */
  around(): WorkAround | undefined
  /** Returns the `traceparent` by which other work names the caller's span. */
  parent(): string | undefined
}

/** A span that nobody keeps. */
export const noSpan: Span = { note: () => {}, fail: () => {} }

/** Records nothing. */
export const noTraces: Traces = {
  work: (_, run) => run(noSpan),
  step: (_, run) => run(noSpan),
  begin: () => undefined,
  keep: (run) => run,
  around: () => undefined,
  parent: () => undefined,
}
