import { parseAst } from 'vitest/node'

interface Syntax {
  readonly type: string
  readonly start: number
  readonly [name: string]: unknown
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const isFunction = ({ type }: Syntax): boolean => /Function|^ClassBody$/.test(type)

/** True for `words.save()` and `plural(…)`, which say a text. */
function isSaying({ type, callee }: Syntax): boolean {
  if (type !== 'CallExpression' || !isSyntax(callee)) return false
  const { object, name } = callee
  if (isSyntax(object)) return /(^|[a-z])[wW]ords$|^common$/.test(String(object.name))
  return name === 'plural' || name === 'inPageLanguage'
}

/**
 * Returns the lines on which a source says a text as its file runs. The page's language isn't there yet
 * then, so the text would stay English.
 */
export function linesSaidEarly(path: string, code: string): readonly number[] {
  const found: number[] = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) walk(each)
    if (!isSyntax(node) || isFunction(node)) return
    if (isSaying(node)) found.push(code.slice(0, node.start).split('\n').length)
    for (const each of Object.values(node)) walk(each)
  }
  walk(parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }))
  return found
}
