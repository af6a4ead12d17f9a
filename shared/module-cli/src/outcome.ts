/** The exit codes of the command line. */
export const exitCodes = {
  done: 0,
  /** The change was refused, or what was checked is not right. */
  refused: 1,
  /** The arguments are wrong. */
  usage: 2,
  /** The service or a program could not be reached; the command can be repeated. */
  unreachable: 3,
} as const

/** A refusal, in one sentence with the fix. */
export class Fault extends Error {
  readonly exit: 'refused' | 'usage' | 'unreachable'
  readonly code: string

  constructor(message: string, exit: Fault['exit'] = 'refused', code: string = exit) {
    super(message)
    this.exit = exit
    this.code = code
  }
}

/** The result of a command: lines for people, and data for programs. */
export interface Outcome {
  readonly lines: readonly string[]
  readonly data: Readonly<Record<string, unknown>>
}
