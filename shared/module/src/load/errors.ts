/** The ways in which a module can fail to run: a closed set, each with what a person reads and what a developer does. */
export const moduleErrors = {
  absent: {
    text: 'This part is not here right now.',
    fix: 'List the module in the registry, enabled.',
  },
  incompatible: {
    text: 'This part does not fit the rest just now.',
    fix: "Build the module against this shell's contract version.",
  },
  unreachable: {
    text: 'This part could not be reached.',
    fix: "Check that the module's origin answers.",
  },
  'bad-status': {
    text: 'This part is not answering.',
    fix: "Look at the module's origin: it answers with an error.",
  },
  'not-a-module': {
    text: 'This part came back garbled.',
    fix: 'The entry is not a federation container with ./module; check what the origin serves.',
  },
  integrity: {
    text: 'This part is not what it should be, so it was not run.',
    fix: "The file's hash is not the registry's: publish the descriptor of this build.",
  },
  timeout: { text: 'This part is taking too long.', fix: "The module's origin is slow or stuck." },
  'threw-at-load': {
    text: 'This part could not start.',
    fix: 'The module threw while it was loading.',
  },
  'threw-on-render': {
    text: 'This part ran into a problem.',
    fix: "The module's view threw while rendering.",
  },
  'no-such-view': {
    text: 'This part is missing.',
    fix: 'The descriptor names a view that the module lacks.',
  },
} as const satisfies Readonly<Record<string, { readonly text: string; readonly fix: string }>>

export type ModuleErrorCode = keyof typeof moduleErrors

/** Why a module does not run. */
export interface ModuleError {
  readonly code: ModuleErrorCode
  readonly module: string
  readonly cause: string
}

/** Makes a module error out of whatever was thrown. */
export function moduleError(code: ModuleErrorCode, module: string, cause: unknown): ModuleError {
  return { code, module, cause: cause instanceof Error ? cause.message : String(cause) }
}
