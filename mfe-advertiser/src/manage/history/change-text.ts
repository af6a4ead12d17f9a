import type { AdChange } from '@tessera/contracts/calls/ad-reports'
import { words } from './words.ts'

type Field = AdChange['fields'][number]

/** Writes values: amounts, and moments in the account's time zone. */
export interface ChangeWriting {
  readonly money: (micro: number) => string
  readonly moment: (text: string) => string
}

/** The words without a slot. */
type Word = Exclude<keyof typeof words, 'byRule' | 'changed' | 'set'>

const isWord = (name: string): name is Word =>
  Object.hasOwn(words, name) && name !== 'byRule' && name !== 'changed' && name !== 'set'

/** Fields that hold a word of the service, by which the value is named. */
const worded: ReadonlySet<string> = new Set([
  'state',
  'objective',
  'review',
  'review_reason',
  'match',
])

/** Returns a field's value in the reader's language. */
function valueText(field: string, value: string | null, { money, moment }: ChangeWriting): string {
  if (value === null) return words.nothing()
  if (field.endsWith('_micro')) return money(Number(value))
  if (field.endsWith('_at')) return moment(value)
  if (field === 'targeting') return value === '{}' ? words.everyone() : words.targeted()
  if (value === 'true' || value === 'false') return value === 'true' ? words.yes() : words.no()
  return worded.has(field) && isWord(value) ? words[value]() : value
}

/** Returns a field's name; the name of the service for one that has no words. */
const fieldName = (field: string): string => (isWord(field) ? words[field]() : field)

/** Tells how a field was changed; of what was created, what it is. */
export function changeText(
  { field, before, after }: Field,
  isNew: boolean,
  writing: ChangeWriting,
): string {
  const text = valueText(field, after, writing)
  if (isNew) return words.set({ field: fieldName(field), after: text })
  return words.changed({
    field: fieldName(field),
    after: text,
    before: valueText(field, before, writing),
  })
}

/** True for a change that created what it is about. */
export const isCreation = ({ fields }: Pick<AdChange, 'fields'>): boolean =>
  fields.length > 1 && fields.every(({ before }) => before === null)
