import type { BuildFacts, Offer } from '@tessera/contracts/releases/gate/build-facts'
import { jsonSchemaOf } from '@tessera/contracts/releases/gate/json-schema-of'
import { offerName, ownerOf } from '@tessera/contracts/releases/gate/offer-name'
import { schemaSource } from '@tessera/contracts/releases/gate/schema-source'
import type { ModuleDefinition } from '@tessera/module'
import { type AnyDefinition, importedDefinitions, type Source } from './imported-definitions.ts'
import { withoutComments } from './used-parts.ts'

type Offers = NonNullable<BuildFacts['offers']>
type Offered = NonNullable<ModuleDefinition['offers']>[number]

const kinds = { fact: 'event', 'handled-request': 'request', slot: 'slot' } as const

/** Returns the name of a part. Throws, with the fix, for a slot without a version. */
function partOf({ kind, name, version }: Offered): string {
  if (version === undefined) throw new Error(`The slot ${name} has no version; add version: 1.`)
  return offerName({ kind: kinds[kind], name, version })
}

const isOffered = (definition: AnyDefinition): definition is Offered =>
  definition.kind !== 'request' && definition.version !== undefined

/** Returns the JSON schema of a part for other teams. Throws, with the fix, for one that gives them no types. */
function typedSchema(part: string, schema: Offered['schema']): unknown {
  const fix = 'make it of objects, lists, texts, numbers and choices, without transforms'
  try {
    const json = jsonSchemaOf(schema, 'throw')
    const source = schemaSource(json)
    if (typeof source !== 'string') return json
    throw new Error(source)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${part} has a schema from which no types can be written (${why}); ${fix}.`)
  }
}

function describe(offered: Offered): readonly [string, Offer] {
  const part = partOf(offered)
  const schema = typedSchema(part, offered.schema)
  const answer = 'answer' in offered ? offered.answer : undefined
  return [part, answer === undefined ? { schema } : { schema, answer: typedSchema(part, answer) }]
}

const byName = (parts: readonly (readonly [string, Offer])[]): Offers =>
  Object.fromEntries(parts.toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Describes what a module offers to others. Throws for a name, or a request, that the module has not. */
export function offersOf({
  name: module,
  offers = [],
  handles = [],
}: Pick<ModuleDefinition, 'name' | 'offers' | 'handles'>): Offers {
  const handled = new Set(handles.map(({ request }) => request))
  for (const offered of offers) {
    const { name, version, kind } = offered
    if (ownerOf(name) !== module || name === module)
      throw new Error(`${module} offers ${name}; begin the name with '${module}.'.`)
    if (kind === 'handled-request' && !handled.has(`${name}@${version}`))
      throw new Error(
        `${module} offers the request ${name}@${version} and does not handle it; add handler(…) to handles.`,
      )
  }
  return byName(offers.map(describe))
}

/** Describes what sources take from other modules: the definitions that they import from `from/<module>.ts`. */
export async function takesOf(sources: readonly Source[]): Promise<Offers> {
  const found = await Promise.all(
    sources.map((source) => importedDefinitions({ ...source, text: withoutComments(source.text) })),
  )
  const taken = found
    .flatMap((imported) => [...imported.values()])
    .flatMap(({ definition, from }) =>
      from !== undefined && isOffered(definition) ? [definition] : [],
    )
  return byName(taken.map(describe))
}
