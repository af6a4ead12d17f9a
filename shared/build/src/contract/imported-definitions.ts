import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SlotDefinition } from '@tessera/contracts/define-slot'
import type { EventDefinition, HandledRequest } from '@tessera/contracts/events/define-event'

/** An event, request or slot, of the contracts or of a module. */
export type AnyDefinition = EventDefinition | HandledRequest | SlotDefinition

/** A source of a build. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** A definition that a source imports, and the module that it comes from; undefined for the contracts and its own. */
export interface Imported {
  readonly definition: AnyDefinition
  readonly from?: string
}

const shared = /^@tessera\/contracts\/(?:events\/[\w-]+|slots)$/
/** The files that declare what a module offers, and what it takes from others (`npm run module -- types`). */
const own = /^\.{1,2}\/(?:[\w.-]+\/)*(?:offers|from\/([a-z][a-z0-9-]*))\.ts$/
const importing = /^import \{([^}]*)\} from '([^']+)'/gm

const isDefinition = (value: unknown): value is AnyDefinition =>
  typeof value === 'object' && value !== null && 'kind' in value && 'schema' in value

/** Returns the events, requests and slots that a source imports, by their names there. */
export async function importedDefinitions({
  path,
  text,
}: Source): Promise<ReadonlyMap<string, Imported>> {
  const found = new Map<string, Imported>()
  for (const [, names = '', specifier = ''] of text.matchAll(importing)) {
    const file = own.exec(specifier)
    if (file === null && !shared.test(specifier)) continue
    const address =
      file === null ? specifier : pathToFileURL(resolve(dirname(path), specifier)).href
    const exported: Readonly<Record<string, unknown>> = await import(address)
    for (const each of names.split(',')) {
      const [name = '', local = name] = each.trim().split(' as ')
      const definition = exported[name]
      const [, from] = file ?? []
      if (isDefinition(definition))
        found.set(local, from === undefined ? { definition } : { definition, from })
    }
  }
  return found
}
