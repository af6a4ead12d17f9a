/**
 * The parts of zod that the contracts use. The list is short because the browser's copy ships whole:
 * the shell brings it, and modules do not bundle their own.
 */

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
  trim,
  tuple,
  union,
  unknown,
  url,
} from 'zod/mini'
export type * as core from 'zod/v4/core'
