import type { SlotDefinition } from '@tessera/contracts/define-slot'
import { jsonSchemaOf } from '@tessera/contracts/releases/gate/json-schema-of'
import { type AnyDefinition, importedDefinitions, type Source } from './imported-definitions.ts'
import { withoutComments } from './used-parts.ts'

/** The events that a build sends, and those that it hears with the JSON schemas of their payloads. */
export interface SentAndHeard {
  readonly emits: readonly string[]
  readonly hears: Readonly<Record<string, unknown>>
}

const sending = /\b(?:emit|request|ask)\(\s*(\w+)\s*,/g
const hearing = /\b(?:on|handle|handler|overlay)\(\s*(\w+)\s*,/g

type AnyEvent = Exclude<AnyDefinition, SlotDefinition>

const isEvent = (definition: AnyDefinition): definition is AnyEvent => definition.kind !== 'slot'

/** Returns the name of an event with its version, as save.requested@1. */
const versionedName = ({ name, version }: Pick<AnyEvent, 'name' | 'version'>): string =>
  `${name}@${version}`

/** Reads from sources which events a build sends and hears. */
export async function sentAndHeard(sources: readonly Source[]): Promise<SentAndHeard> {
  const emits = new Set<string>()
  const hears = new Map<string, unknown>()
  for (const source of sources) {
    const text = withoutComments(source.text)
    const imported = await importedDefinitions({ ...source, text })
    const named = (pattern: RegExp) =>
      [...text.matchAll(pattern)]
        .flatMap(([, name = '']) => imported.get(name)?.definition ?? [])
        .filter(isEvent)
    for (const event of named(sending)) emits.add(versionedName(event))
    for (const event of named(hearing)) hears.set(versionedName(event), jsonSchemaOf(event.schema))
  }
  const sorted = [...hears].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return { emits: [...emits].sort(), hears: Object.fromEntries(sorted) }
}
