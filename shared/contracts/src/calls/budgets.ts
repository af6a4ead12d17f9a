import type { BudgetName, Call } from './define-call.ts'

/** How many calls fit into a window. */
export interface Allowance {
  readonly most: number
  readonly windowMinutes: number
}

/** What one member may do, and what everybody on one network may do together. */
export interface Budget {
  readonly member: Allowance
  readonly network: Allowance
  /**
   * `instance`: each instance of the service counts in memory, and what is used grows back evenly.
   * `database`: all instances count together, exactly, in windows that begin with the first call.
   */
  readonly counted: 'instance' | 'database'
}

/**
 * How often calls may be made. People stay far below these numbers: a fast reader asks for three
 * pages a second, fast typing asks for eight suggestions a second for some seconds. A network is an
 * IPv4 address or the first 64 bits of an IPv6 address; a school or an office may share one.
 */
export const budgets = {
  read: {
    member: { most: 1_200, windowMinutes: 1 },
    network: { most: 12_000, windowMinutes: 1 },
    counted: 'instance',
  },
  search: {
    member: { most: 300, windowMinutes: 1 },
    network: { most: 3_000, windowMinutes: 1 },
    counted: 'instance',
  },
  write: {
    member: { most: 600, windowMinutes: 5 },
    network: { most: 6_000, windowMinutes: 1 },
    counted: 'instance',
  },
  /** Things that people make a few of and that stay. */
  create: {
    member: { most: 300, windowMinutes: 60 },
    network: { most: 3_000, windowMinutes: 60 },
    counted: 'instance',
  },
  /** What browsers send by themselves: what went wrong in them. */
  beacon: {
    member: { most: 60, windowMinutes: 5 },
    network: { most: 600, windowMinutes: 5 },
    counted: 'instance',
  },
  /** What other people read or are mailed. */
  message: {
    member: { most: 120, windowMinutes: 60 },
    network: { most: 1_200, windowMinutes: 60 },
    counted: 'database',
  },
  /** What somebody has to look into. */
  report: {
    member: { most: 60, windowMinutes: 60 },
    network: { most: 600, windowMinutes: 60 },
    counted: 'database',
  },
} as const satisfies Readonly<Record<BudgetName, Budget>>

/** The budget that a call is taken from: its own, else the one of its method. */
export const budgetNameOf = (call: Pick<Call, 'budget' | 'method'>): BudgetName =>
  call.budget ?? (call.method === 'GET' ? 'read' : 'write')
