import type { Log, LogFields } from './port.ts'

/** The least level that is written. */
export type LogLevel = 'info' | 'warn' | 'error' | 'silent'

const order: readonly LogLevel[] = ['info', 'warn', 'error', 'silent']
const secret = /password|token|cookie|authorization|secret/i

/** Returns fields without secrets, however deep, and with errors as text. */
export function withoutSecrets(fields: LogFields): LogFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) =>
      secret.test(name) ? [name, '(kept out)'] : [name, plain(value)],
    ),
  )
}

function plain(value: unknown): unknown {
  if (value instanceof Error) return value.message
  if (Array.isArray(value)) return value.map(plain)
  return isFields(value) ? withoutSecrets(value) : value
}

const isFields = (value: unknown): value is LogFields => typeof value === 'object' && value !== null

/** A log of one JSON object per line. */
export function jsonLines(options: {
  /** Asked for each line, since a running service may take on another. */
  readonly level: () => LogLevel
  readonly now: () => Date
  readonly write: (line: string) => void
  /** Returns the trace and span that an entry belongs to, if they are recorded. */
  readonly trace?: () => { readonly traceId: string; readonly spanId: string } | undefined
}): Log {
  const at =
    (level: LogLevel) =>
    (event: string, fields: LogFields = {}) => {
      if (order.indexOf(level) < order.indexOf(options.level())) return
      const found = options.trace?.()
      const trace = found && { trace_id: found.traceId, span_id: found.spanId }
      const time = options.now().toISOString()
      const entry = { time, level, event, ...trace, ...withoutSecrets(fields) }
      options.write(`${JSON.stringify(entry)}\n`)
    }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

/** A log that writes nothing. */
export const quietLog: Log = { info: () => {}, warn: () => {}, error: () => {} }
