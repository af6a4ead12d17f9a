import { reasonNames } from './words.ts'

const isNamed = (reason: string): reason is keyof typeof reasonNames =>
  Object.hasOwn(reasonNames, reason)

/** Returns a reason of a report as people read it. */
export const reasonName = (reason: string): string =>
  isNamed(reason) ? reasonNames[reason]() : reason
