import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Bus } from '@tessera/bus'
import type { EventDefinition, HandledRequest } from '@tessera/contracts/events/define-event'
import { entitiesChanged } from '@tessera/contracts/events/facts'
import { z } from '@tessera/contracts/schema'
import { expect } from 'vitest'
import { payloadShape } from './payload-shape.ts'

/** The cache of the shell sends it; tests send it to act as another tab. */
const sentByTests = entitiesChanged.name

type Definition = EventDefinition | HandledRequest

const ofCheckout =
  /^(.*[/\\](?:mfe-[^/\\]+|shared[/\\](?!testing|module)[^/\\]+))[/\\](?:src|test)[/\\]/

/** Returns the package of a test: of the checkout, or the repository that holds one module. */
function packageOf(testPath: string): string | undefined {
  const [, room] = ofCheckout.exec(testPath) ?? []
  if (room !== undefined) return room
  for (let folder = dirname(testPath); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'src/module.ts'))) return folder
  return undefined
}

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
