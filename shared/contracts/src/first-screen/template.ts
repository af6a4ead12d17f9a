import * as z from 'zod'
import { templateLimits } from './limits.ts'
import {
  type TemplateAttribute,
  type TemplateFormat,
  type TemplateTag,
  templateAttributes,
  templateFormats,
  templateTags,
} from './parts.ts'

/** A value of a template: a text without words, or where it comes from. */
export type TemplateValue =
  | string
  /** A path into the page's answers, the reader or the address. */
  | { readonly get: string }
  /** A text of the module, by its place in `texts`, and the values of its slots. */
  | { readonly say: number; readonly with?: Readonly<Record<string, TemplateValue>> | undefined }
  /** A text of the module that goes with a number. */
  | { readonly count: TemplateValue; readonly say: number }
  /** One of several values, by the value of another. */
  | {
      readonly choose: TemplateValue
      readonly from: Readonly<Record<string, TemplateValue>>
      readonly otherwise?: TemplateValue | undefined
    }
  /** The address of a pattern such as /pin/:pinId/. */
  | {
      readonly to: string
      readonly params?: Readonly<Record<string, TemplateValue>> | undefined
      readonly query?: Readonly<Record<string, TemplateValue>> | undefined
    }
  | {
      readonly if: TemplateCondition
      readonly give: TemplateValue
      readonly otherwise?: TemplateValue | undefined
    }
  /** A value that the service computes. */
  | { readonly format: TemplateFormat; readonly of: TemplateValue }
  /** Names in a sentence: the first ones, and how many more there are. */
  | {
      readonly names: string
      readonly field: string
      readonly most: number
      readonly total: TemplateValue
      readonly more: number
    }
  /** The label of a refinement among others, with the words of prices and colors. */
  | {
      readonly refinement: string
      readonly among: string
      readonly words: Readonly<Record<string, number>>
    }

/** A condition of a template. */
export type TemplateCondition =
  /** True for a value that is neither missing, empty, zero nor false. */
  | { readonly has: TemplateValue }
  | { readonly same: readonly [TemplateValue, TemplateValue] }
  | { readonly over: readonly [TemplateValue, number] }
  | { readonly not: TemplateCondition }
  | { readonly all: readonly TemplateCondition[] }
  | { readonly any: readonly TemplateCondition[] }

/** A part of a first screen. */
export type TemplateNode =
  | { readonly text: TemplateValue }
  | {
      readonly tag: TemplateTag
      readonly attributes?: Readonly<Partial<Record<TemplateAttribute, TemplateValue>>> | undefined
      readonly content?: readonly TemplateNode[] | undefined
    }
  | {
      readonly when: TemplateCondition
      readonly content: readonly TemplateNode[]
      readonly otherwise?: readonly TemplateNode[] | undefined
    }
  | {
      readonly each: string
      readonly as: string
      readonly most: number
      readonly content: readonly TemplateNode[]
    }
  /** The page's pins, as the grid's tiles. */
  | {
      readonly step: 'tiles'
      readonly label: TemplateValue
      readonly most?: TemplateValue | undefined
    }
  /** The large picture of a pin, in the sizes that its page chooses from. */
  | { readonly step: 'closeup-picture'; readonly pin: string; readonly alt: TemplateValue }

/** A text of a module in each of its languages; forms when it goes with a number. */
export type TemplateText = Readonly<
  Record<string, string | Readonly<Partial<Record<string, string>>>>
>

/** The first screen of a page, as a build's file has it. */
export interface FirstScreenTemplate {
  readonly schema: 1
  /** The calls whose first answers it reads, by the names that paths begin with. */
  readonly answers: Readonly<Record<string, string>>
  readonly texts: readonly TemplateText[]
  /** The page's own styles. */
  readonly style: string
  /** When the page starts with something else, so that nothing is drawn. */
  readonly unless: TemplateCondition
  readonly content: readonly TemplateNode[]
}

