/** A way in which a module fails, and what becomes of it. */
interface FaultKind {
  /** The code of the module's error, or of the report of a module that goes on. */
  readonly code: string
  /** True when the module's page shows all the same. */
  readonly goesOn?: boolean
  /** True when the module's own document has what fails, so that only a link to its page shows the fault. */
  readonly afterLink?: boolean
}

/**
 * The ways in which a module's origin, files or code can fail. Each module of `npm test` has the one at its
 * own place in the list, so the first ones are those that no other test shows.
 */
const faultKinds = {
  'tampered-chunk': { code: 'integrity' },
  html: { code: 'not-a-module' },
  'throws-in-handler': { code: 'module-uncaught', goesOn: true },
  'throws-at-load': { code: 'threw-at-load' },
  'descriptor-truncated': { code: 'integrity', afterLink: true },
  'throws-on-render': { code: 'threw-on-render' },
  absent: { code: 'absent' },
  'answers-500': { code: 'bad-status' },
  truncated: { code: 'integrity' },
  'throws-in-setup': { code: 'threw-at-load' },
  'throws-in-listener': { code: 'listener-threw', goesOn: true },
  rejects: { code: 'module-uncaught', goesOn: true },
  'tampered-entry': { code: 'integrity' },
  'tampered-style': { code: 'integrity' },
  'hash-removed': { code: 'integrity' },
  'stock-tampered': { code: 'integrity' },
  incompatible: { code: 'incompatible' },
  'wrong-abi': { code: 'wrong-abi' },
  'descriptor-html': { code: 'not-a-module', afterLink: true },
  'descriptor-500': { code: 'bad-status', afterLink: true },
  'own-react': { code: 'threw-on-render' },
  slow: { code: 'timeout' },
} as const satisfies Readonly<Record<string, FaultKind>>

export type Fault = keyof typeof faultKinds

/** Returns what becomes of a module with a fault. */
export const kindOf = (fault: Fault): FaultKind => faultKinds[fault]

/** All faults but the slow one, which takes half a minute. */
export const quickFaults = Object.keys(faultKinds).filter(
  (name): name is Exclude<Fault, 'slow'> => name in faultKinds && name !== 'slow',
)
