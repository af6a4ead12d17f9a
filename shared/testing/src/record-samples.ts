import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bus } from '@tessera/bus'
import type { EventDefinition, HandledRequest } from '@tessera/contracts/events/define-event'
import { entitiesChanged } from '@tessera/contracts/events/facts'
import { z } from '@tessera/contracts/schema'
import { expect } from 'vitest'
import { payloadShape } from './payload-shape.ts'

/** The cache of the shell sends it; tests send it to act as another tab. */
const sentByTests = entitiesChanged.name

type Definition = EventDefinition | HandledRequest

const packageOf = (testPath: string): string | undefined =>
  /^(.*[/\\](?:mfe-[^/\\]+|shared[/\\](?!testing|module)[^/\\]+))[/\\](?:src|test)[/\\]/.exec(
    testPath,
  )?.[1]

/** Returns the name of the file of an event's payload: one for each shape. */
export function sampleName({ name, version, schema }: Definition, payload: unknown): string {
  const shape = createHash('sha256').update(payloadShape(schema, payload)).digest('hex')
  return `${name}@${version}-${shape.slice(0, 12)}.json`
}

/**
 * Writes a payload into the `samples` folder of the package whose test sends it, once for each shape. The
 * files are committed, so that a build of the same commit has the same samples.
 */
function record(event: Definition, sent: unknown): void {
  if (event.name === sentByTests) return
  const folder = packageOf(expect.getState().testPath ?? '')
  if (folder === undefined || !z.safeParse(event.schema, sent).success) return
  // As another tab or a later build would get it: without fields that have no value.
  const payload: unknown = JSON.parse(JSON.stringify(sent))
  const file = join(folder, 'samples', sampleName(event, payload))
  if (existsSync(file)) return
  mkdirSync(join(folder, 'samples'), { recursive: true })
  writeFileSync(file, `${JSON.stringify(payload, null, 2)}\n`)
}

/** Returns a bus that records the valid payloads that are sent on it, for the gate (docs/teams.md). */
export function recordingBus(bus: Bus): Bus {
  return {
    ...bus,
    emit(event, payload) {
      record(event, payload)
      bus.emit(event, payload)
    },
    request(request, payload) {
      record(request, payload)
      return bus.request(request, payload)
    },
    ask(request, payload) {
      record(request, payload)
      return bus.ask(request, payload)
    },
  }
}
