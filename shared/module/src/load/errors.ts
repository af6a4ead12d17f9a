/** The errors of modules, a closed set, each with the text that stands in the details of a failure. */
export const moduleErrorTexts = {
  absent: 'It is turned off at the moment.',
  incompatible: 'It needs another version of this site.',
  'wrong-abi': 'It was built for another way of loading.',
  unreachable: 'Its server could not be reached.',
  'bad-status': 'Its server answered with an error.',
  'not-a-module': 'Its server sent something unexpected.',
  integrity: 'A file was changed on the way, so it was not run.',
  timeout: 'It took too long to load.',
  'threw-at-load': 'It failed to start.',
  'threw-on-render': 'It failed while it was shown.',
  'no-such-view': 'Part of it is missing.',
} as const satisfies Readonly<Record<string, string>>

export type ModuleErrorCode = keyof typeof moduleErrorTexts

/** An error of a module. */
export interface ModuleError {
  readonly code: ModuleErrorCode
  readonly module: string
  readonly cause: string
  /** The thrown error, if it has a stack. */
  readonly thrown?: Error
}

/** Creates a module error from a thrown value. */
export function moduleError(code: ModuleErrorCode, module: string, cause: unknown): ModuleError {
  if (cause instanceof Error) return { code, module, cause: cause.message, thrown: cause }
  return { code, module, cause: String(cause) }
}
