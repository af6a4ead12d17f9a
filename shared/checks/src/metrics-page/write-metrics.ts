import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { type InstrumentRow, metricsText } from './metrics-text.ts'

const document = join(root, 'docs/metrics.md')

/** The service is loaded by its path, because this package must not import it. */
const service = join(root, 'server/src/platform/metrics/instruments.ts')

async function wanted(): Promise<string> {
  const { instruments }: { instruments: Readonly<Record<string, InstrumentRow>> } = await import(
    service
  )
  return metricsText(instruments)
}

/** True when docs/metrics.md has every instrument of the service. */
export const metricsIsTrue = async (): Promise<boolean> =>
  existsSync(document) && readFileSync(document, 'utf8') === (await wanted())

/** Writes docs/metrics.md. */
export async function writeMetrics(): Promise<void> {
  writeFileSync(document, await wanted())
}
