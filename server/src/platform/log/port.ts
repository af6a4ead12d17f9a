/** The fields of a log entry. */
export type LogFields = Readonly<Record<string, unknown>>

/** The service's log. */
export interface Log {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}
