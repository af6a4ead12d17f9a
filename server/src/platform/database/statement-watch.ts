import type { Traces, WorkAround } from '../traces/port.ts'

/** A statement as a client sends it. Its values are apart, and nobody is given them. */
export interface SentStatement {
  /** The name of a prepared statement. */
  readonly name: string | undefined
  readonly text: string
}

/** Is told of the statements that the clients of a pool send. */
export interface StatementWatch {
  /** Begins to watch a statement; returns what to call with its outcome, if anything. */
  begin(statement: SentStatement): ((error?: unknown) => void) | undefined
  /** Returns a callback that belongs to the caller's work, whoever calls it. */
  readonly keep: Traces['keep']
}

/** Returns the plan of a statement; undefined when it has none, or no connection is free. */
export type Explain = (text: string) => Promise<string | undefined>

/** Opens a watch for a pool, which explains statements. */
export type OpenWatch = (explain: Explain) => StatementWatch

/** A statement that has been answered. */
export interface AnsweredStatement extends SentStatement {
  readonly milliseconds: number
  /** The code of its failure. */
  readonly failure: string | undefined
  readonly around: WorkAround | undefined
  readonly explain: Explain
}

/** Is told of each statement that was answered. */
export type NoteStatement = (answered: AnsweredStatement) => void

/** Long enough to tell a statement by, and short enough for a trace. */
const textMax = 2_000

/** Returns a statement's text, cut. */
export const shownText = (text: string): string =>
  text.length > textMax ? `${text.slice(0, textMax)}…` : text

const firstTable = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][\w.]*)/i

/** Returns the name of a statement, or its first word and table. */
export function nameOf({ name, text }: SentStatement): string {
  if (name !== undefined) return name
  const [word = ''] = /[a-z]+/i.exec(text) ?? []
  const [, table] = firstTable.exec(text) ?? []
  return table === undefined ? word.toLowerCase() : `${word.toLowerCase()} ${table}`
}

/** Returns the code of a failed statement; its words may hold values. */
function failureOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return 'code' in error && typeof error.code === 'string' ? error.code : 'failed'
}

/** Watches statements for traces, and for what else wants to know how long they took. */
export const watchStatements =
  (traces: Traces, note?: NoteStatement): OpenWatch =>
  (explain) => ({
    keep: traces.keep,
    begin({ name, text }) {
      const end = traces.begin(() => ({
        name: nameOf({ name, text }),
        kind: 'client',
        facts: { 'db.system.name': 'postgresql', 'db.query.text': shownText(text) },
      }))
      if (note === undefined) return end && ((error) => end(failureOf(error)))
      const around = traces.around()
      const began = performance.now()
      return (error) => {
        const failure = failureOf(error)
        end?.(failure)
        note({ name, text, milliseconds: performance.now() - began, failure, around, explain })
      }
    },
  })
