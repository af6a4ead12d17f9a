import { z } from '@tessera/contracts/schema'
import { HouseBlock } from '../house-markdown.ts'
import { HouseTextKind } from '../house-words.ts'
import { defineCall } from './define-call.ts'
import { presentCode, reason, roleErrors, unproven } from './house-fields.ts'

/** A text as its page shows it. */
export const ShownHouseText = z.object({
  kind: HouseTextKind,
  /** 0 for the text that comes with the product. */
  version: z.int(),
  language: z.enum(['en', 'de']),
  /** Null for the text that comes with the product. */
  changed_at: z.nullable(z.string()),
  blocks: z.array(HouseBlock),
})

export type ShownHouseText = z.infer<typeof ShownHouseText>

/** A version of a text as the house edits it. */
export const HouseTextVersion = z.object({
  kind: HouseTextKind,
  version: z.int(),
  en: z.string(),
  /** Empty when German readers get the English text. */
  de: z.string(),
  is_material: z.boolean(),
  later_days: z.int(),
  changes_en: z.string(),
  changes_de: z.string(),
  changed_at: z.nullable(z.string()),
})

export type HouseTextVersion = z.infer<typeof HouseTextVersion>

/** A text of the house, with its latest version. */
export const HouseText = z.object({
  kind: HouseTextKind,
  version: z.int(),
  changed_at: z.nullable(z.string()),
  /** True when its page exists. */
  is_shown: z.boolean(),
})

export type HouseText = z.infer<typeof HouseText>

/** Returns a text in the reader's language. */
export const getHouseText = defineCall({
  name: 'HouseTextResource.get',
  summary: 'Returns a text of the house, such as its terms.',
  method: 'GET',
  path: '/resource/HouseTextResource/get/',
  input: z.strictObject({ kind: HouseTextKind }),
  output: ShownHouseText,
  errors: ['not-found'],
  who: 'anyone',
})

/** Lists the texts with their latest versions. */
export const houseTexts = defineCall({
  name: 'HouseTextsResource.get',
  summary: 'Lists the texts of the house.',
  method: 'GET',
  path: '/resource/HouseTextsResource/get/',
  input: z.strictObject({}),
  output: z.array(HouseText),
  errors: roleErrors,
  who: 'house',
  act: 'words.see',
})

/** Lists the versions of a text, the newest first, at most 50. */
export const houseTextVersions = defineCall({
  name: 'HouseTextVersionsResource.get',
  summary: 'Lists the versions of a text of the house.',
  method: 'GET',
  path: '/resource/HouseTextVersionsResource/get/',
  input: z.strictObject({ kind: HouseTextKind }),
  output: z.array(HouseTextVersion),
  errors: roleErrors,
  who: 'house',
  act: 'words.see',
})

const body = z.string().check(z.trimLines(), z.maxLength(40_000))
const changes = z._default(z.string().check(z.trim(), z.maxLength(500)), '')

/** The fields of a new version of a text. */
export const houseTextFields = {
  kind: HouseTextKind,
  /** The version that the writer saw, so that two writers don't overwrite each other. */
  after: z.int().check(z.gte(0)),
  /** Empty takes the page away; terms and privacy can't be empty. */
  en: body,
  de: z._default(body, ''),
  /** For terms: members have to agree to this version. */
  is_material: z._default(z.boolean(), false),
  later_days: z._default(z.int().check(z.gte(0), z.lte(90)), 30),
  changes_en: changes,
  changes_de: changes,
} as const

/** Stores a new version of a text. */
export const writeHouseText = defineCall({
  name: 'HouseTextsResource.create',
  summary: 'Stores a new version of a text of the house.',
  method: 'POST',
  path: '/resource/HouseTextsResource/create/',
  input: z.strictObject({ ...houseTextFields, reason, ...presentCode }),
  output: HouseTextVersion,
  errors: [...roleErrors, ...unproven, 'house-text-empty', 'house-text-other'],
  who: 'house',
  act: 'words.write',
  maxBytes: 400_000,
})
