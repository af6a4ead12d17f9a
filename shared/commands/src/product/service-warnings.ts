import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Control characters that a terminal would execute. The log can contain text from strangers. */
const control = /[\p{Cc}\p{Cf}]/gu

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replace(control, ' ')

/** Returns the warning in a line of the service's log; undefined when it has none. */
export function warningIn(line: string): string | undefined {
  let entry: unknown
  try {
    entry = JSON.parse(line)
  } catch {
    return undefined
  }
  if (!isRecord(entry) || entry.level !== 'warn') return undefined
  const { time: _, level: __, event, ...fields } = entry
  const parts = Object.entries(fields).map(([name, value]) => `${textOf(name)}: ${textOf(value)}`)
  return [textOf(event), ...parts].join(' · ')
}

/** Prints the warnings in the service's output. A repeated warning is printed once. */
export function tellWarnings(output: Readable, onWarning: (text: string) => void): void {
  let last: string | undefined
  createInterface({ input: output }).on('line', (line) => {
    const warning = warningIn(line)
    if (warning === undefined || warning === last) return
    last = warning
    onWarning(warning)
  })
}