const unsafe = new Set(['constructor', 'prototype', 'toString', 'valueOf'])
const Name = z
  .string()
  .regex(/^[a-zA-Z0-9][a-zA-Z0-9_-]{0,60}$/)
  .refine((name) => !unsafe.has(name), 'is a name that no data has')
const Path = z
  .string()
  .max(200)
  .regex(/^[a-z][a-zA-Z0-9]*(\.[a-zA-Z0-9][a-zA-Z0-9_]*)*$/)
  .refine((path) => !path.split('.').some((name) => unsafe.has(name)), 'is a path into no data')
const Place = z.int().gte(0).lt(1_000)
/** Marks between texts and values of attributes. Words are texts of the module, by their place. */
const Literal = z.string().max(200)
const Pattern = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[\w.~:()|/-]*$/)

const Value: z.ZodType<TemplateValue> = z.lazy(() =>
  z.union([
    Literal,
    z.strictObject({ get: Path }),
    z.strictObject({ say: Place, with: z.record(Name, Value).optional() }),
    z.strictObject({ say: Place, count: Value }),
    z.strictObject({
      ...{ choose: Value, from: z.record(Name, Value) },
      otherwise: Value.optional(),
    }),
    z.strictObject({
      to: Pattern,
      params: z.record(Name, Value).optional(),
      query: z.record(Name, Value).optional(),
    }),
    z.strictObject({ if: Condition, give: Value, otherwise: Value.optional() }),
    z.strictObject({ format: z.enum(templateFormats), of: Value }),
    z.strictObject({
      ...{ names: Path, field: Name, most: z.int().gte(1).lte(10) },
      ...{ total: Value, more: Place },
    }),
    z.strictObject({ refinement: Path, among: Path, words: z.record(Name, Place) }),
  ]),
)

const Condition: z.ZodType<TemplateCondition> = z.lazy(() =>
  z.union([
    z.strictObject({ has: Value }),
    z.strictObject({ same: z.tuple([Value, Value]) }),
    z.strictObject({ over: z.tuple([Value, z.number()]) }),
    z.strictObject({ not: Condition }),
    z.strictObject({ all: z.array(Condition).max(30) }),
    z.strictObject({ any: z.array(Condition).max(30) }),
  ]),
)

const Node: z.ZodType<TemplateNode> = z.lazy(() =>
  z.union([
    z.strictObject({ text: Value }),
    z.strictObject({
      tag: z.enum(templateTags),
      attributes: z.partialRecord(z.enum(templateAttributes), Value).optional(),
      content: z.array(Node).optional(),
    }),
    z.strictObject({
      ...{ when: Condition, content: z.array(Node) },
      otherwise: z.array(Node).optional(),
    }),
    z.strictObject({
      ...{ each: Path, as: z.string().regex(/^[a-z][a-zA-Z0-9]{0,30}$/) },
      ...{ most: z.int().gte(1).lte(templateLimits.repeats), content: z.array(Node) },
    }),
    z.strictObject({ step: z.literal('tiles'), label: Value, most: Value.optional() }),
    z.strictObject({ step: z.literal('closeup-picture'), pin: Path, alt: Value }),
  ]),
)

const Text = z.record(
  z.string().regex(/^[a-zA-Z-]{2,20}$/),
  z.union([
    z.string().max(500),
    z.partialRecord(z.enum(['zero', 'one', 'two', 'few', 'many', 'other']), z.string().max(500)),
  ]),
)

/** Parses the file of a first screen. */
export const FirstScreenTemplate: z.ZodType<FirstScreenTemplate> = z.strictObject({
  schema: z.literal(1),
  answers: z.record(z.string().regex(/^[a-z][a-zA-Z0-9]{0,30}$/), z.string().max(100)),
  texts: z.array(Text).max(300),
  style: z.string(),
  unless: Condition,
  content: z.array(Node).min(1),
})
