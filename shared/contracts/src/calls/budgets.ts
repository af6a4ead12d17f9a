import type { BudgetName, Call } from './define-call.ts'

/** The number of calls that a window allows. */
export interface Allowance {
  readonly most: number
  readonly windowMinutes: number
}

/** The limit of one member, and the limit of all people on one network together. */
export interface Budget {
  readonly member: Allowance
  readonly network: Allowance
  /**
   * `instance`: each instance of the service counts in memory, and the budget refills evenly.
   * `database`: all instances share one exact count, in windows that start with the first call.
   */
  readonly counted: 'instance' | 'database'
}

/**
 * Rate limits of calls. People stay far below them: a fast reader loads three pages a second, and fast
 * typing asks for eight suggestions a second. A network is an IPv4 address or the first 64 bits of an
 * IPv6 address; a school or an office may share one.
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
  /** Requests to the backends of modules, of all modules together. */
  backend: {
    member: { most: 300, windowMinutes: 1 },
    network: { most: 3_000, windowMinutes: 1 },
    counted: 'instance',
  },
  write: {
    member: { most: 600, windowMinutes: 5 },
    network: { most: 6_000, windowMinutes: 1 },
    counted: 'instance',
  },
  /** Calls that create lasting things, of which people make few. */
  create: {
    member: { most: 300, windowMinutes: 60 },
    network: { most: 3_000, windowMinutes: 60 },
    counted: 'instance',
  },
  /** Error reports that browsers send on their own. */
  beacon: {
    member: { most: 60, windowMinutes: 5 },
    network: { most: 600, windowMinutes: 5 },
    counted: 'instance',
  },
  /** Batches of what people do with ads: one every few seconds at most. */
  'ad-events': {
    member: { most: 240, windowMinutes: 5 },
    network: { most: 4_800, windowMinutes: 5 },
    counted: 'instance',
  },
  /** Batches of conversions from other servers, of up to 1,000 events. A network may hold many shops. */
  'conversion-events': {
    member: { most: 300, windowMinutes: 1 },
    network: { most: 1_200, windowMinutes: 1 },
    counted: 'instance',
  },
  /** Requests of a tag on all pages of a website, and of the visitors on one network. */
  'tag-events': {
    member: { most: 6_000, windowMinutes: 1 },
    network: { most: 600, windowMinutes: 1 },
    counted: 'instance',
  },
  /** Calls that send something to other people. */
  message: {
    member: { most: 120, windowMinutes: 60 },
    network: { most: 1_200, windowMinutes: 60 },
    counted: 'database',
  },
  /** Reports that a moderator has to check. */
  report: {
    member: { most: 60, windowMinutes: 60 },
    network: { most: 600, windowMinutes: 60 },
    counted: 'database',
  },
} as const satisfies Readonly<Record<BudgetName, Budget>>

/** Returns the budget of a call: its own, else the default of its method. */
export const budgetNameOf = (call: Pick<Call, 'budget' | 'method'>): BudgetName =>
  call.budget ?? (call.method === 'GET' ? 'read' : 'write')
