import { parseAst } from 'vitest/node'

/** One change of a source file: what stands from `start` to `end` becomes `to`. */
export interface Mutant {
  readonly start: number
  readonly end: number
  readonly line: number
  readonly from: string
  readonly to: string
}

interface Syntax {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [name: string]: unknown
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Operators, and what each is exchanged for. */
const operators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}

/** Methods, and what each is exchanged for; an empty name drops the call. */
const methods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  filter: '',
  trim: '',
  toLowerCase: '',
  toUpperCase: '',
  toSorted: '',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
}

/** Nodes without decisions: types, imports and property names. */
const passedOver = /^(TS|Import|ExportAll|PropertyDefinition)/

type Replace = (at: { start: number; end: number }, to: string) => void

function ofOperator(node: Syntax, text: string, replace: Replace): void {
  const { left, right, operator } = node
  const to = operators[String(operator)]
  if (to === undefined || !isSyntax(left) || !isSyntax(right)) return
  const at = text.indexOf(String(operator), left.end)
  if (at < right.start) replace({ start: at, end: at + String(operator).length }, to)
}

function ofCall(node: Syntax, text: string, replace: Replace): void {
  const { callee } = node
  if (!isSyntax(callee) || !isSyntax(callee.object) || !isSyntax(callee.property)) return
  const to = methods[text.slice(callee.property.start, callee.property.end)]
  if (to === undefined) return
  if (to === '') replace(node, text.slice(callee.object.start, callee.object.end))
  else replace(callee.property, to)
}

function ofLiteral({ value, start, end }: Syntax, replace: Replace): void {
  if (typeof value === 'boolean') replace({ start, end }, String(!value))
  if (typeof value === 'number') replace({ start, end }, String(value + 1))
  if (typeof value === 'string') replace({ start, end }, value === '' ? "'mutated'" : "''")
}

function ofBlock(body: unknown, replace: Replace): void {
  if (!isSyntax(body) || body.type !== 'BlockStatement') return
  if (Array.isArray(body.body) && body.body.length > 0) replace(body, '{}')
}

function ofNode(node: Syntax, text: string, replace: Replace): void {
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
    ofOperator(node, text, replace)
  }
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
    if (isSyntax(node.test)) {
      replace(node.test, 'true')
      replace(node.test, 'false')
    }
  }
  if (node.type === 'UnaryExpression' && node.operator === '!' && isSyntax(node.argument)) {
    replace(node, text.slice(node.argument.start, node.argument.end))
  }
  if (node.type === 'ArrayExpression' && node.end - node.start > 2) replace(node, '[]')
  if (node.type === 'CallExpression') ofCall(node, text, replace)
  if (node.type === 'Literal') ofLiteral(node, replace)
  if (/Function/.test(node.type)) ofBlock(node.body, replace)
}

/** Names and types that a walk leaves alone: they are checked by the compiler. */
function inner(node: Syntax): readonly unknown[] {
  const skipped = new Set(['typeAnnotation', 'typeParameters', 'typeArguments', 'returnType'])
  if (node.type === 'Property' && node.computed !== true) skipped.add('key')
  if (node.type === 'ExportNamedDeclaration') skipped.add('source')
  return Object.entries(node).flatMap(([name, value]) => (skipped.has(name) ? [] : [value]))
}

/** Every mutant of a file of TypeScript. Each changes one place. */
export function mutantsOf(text: string, tsx = false): readonly Mutant[] {
  const mutants: Mutant[] = []
  const replace: Replace = ({ start, end }, to) => {
    const from = text.slice(start, end)
    if (from === to) return
    mutants.push({ start, end, line: text.slice(0, start).split('\n').length, from, to })
  }
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) walk(each)
    if (!isSyntax(value)) return
    if (value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression') {
      walk(value.expression)
      return
    }
    if (passedOver.test(value.type)) return
    ofNode(value, text, replace)
    for (const each of inner(value)) walk(each)
  }
  walk(parseAst(text, { lang: tsx ? 'tsx' : 'ts' }))
  return mutants
}

/** A file's text with one mutant in it. */
export const withMutant = (text: string, { start, end, to }: Mutant): string =>
  text.slice(0, start) + to + text.slice(end)
