import { conversionFaults } from '@tessera/contracts/ads/conversion-faults'
import { reportTexts } from '@tessera/contracts/ads/report-texts'
import { parseAst } from 'vitest/node'

/** A text of the source that is said in other languages, and how. */
export interface SourceText {
  /** The key in catalogues: the English text, with `context|` before it if it has one. */
  readonly key: string
  /** True for a word that goes with a number, which has plural forms. */
  readonly counted: boolean
}

/** A text, and where it stands in its source. */
export interface PlacedText extends SourceText {
  /** The name of the property that holds it. */
  readonly name: string
  /** The number of characters before it. */
  readonly start: number
}

/** A property of an object that holds a text. */
interface Property {
  readonly name: string
  readonly text: string
  readonly start: number
}

interface Syntax {
  readonly type: string
  readonly start: number
  readonly [name: string]: unknown
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value

/** Tables of texts of the contracts that packages say in their own words of other languages. */
const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  conversionFaults,
  reportTexts,
}

const defining = new Set(['defineMessages', 'defineTexts'])

/** Titles of pages and labels of the navigation, which only a `module.ts` has. */
const shownBefore = new Set(['title', 'label'])

function literal(node: unknown): string | undefined {
  if (!isSyntax(node)) return undefined
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  const { quasis } = node
  if (node.type !== 'TemplateLiteral' || !Array.isArray(quasis) || quasis.length !== 1)
    return undefined
  const text: unknown = Reflect.get(Object(Reflect.get(Object(quasis[0]), 'value')), 'cooked')
  return typeof text === 'string' ? text : undefined
}

const isTable = (node: Syntax): boolean =>
  node.type === 'Identifier' && Object.hasOwn(tables, String(node.name))

/** Returns the properties whose values are texts: of an object expression, or of a table. */
function textsIn(node: unknown): readonly Property[] {
  if (isSyntax(node) && isTable(node))
    return Object.entries(tables[String(node.name)] ?? {}).map(([name, text]) => ({
      name,
      text,
      start: node.start,
    }))
  if (!isSyntax(node) || node.type !== 'ObjectExpression' || !Array.isArray(node.properties))
    return []
  return node.properties.flatMap((property: unknown) => {
    if (!isSyntax(property)) return []
    if (property.type === 'SpreadElement') return textsIn(property.argument)
    if (!isSyntax(property.key)) return []
    const text = literal(property.value)
    const name = property.key.name ?? property.key.value
    return typeof name === 'string' && text !== undefined
      ? [{ name, text, start: property.start }]
      : []
  })
}

function messagesOf(node: Syntax): readonly PlacedText[] {
  const { callee, arguments: given } = node
  if (!isSyntax(callee) || !defining.has(String(callee.name)) || !Array.isArray(given)) return []
  const context = literal(given[1])
  return textsIn(given[0]).map(({ name, text, start }) => ({
    key: context === undefined ? text : `${context}|${text}`,
    counted: false,
    name,
    start,
  }))
}

function formsOf(node: Syntax): readonly PlacedText[] {
  const forms = textsIn(node)
  const other = forms.find(({ name }) => name === 'other')
  return forms.length === 2 && forms.some(({ name }) => name === 'one') && other !== undefined
    ? [{ key: other.text, counted: true, name: other.name, start: other.start }]
    : []
}

const titlesOf = (node: Syntax): readonly PlacedText[] =>
  textsIn(node)
    .filter(({ name, text }) => shownBefore.has(name) && text !== '')
    .map(({ name, text, start }) => ({ key: text, counted: false, name, start }))

function textsUnder(node: unknown, isModule: boolean): readonly PlacedText[] {
  if (Array.isArray(node)) return node.flatMap((each) => textsUnder(each, isModule))
  if (!isSyntax(node)) return []
  const own =
    node.type === 'CallExpression'
      ? messagesOf(node)
      : [...formsOf(node), ...(isModule ? titlesOf(node) : [])]
  return [...own, ...textsUnder(Object.values(node), isModule)]
}

/**
 * Returns the texts that a source defines: messages, words that go with a number, and in a `module.ts`
 * the titles of pages and the labels of the navigation.
 */
export function textsOf(path: string, code: string): readonly PlacedText[] {
  if (!/defineMessages\(|defineTexts\(|\bother:|defineModule\(/.test(code)) return []
  return textsUnder(
    parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }),
    path.endsWith('/module.ts'),
  )
}
