import type { EventDefinition, HandledRequest } from '@tessera/contracts/events/define-event'
import * as z from 'zod'
import { withoutComments } from './used-parts.ts'

type AnyEvent = EventDefinition | HandledRequest

/** The events that a build sends, and those that it hears with the JSON schemas of their payloads. */
export interface SentAndHeard {
  readonly emits: readonly string[]
  readonly hears: Readonly<Record<string, unknown>>
}

const contractImport = /import \{([^}]*)\} from '@tessera\/contracts\/(events\/[\w-]+)'/g
const sending = /\b(?:emit|request)\(\s*(\w+)\s*,/g
const hearing = /\b(?:on|handle|handler|overlay)\(\s*(\w+)\s*,/g

const isEvent = (value: unknown): value is AnyEvent =>
  typeof value === 'object' && value !== null && 'version' in value && 'schema' in value

/** Returns the name of an event with its version, as save.requested@1. */
const versionedName = ({ name, version }: Pick<AnyEvent, 'name' | 'version'>): string =>
  `${name}@${version}`

/** Returns the events that a source imports, by their names there. */
async function importedEvents(text: string): Promise<ReadonlyMap<string, AnyEvent>> {
  const events = new Map<string, AnyEvent>()
  for (const [, names = '', file = ''] of text.matchAll(contractImport)) {
    const exported: Readonly<Record<string, unknown>> = await import(`@tessera/contracts/${file}`)
    for (const each of names.split(',')) {
      const [name = '', local = name] = each.trim().split(' as ')
      const event = exported[name]
      if (isEvent(event)) events.set(local, event)
    }
  }
  return events
}

const schemaOf = ({ schema }: AnyEvent): unknown => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return json
}

/** Reads from sources which events a build sends and hears. */
export async function sentAndHeard(sources: readonly string[]): Promise<SentAndHeard> {
  const emits = new Set<string>()
  const hears = new Map<string, unknown>()
  for (const text of sources.map(withoutComments)) {
    const events = await importedEvents(text)
    const named = (pattern: RegExp) =>
      [...text.matchAll(pattern)].flatMap(([, name = '']) => events.get(name) ?? [])
    for (const event of named(sending)) emits.add(versionedName(event))
    for (const event of named(hearing)) hears.set(versionedName(event), schemaOf(event))
  }
  const sorted = [...hears].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return { emits: [...emits].sort(), hears: Object.fromEntries(sorted) }
}
