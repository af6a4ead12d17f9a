import type { TemplateAttribute, TemplateFormat, TemplateTag } from './parts.ts'

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
  /** The picture of the first pin of a list, which is the answer of a call with this input. */
  | {
      readonly step: 'first-picture'
      readonly call: string
      readonly input: Readonly<Record<string, string | number>>
      readonly sizes: string
      readonly widest: number
    }

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
  /** The conditions in which the page starts with something else, so that nothing is drawn. */
  readonly unless: TemplateCondition
  readonly content: readonly TemplateNode[]
}
