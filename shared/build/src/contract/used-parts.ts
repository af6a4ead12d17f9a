import { readFileSync } from 'node:fs'
import type { Parts } from '@tessera/contracts/releases/gate/compare-shapes'
import { namedOf } from '../shared-parts.ts'
import { callPart, eventPart, slotPart } from './contract-parts.ts'

/** Returns a source without its comments. */
export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

const contractFile = /from '@tessera\/contracts\/((?:calls|events)\/[\w-]+|slots)'/g

/** The packages whose exports the shell provides, by the kind of their parts. */
const provided = {
  react: '@tessera/module/react',
  query: '@tanstack/react-query',
  store: 'nanostores',
} as const

interface Named {
  readonly kind?: unknown
  readonly name?: unknown
  readonly version?: unknown
  readonly method?: unknown
}

/** Returns the part that an export of the contracts declares, or undefined. */
function declaredPart(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { kind, name, version, method }: Named = value
  if (typeof name !== 'string') return undefined
  if (kind === 'slot') return slotPart({ name })
  if (typeof version === 'number') return eventPart({ name, version })
  return typeof method === 'string' ? callPart({ name }) : undefined
}

async function declaredIn(text: string): Promise<readonly string[]> {
  const files = new Set([...text.matchAll(contractFile)].map(([, file = '']) => file))
  const found = [...files].map(async (file) => {
    const exported: Readonly<Record<string, unknown>> = await import(`@tessera/contracts/${file}`)
    return namedOf(`@tessera/contracts/${file}`, text).map((name) => declaredPart(exported[name]))
  })
  return (await Promise.all(found)).flat().filter((part) => part !== undefined)
}

/**
 * Returns the parts of the contract that one source uses: the calls, events and slots that it imports,
 * and by name whatever the shell provides. A name that only looks like a part counts too, which can
 * make the range of a module smaller than it has to be, and never larger.
 */
async function partsIn(source: string, parts: Parts): Promise<readonly string[]> {
  const text = withoutComments(source)
  const words = new Set(text.match(/\$?\w+/g) ?? [])
  const members = [...text.matchAll(/\bbus\??\.(\w+)/g)].map(([, member]) => `bus ${member}`)
  const schemas = [...text.matchAll(/\bz\.(\w+)/g)].map(([, name]) => `zod ${name}`)
  const imported = Object.entries(provided).flatMap(([kind, name]) =>
    namedOf(name, text).map((each) => `${kind} ${each}`),
  )
  const context = [...parts.keys()].filter(
    (part) => part.startsWith('context ') && words.has(part.slice('context '.length)),
  )
  return [...(await declaredIn(text)), ...members, ...schemas, ...imported, ...context]
}

/** Returns, sorted, the parts of the contract that a module's sources and definition use. */
export async function usedParts(
  module: { readonly sources: readonly string[]; readonly definition: object },
  parts: Parts,
): Promise<readonly string[]> {
  const texts = module.sources.map((path) => readFileSync(path, 'utf8'))
  const used = await Promise.all(texts.map((text) => partsIn(text, parts)))
  const offered = Object.keys(module.definition).map((key) => `definition ${key}`)
  return [...new Set([...used.flat(), ...offered])].filter((part) => parts.has(part)).sort()
}

/** Returns the smallest range of contract versions that has all of these parts. */
export function smallestRange(
  used: readonly string[],
  since: ReadonlyMap<string, string>,
): `^${string}` {
  const order = (version: string) =>
    version
      .split('.')
      .map((each) => each.padStart(6, '0'))
      .join()
  const versions = used.flatMap((part) => since.get(part) ?? [])
  const latest = versions.reduce((a, b) => (order(a) < order(b) ? b : a), '1.0.0')
  return `^${latest}`
}
