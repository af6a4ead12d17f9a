import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Signs that a terminal takes as commands; strangers' words are in the log too. */
const control = /[\p{Cc}\p{Cf}]/gu

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replace(control, ' ')

/** What a line of the service's log warns of, for a person; undefined for lines that warn of nothing. */
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

/** Tells the warnings in the service's output. The same one after itself is told once. */
export function tellWarnings(output: Readable, onWarning: (text: string) => void): void {
  let last: string | undefined
  createInterface({ input: output }).on('line', (line) => {
    const warning = warningIn(line)
    if (warning === undefined || warning === last) return
    last = warning
    onWarning(warning)
  })
}
