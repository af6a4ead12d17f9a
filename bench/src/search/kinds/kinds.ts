import { foods } from './food.ts'
import { kindsAtHome } from './home.ts'
import type { Kind } from './kind.ts'
import { kindsOutside } from './outside.ts'
import { kindsOfPeople } from './people.ts'

/** The kinds that searches, pins and boards are judged by. */
export const kinds = {
  ...kindsAtHome,
  ...foods,
  ...kindsOutside,
  ...kindsOfPeople,
} satisfies Readonly<Record<string, Kind>>

/** The name of a kind. */
export type KindName = keyof typeof kinds
