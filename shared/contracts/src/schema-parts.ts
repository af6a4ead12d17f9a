import { overwrite } from 'zod/mini'
import { labelText, saidText } from './said-text.ts'

/**
 * The parts of zod that the contracts use. The list is short because the browser's copy ships whole:
 * the shell brings it, and modules do not bundle their own.
 */

/**
 * Cleans a text of one line that people read or write: trims it, and drops what cannot be seen or turns
 * the text around it. Checks after it see what people will see.
 */
export const trim = () => overwrite<string>(labelText)

/** Cleans a text of several lines, as `trim` does one. */
export const trimLines = () => overwrite<string>((text) => saidText(text) ?? '')

export type { infer, input, output } from 'zod/mini'
export {
  _default,
  array,
  boolean,
  catch,
  discriminatedUnion,
  endsWith,
  enum,
  extend,
  gte,
  int,
  literal,
  lte,
  maxLength,
  minLength,
  null,
  nullable,
  number,
  object,
  optional,
  parse,
  partial,
  pipe,
  record,
  refine,
  regex,
  safeParse,
  startsWith,
  strictObject,
  string,
  toLowerCase,
  transform,
  tuple,
  union,
  unknown,
  url,
} from 'zod/mini'
export type * as core from 'zod/v4/core'
