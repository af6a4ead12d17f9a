import type { Call, InputOf } from '@tessera/contracts/calls/define-call'
import type { Path } from '@tessera/contracts/define-path'
import type {
  TemplateAttribute,
  TemplateFormat,
  TemplateTag,
} from '@tessera/contracts/first-screen/parts'
import { type Binding, type Bound, bindingAt, pathText } from './binding.ts'

/** The English forms of a word that goes with a number. */
interface Forms {
  readonly one: string
  readonly other: string
}

/** A text of the module, which each of its languages says. */
export interface Said {
  readonly message: ((values: Readonly<Record<string, string>>) => string) | Forms
}

/** A value as it is written: a text without words, a path, or what these functions make. */
type Value = string | Bound | Made

/** Something that becomes a part of a template; texts and paths in it are not resolved yet. */
interface Made {
  readonly part: Readonly<Record<string, unknown>>
}

/** A condition. */
export interface Condition {
  readonly condition: Readonly<Record<string, unknown>>
}

/** A part of a first screen. */
export interface Node {
  readonly node: Readonly<Record<string, unknown>>
}

type Slots<Names extends string> = { readonly [Name in Names]: Value }

/** Says a message of the module, with paths or values in its slots. */
export function say(message: () => string): Made
export function say<Names extends string>(
  message: (values: { readonly [Name in Names]: string | number }) => string,
  values: Slots<Names>,
): Made
export function say(message: Said['message'], values?: Readonly<Record<string, Value>>): Made {
  return { part: { say: { message }, ...(values === undefined ? {} : { with: values }) } }
}

/** Says a number with its word, as `plural` does. */
export const counted = (number: Bound<number>, forms: Forms): Made => ({
  part: { say: { message: forms }, count: number },
})

/** Chooses a value by another one, such as a name by an id. */
export const choose = (
  by: Value,
  from: Readonly<Record<string, Value>>,
  otherwise?: Value,
): Made => ({
  part: { choose: by, from, ...(otherwise === undefined ? {} : { otherwise }) },
})

type Params<P> = P extends Path<infer Pattern> ? Parameters<Path<Pattern>['to']>[0] : never

/** Returns the address of a page. */
export const linkTo = <P extends Path>(
  path: P,
  params: { readonly [Name in keyof NonNullable<Params<P>>]: Value },
  query: Readonly<Record<string, Value>> = {},
): Made => ({ part: { to: path.pattern, params, query } })

/** Returns one of two values. */
export const either = (condition: Condition, give: Value, otherwise?: Value): Made => ({
  part: { if: condition, give, ...(otherwise === undefined ? {} : { otherwise }) },
})

/** Returns a value that the service computes; docs/teams.md lists them. */
export const formatted = (format: TemplateFormat, of: Value = ''): Made => ({
  part: { format, of },
})

interface People {
  readonly of: Bound<readonly { readonly full_name: string }[]>
  readonly most: number
  readonly total: Bound<number>
  readonly more: (values: { readonly count: number | string }) => string
}

/** Names people in a sentence: the first ones, and how many more there are. */
export const names = ({ of, more, ...rest }: People): Made => ({
  part: { names: pathText(of), field: 'full_name', ...rest, more: { message: more } },
})

/** Returns the label of a refinement, with the words of prices and colors. */
export const refinementLabel = (
  of: Bound,
  among: Bound,
  words: Readonly<Record<string, (values: never) => string>>,
): Made => ({
  part: {
    refinement: pathText(of),
    among: pathText(among),
    words: Object.fromEntries(Object.entries(words).map(([name, message]) => [name, { message }])),
  },
})

/** True for a value that is neither missing, empty, zero nor false. */
export const has = (value: Value): Condition => ({ condition: { has: value } })
/** True for equal values. */
export const same = (one: Value, other: Value): Condition => ({ condition: { same: [one, other] } })
/** True for a number, or a list with more items, above another. */
export const over = (value: Bound, number: number): Condition => ({
  condition: { over: [value, number] },
})
/** True when a condition is not. */
export const not = (condition: Condition): Condition => ({ condition: { not: condition } })
/** True when all conditions are. */
export const all = (...conditions: readonly Condition[]): Condition => ({
  condition: { all: conditions },
})
/** True when one of the conditions is. */
export const any = (...conditions: readonly Condition[]): Condition => ({
  condition: { any: conditions },
})

type Attributes = Readonly<Partial<Record<TemplateAttribute, Value>>>
type Content = readonly (Value | Node)[]

const isNode = (part: Value | Node): part is Node => typeof part === 'object' && 'node' in part

/** Makes a text a part. Words must be texts of the module, which each language has. */
function nodeOf(part: Value | Node): Node {
  if (typeof part === 'string' && /\p{L}/u.test(part))
    throw new Error(`The text '${part}' has words; say it with say(words.…).`)
  return isNode(part) ? part : { node: { text: part } }
}

const nodesOf = (content: Content): readonly Node[] => content.map(nodeOf)

/** Draws an element with its content: elements, and texts of the module. */
export const element = (tag: TemplateTag, attributes: Attributes, ...content: Content): Node => ({
  node: {
    tag,
    ...(Object.keys(attributes).length === 0 ? {} : { attributes }),
    ...(content.length === 0 ? {} : { content: nodesOf(content) }),
  },
})

/** Draws its content where a condition holds. */
export const when = (condition: Condition, ...content: Content): Node => ({
  node: { when: condition, content: nodesOf(content) },
})

/** Draws its content where a condition doesn't hold. */
export const unless = (condition: Condition, ...content: Content): Node =>
  when(not(condition), ...content)

let repeats = 0

/** Draws its content for the first items of a list. */
export function each<Item>(
  list: Bound<readonly Item[]>,
  most: number,
  draw: (item: Binding<Item>) => Content,
): Node {
  repeats += 1
  const as = `item${repeats}`
  const content = nodesOf(draw(bindingAt<Item>(as)))
  repeats -= 1
  return { node: { each: pathText(list), as, most, content } }
}

/** Draws the page's pins as the grid's tiles. */
export const tiles = (label: Value, most?: Value): Node => ({
  node: { step: 'tiles', label, ...(most === undefined ? {} : { most }) },
})

/** Draws the large picture of a pin. */
export const closeupPicture = (pin: Bound, alt: Value): Node => ({
  node: { step: 'closeup-picture', pin: pathText(pin), alt },
})

/**
 * Draws the picture of the first pin of a list that the page's document brings along: the answer of a call with
 * this input. `sizes` and the widest file are those of the page's own picture.
 */
export const firstPicture = <C extends Call>(
  { name: call }: C,
  input: Readonly<Record<string, string | number>> & Partial<InputOf<C>>,
  { sizes, widest }: { readonly sizes: string; readonly widest: number },
): Node => ({ node: { step: 'first-picture', call, input, sizes, widest } })

/** Draws a person's picture; an empty circle without one. */
export const face = (picture: Bound<string | null>, size: 32 | 40 | 48): Node =>
  element(
    'span',
    { class: `d-face d-face${size}` },
    when(
      has(picture),
      element('img', { alt: '', width: String(size), height: String(size), src: picture }),
    ),
  )
