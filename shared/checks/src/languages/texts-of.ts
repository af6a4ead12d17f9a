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

interface Syntax {
  readonly type: string
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
function textsIn(node: unknown): readonly (readonly [string, string])[] {
  if (isSyntax(node) && isTable(node)) return Object.entries(tables[String(node.name)] ?? {})
  if (!isSyntax(node) || node.type !== 'ObjectExpression' || !Array.isArray(node.properties))
    return []
  return node.properties.flatMap((property: unknown) => {
    if (!isSyntax(property)) return []
    if (property.type === 'SpreadElement') return textsIn(property.argument)
    if (!isSyntax(property.key)) return []
    const text = literal(property.value)
    const name = property.key.name ?? property.key.value
    return typeof name === 'string' && text !== undefined ? [[name, text] as const] : []
  })
}

function messagesOf(node: Syntax): readonly SourceText[] {
  const { callee, arguments: given } = node
  if (!isSyntax(callee) || !defining.has(String(callee.name)) || !Array.isArray(given)) return []
  const context = literal(given[1])
  return textsIn(given[0]).map(([, text]) => ({
    key: context === undefined ? text : `${context}|${text}`,
    counted: false,
  }))
}

function formsOf(node: Syntax): readonly SourceText[] {
  const forms = new Map(textsIn(node))
  const other = forms.get('other')
  return forms.size === 2 && forms.has('one') && other !== undefined
    ? [{ key: other, counted: true }]
    : []
}

const titlesOf = (node: Syntax): readonly SourceText[] =>
  textsIn(node)
    .filter(([name, text]) => shownBefore.has(name) && text !== '')
    .map(([, key]) => ({ key, counted: false }))

function textsUnder(node: unknown, isModule: boolean): readonly SourceText[] {
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
export function textsOf(path: string, code: string): readonly SourceText[] {
  if (!/defineMessages\(|defineTexts\(|\bother:|defineModule\(/.test(code)) return []
  return textsUnder(
    parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }),
    path.endsWith('/module.ts'),
  )
}
