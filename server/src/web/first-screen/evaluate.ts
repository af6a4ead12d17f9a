import { addressAt } from '@tessera/contracts/define-path'
import { Refinement } from '@tessera/contracts/entities/search'
import type { TemplateCondition, TemplateValue } from '@tessera/contracts/first-screen/template'
import { countedIn, fillSlots, textIn } from '@tessera/contracts/messages'
import { refinementText } from '@tessera/contracts/refinement-text'
import { z } from '@tessera/contracts/schema'
import { formats } from './formats.ts'
import { readPath, type Scope, spend } from './scope.ts'

type Of<Member extends string> = Extract<TemplateValue, { readonly [Name in Member]: unknown }>

/** Writes a value as text; what is no text or number is empty. */
export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const textOf = (value: TemplateValue, scope: Scope): string => asText(evaluated(value, scope))

const textsOf = (
  values: Readonly<Record<string, TemplateValue>> = {},
  scope: Scope,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value, scope)]))

/** Returns the values of an address; a missing one is left out of its query. */
const queryOf = (
  values: Readonly<Record<string, TemplateValue>> = {},
  scope: Scope,
): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const found = evaluated(value, scope) ?? undefined
      return [name, found === undefined ? undefined : asText(found)]
    }),
  )

/** Says a text of the module: in the reader's language where the module has it. */
function said(
  place: number,
  slots: Readonly<Record<string, unknown>>,
  { template, reader: { language } }: Scope,
): string {
  const text = template.texts[place]
  const [own, english] = [text?.[language.locale], text?.en]
  const found = own ?? (typeof english === 'string' ? textIn(language, english) : '')
  return typeof found === 'string' ? fillSlots(found, slots, language) : ''
}

function countedText({ say, count }: Of<'count'>, scope: Scope): string {
  const { template, reader } = scope
  const number = evaluated(count, scope)
  const text = template.texts[say]
  const english = text?.en
  if (typeof number !== 'number' || typeof english !== 'object') return ''
  const own = text?.[reader.language.locale]
  const { one = '', other = '' } = english
  const language =
    typeof own === 'object' && reader.language.locale !== 'en'
      ? { ...reader.language, translate: () => ({ ...own, other: own.other ?? other }) }
      : reader.language
  return countedIn(language, number, { one, other })
}

function namesText({ names, field, most, total, more }: Of<'names'>, scope: Scope): string {
  const list = readPath(scope, names)
  const people = (Array.isArray(list) ? list : [])
    .slice(0, most)
    .map((person) => asText(readPath({ roots: new Map([['person', person]]) }, `person.${field}`)))
  const rest = Number(evaluated(total, scope)) - people.length
  const { locale } = scope.reader.language
  return rest > 0
    ? `${people.join(', ')} ${said(more, { count: rest }, scope)}`
    : new Intl.ListFormat(locale, { type: 'conjunction' }).format(people)
}

const Refinements = z.array(Refinement)
/** The refinements of an answer, which each of its labels is compared with. */
const parsedLists = new WeakMap<object, readonly Refinement[]>()

function refinementsIn(list: unknown): readonly Refinement[] {
  if (typeof list !== 'object' || list === null) return []
  const known = parsedLists.get(list)
  if (known !== undefined) return known
  const { data = [] } = z.safeParse(Refinements, list)
  parsedLists.set(list, data)
  return data
}

function refinementLabel({ refinement, among, words }: Of<'refinement'>, scope: Scope): string {
  const { data: one } = z.safeParse(Refinement, readPath(scope, refinement))
  const all = refinementsIn(readPath(scope, among))
  if (one === undefined) return ''
  const say = (name: string) => (slots: Readonly<Record<string, string>>) =>
    said(words[name] ?? -1, slots, scope)
  return refinementText(one, all, {
    locale: scope.reader.language.locale,
    words: {
      priceUnder: say('priceUnder'),
      priceRange: say('priceRange'),
      priceFrom: say('priceFrom'),
      colorName: (color) => (Object.hasOwn(words, color) ? say(color)({}) : undefined),
    },
  })
}

function chosen({ choose, from, otherwise = '' }: Of<'choose'>, scope: Scope): unknown {
  const by = textOf(choose, scope)
  return evaluated(Object.hasOwn(from, by) ? (from[by] ?? otherwise) : otherwise, scope)
}

/** Returns what a value of a template is for this reader and page. */
export function evaluated(value: TemplateValue, scope: Scope): unknown {
  spend(scope)
  if (typeof value === 'string') return value
  if ('get' in value) return readPath(scope, value.get)
  if ('count' in value) return countedText(value, scope)
  if ('say' in value) return said(value.say, textsOf(value.with, scope), scope)
  if ('to' in value)
    return addressAt(value.to, textsOf(value.params, scope), queryOf(value.query, scope))
  if ('format' in value) return formats[value.format](evaluated(value.of, scope), scope)
  if ('choose' in value) return chosen(value, scope)
  if ('names' in value) return namesText(value, scope)
  if ('refinement' in value) return refinementLabel(value, scope)
  if (isMet(value.if, scope)) return evaluated(value.give, scope)
  return value.otherwise === undefined ? undefined : evaluated(value.otherwise, scope)
}

const isThere = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value)

const sizeOf = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value))

/** True when a condition of a template holds for this reader and page. */
export function isMet(condition: TemplateCondition, scope: Scope): boolean {
  spend(scope)
  if ('has' in condition) return isThere(evaluated(condition.has, scope))
  if ('same' in condition) {
    const [one, other] = condition.same
    return textOf(one, scope) === textOf(other, scope)
  }
  if ('over' in condition) {
    const [value, number] = condition.over
    return sizeOf(evaluated(value, scope)) > number
  }
  if ('not' in condition) return !isMet(condition.not, scope)
  if ('all' in condition) return condition.all.every((each) => isMet(each, scope))
  return condition.any.some((each) => isMet(each, scope))
}
