import { type BuildId, shortBuildId } from '@tessera/contracts/releases/build-id'
import type { Offer } from '@tessera/contracts/releases/gate/build-facts'
import { type OfferedPart, readOfferName } from '@tessera/contracts/releases/gate/offer-name'
import { quoted, schemaSource } from '@tessera/contracts/releases/gate/schema-source'
import { Fault } from '../outcome.ts'
import { sourceText } from './source-text.ts'

/** The build of a module that other modules get types of. */
export interface OfferingBuild {
  readonly module: string
  readonly build: BuildId
  readonly version: string
  readonly offers: Readonly<Record<string, Offer>>
}

const defined = {
  event: { by: 'defineEvent', file: 'events/define-event', suffix: '' },
  request: { by: 'defineHandledRequest', file: 'events/define-event', suffix: '' },
  slot: { by: 'defineSlot', file: 'define-slot', suffix: 'Slot' },
} as const

/** Returns the name of a definition's export: `eventsChosen` for events.chosen@1, `eventsChosen2` for its next version. */
export function exportName({ kind, name, version }: OfferedPart): string {
  const words = name.split(/[.-]/).filter((word) => word !== '')
  const camel = words.map((word, at) => (at === 0 ? word : word[0]?.toUpperCase() + word.slice(1)))
  return `${camel.join('')}${defined[kind].suffix}${version === 1 ? '' : version}`
}

function schemaText(part: string, field: string, schema: unknown): string {
  const source = schemaSource(schema)
  if (typeof source === 'string')
    throw new Fault(
      `No types can be written from ${part} (${source}); tell the team that offers it.`,
    )
  const text = sourceText(source, { indent: '  ', used: `  ${field}: ,`.length })
  return `  ${field}: ${text},`
}

function definitionText(part: string, { schema, answer }: Offer): string {
  const offered = readOfferName(part)
  const { kind, name, version, owner } = offered
  return [
    `/** The ${part} of the module ${owner}. */`,
    `export const ${exportName(offered)} = ${defined[kind].by}({`,
    `  name: ${quoted(name)},`,
    `  version: ${version},`,
    schemaText(part, 'schema', schema),
    ...(answer === undefined ? [] : [schemaText(part, 'answer', answer)]),
    '})',
  ].join('\n')
}

/** Returns the imports of the functions that define parts of some kinds, in the order of their files. */
function importLines(kinds: ReadonlySet<OfferedPart['kind']>): readonly string[] {
  const used = [...kinds].map((kind) => defined[kind])
  const files = [...new Set(used.map(({ file }) => file))].sort()
  return files.map((file) => {
    const names = used.flatMap((each) => (each.file === file ? [each.by] : [])).sort()
    return `import { ${names.join(', ')} } from '@tessera/contracts/${file}'`
  })
}

/** Returns the source of the typed definitions of all that a build offers: the same for the same build. */
export function typesText({ module, build, version, offers }: OfferingBuild): string {
  const parts = Object.entries(offers).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const names = parts.map(([part]) => exportName(readOfferName(part)))
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined)
    throw new Fault(
      `Two parts of ${module} would both be ${twice}; tell the team that offers them.`,
    )
  const head = `// Written by \`npx tessera-module types\` from build ${shortBuildId(build)} of ${module} ${version}. Do not edit.`
  const imports = [
    ...importLines(new Set(parts.map(([part]) => readOfferName(part).kind))),
    "import { z } from '@tessera/contracts/schema'",
  ]
  const definitions = parts.map(([part, offer]) => definitionText(part, offer))
  return `${[[head, ...imports].join('\n'), ...definitions].join('\n\n')}\n`
}
