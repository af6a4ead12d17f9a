/** An error in this browser, and the module that caused it. */
export interface Report {
  readonly code: string
  readonly from: string
  readonly detail: string
  /** The thrown value, whose stack is reported. */
  readonly thrown?: unknown
  /** React's stack of the components that were rendering. */
  readonly components?: string | null | undefined
}

/** A report, and the version and entry of the build that ran when it was made. */
export type WaitingReport = readonly [report: Report, build: string | undefined]
