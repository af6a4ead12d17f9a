import * as z from 'zod'
import { templateLimits } from './limits.ts'
import { templateAttributes, templateFormats, templateTags } from './parts.ts'
import type {
  FirstScreenTemplate,
  TemplateCondition,
  TemplateNode,
  TemplateValue,
} from './template.ts'

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

/**
 * Parses a part by the first of some members that it has. A union would try every form of a part on everything
 * within it, which takes a time that doubles with each level.
 */
function byMember<Part>(forms: () => Readonly<Record<string, z.ZodType<Part>>>): z.ZodType<Part> {
  // Parts hold parts of their kind, so the forms are made at the first one.
  let known: readonly (readonly [string, z.ZodType<Part>])[] | undefined
  return z.unknown().transform((value, context): Part => {
    known ??= Object.entries(forms())
    const form = known.find(([member]) => isRecord(value) && Object.hasOwn(value, member))?.[1]
    const { data, error } = form?.safeParse(value) ?? {}
    if (data !== undefined) return data
    const [issue] = error?.issues ?? []
    const message = issue?.message ?? 'is no part of a template'
    context.issues.push({ code: 'custom', input: value, path: issue?.path ?? [], message })
    return z.NEVER
  })
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const MadeValue: z.ZodType<TemplateValue> = byMember<TemplateValue>(() => ({
  get: z.strictObject({ get: Path }),
  count: z.strictObject({ say: Place, count: Value }),
  say: z.strictObject({ say: Place, with: z.record(Name, Value).optional() }),
  choose: z.strictObject({
    choose: Value,
    from: z.record(Name, Value),
    otherwise: Value.optional(),
  }),
  to: z.strictObject({
    to: Pattern,
    params: z.record(Name, Value).optional(),
    query: z.record(Name, Value).optional(),
  }),
  if: z.strictObject({ if: Condition, give: Value, otherwise: Value.optional() }),
  format: z.strictObject({ format: z.enum(templateFormats), of: Value }),
  names: z.strictObject({
    names: Path,
    field: Name,
    most: z.int().gte(1).lte(10),
    total: Value,
    more: Place,
  }),
  refinement: z.strictObject({ refinement: Path, among: Path, words: z.record(Name, Place) }),
}))

const Value: z.ZodType<TemplateValue> = z.union([Literal, MadeValue])

const Condition: z.ZodType<TemplateCondition> = byMember<TemplateCondition>(() => ({
  has: z.strictObject({ has: Value }),
  same: z.strictObject({ same: z.tuple([Value, Value]) }),
  over: z.strictObject({ over: z.tuple([Value, z.number()]) }),
  not: z.strictObject({ not: Condition }),
  all: z.strictObject({ all: z.array(Condition).max(30) }),
  any: z.strictObject({ any: z.array(Condition).max(30) }),
}))

const Node: z.ZodType<TemplateNode> = byMember<TemplateNode>(() => ({
  text: z.strictObject({ text: Value }),
  tag: z.strictObject({
    tag: z.enum(templateTags),
    attributes: z.partialRecord(z.enum(templateAttributes), Value).optional(),
    content: z.array(Node).optional(),
  }),
  when: z.strictObject({
    when: Condition,
    content: z.array(Node),
    otherwise: z.array(Node).optional(),
  }),
  each: z.strictObject({
    each: Path,
    as: z.string().regex(/^[a-z][a-zA-Z0-9]{0,30}$/),
    most: z.int().gte(1).lte(templateLimits.repeats),
    content: z.array(Node),
  }),
  pin: z.strictObject({ step: z.literal('closeup-picture'), pin: Path, alt: Value }),
  call: z.strictObject({
    step: z.literal('first-picture'),
    call: z.string().max(100),
    input: z.record(Name, z.union([Literal, z.number()])),
    sizes: Literal,
    widest: z.number(),
  }),
  step: z.strictObject({ step: z.literal('tiles'), label: Value, most: Value.optional() }),
}))

const Text = z.record(
  z.string().regex(/^[a-zA-Z-]{2,20}$/),
  z.union([
    z.string().max(500),
    z.partialRecord(z.enum(['zero', 'one', 'two', 'few', 'many', 'other']), z.string().max(500)),
  ]),
)

/** Parses the file of a first screen. */
export const TemplateFile: z.ZodType<FirstScreenTemplate> = z.strictObject({
  schema: z.literal(1),
  answers: z.record(z.string().regex(/^[a-z][a-zA-Z0-9]{0,30}$/), z.string().max(100)),
  texts: z.array(Text).max(300),
  style: z.string(),
  unless: Condition,
  content: z.array(Node).min(1),
})
