import { isDeepStrictEqual } from 'node:util'
import type { Catalogue, Translation } from '@tessera/contracts/language'
import { categoriesOf, isEmpty, withoutContext, wrongTranslations } from './catalogue-faults.ts'
import type { Room, RoomText } from './rooms.ts'
import type { SourceText } from './texts-of.ts'
import { type ReadUnit, type Unit, type UnitFile, unitId } from './xliff.ts'

/** The outcome of a file for one package. */
export interface Taken {
  readonly room: Room
  /** The number of texts whose translation changed. */
  readonly changed: number
  /** The translations that were refused, and why. */
  readonly faults: readonly string[]
}

const numbers = [...Array(131).keys(), 1.5, 1_000_000]

/** Returns numbers that take a plural form, to tell a translator which one it is. */
function numbersOf(locale: string, form: Intl.LDMLPluralRule): string {
  const rules = new Intl.PluralRules(locale)
  return numbers
    .filter((number) => rules.select(number) === form)
    .slice(0, 4)
    .join(', ')
}

const translationOf = (catalogue: Catalogue, key: string): Translation | undefined =>
  catalogue[key] ?? catalogue[withoutContext(key)]

const formOf = (translation: Translation | undefined, form: Intl.LDMLPluralRule | null): string =>
  (typeof translation === 'string' ? translation : translation?.[form ?? 'other']) ?? ''

const formsOf = (locale: string, { counted }: SourceText): readonly Unit['form'][] =>
  counted ? categoriesOf(locale) : [null]

function notesOf(locale: string, key: string, names: readonly string[], form: Unit['form']) {
  const context = key === withoutContext(key) ? [] : [`Context: ${key.slice(0, key.indexOf('|'))}`]
  const counted =
    form === null ? [] : [`The form “${form}”, for numbers such as ${numbersOf(locale, form)}`]
  return [`Name in the source: ${names.join(', ')}`, ...context, ...counted]
}

function byKey(texts: readonly RoomText[]): ReadonlyMap<string, readonly RoomText[]> {
  const found = Map.groupBy(texts, ({ key }) => key)
  return new Map([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Returns the texts of a package for a translator; only those without a translation if asked to. */
export function unitsOf(room: Room, onlyMissing: boolean): UnitFile {
  const { locale, catalogue } = room
  const units = [...byKey(room.texts)].flatMap(([key, texts]) => {
    const [first] = texts
    const translation = translationOf(catalogue, key)
    if (first === undefined || (onlyMissing && !isEmpty(translation))) return []
    const names = [...new Set(texts.map(({ name }) => name))]
    return formsOf(locale, first).map((form) => ({
      key,
      form,
      source: withoutContext(key),
      target: formOf(translation, form),
      places: texts.map(({ place }) => place),
      notes: notesOf(locale, key, names, form),
    }))
  })
  return { room: room.name, units }
}

/** Returns the translation that a file brings of a text; undefined while a form of it is empty. */
function brought(
  { name, locale }: Room,
  text: SourceText,
  targets: ReadonlyMap<string, string>,
): Translation | undefined {
  const forms = formsOf(locale, text).map(
    (form) => [form, targets.get(unitId(name, { key: text.key, form })) ?? ''] as const,
  )
  if (forms.some(([, said]) => said.trim() === '')) return undefined
  const [first] = forms
  if (first?.[0] === null) return first[1]
  const words = Object.fromEntries(forms)
  return { ...words, other: words.other ?? '' }
}

/** Returns the key that a translation stands under: that with the context only where it is needed. */
function keyFor({ texts, catalogue }: Room, key: string, said: Translation): string {
  const plain = withoutContext(key)
  if (plain === key || catalogue[key] !== undefined) return key
  const isShared = texts.some((text) => text.key === plain)
  return isShared && !isDeepStrictEqual(catalogue[plain], said) ? key : plain
}

/** Returns a package with the translations that a file brings, and what of the file was refused. */
export function takeUnits(room: Room, units: readonly ReadUnit[]): Taken {
  const targets = new Map(units.map(({ id, target }) => [id, target]))
  const known = new Set<string>()
  const faults: string[] = []
  let catalogue = room.catalogue
  let changed = 0
  for (const [key, [text]] of byKey(room.texts)) {
    if (text === undefined) continue
    for (const form of formsOf(room.locale, text)) known.add(unitId(room.name, { key, form }))
    const said = brought(room, text, targets)
    if (said === undefined) continue
    const wrong = wrongTranslations({ ...room, texts: [text], catalogue: { [key]: said } })
    faults.push(...wrong)
    if (wrong.length > 0) continue
    if (isDeepStrictEqual(translationOf(catalogue, key), said)) continue
    catalogue = { ...catalogue, [keyFor({ ...room, catalogue }, key, said)]: said }
    changed++
  }
  const gone = units.filter(({ id }) => !known.has(id)).length
  if (gone > 0) faults.push(`${gone} of its texts are not in the product (any more)`)
  return {
    room: { ...room, catalogue },
    changed,
    faults: faults.map((fault) => `${room.name}: ${fault}`),
  }
}
