/** The errors of modules, a closed set, each with the text that people read. */
export const moduleErrorTexts = {
  absent: 'This part is not here right now.',
  incompatible: 'This part does not fit the rest just now.',
  unreachable: 'This part could not be reached.',
  'bad-status': 'This part is not answering.',
  'not-a-module': 'This part came back garbled.',
  integrity: 'This part is not what it should be, so it was not run.',
  timeout: 'This part is taking too long.',
  'threw-at-load': 'This part could not start.',
  'threw-on-render': 'This part ran into a problem.',
  'no-such-view': 'This part is missing.',
} as const satisfies Readonly<Record<string, string>>

export type ModuleErrorCode = keyof typeof moduleErrorTexts

/** An error of a module. */
export interface ModuleError {
  readonly code: ModuleErrorCode
  readonly module: string
  readonly cause: string
}

/** Creates a module error from a thrown value. */
export function moduleError(code: ModuleErrorCode, module: string, cause: unknown): ModuleError {
  return { code, module, cause: cause instanceof Error ? cause.message : String(cause) }
}
