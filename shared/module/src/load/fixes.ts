import type { ModuleErrorCode } from './errors.ts'

/** The fix for each module error, for developers. Pages do not load this file. */
export const moduleErrorFixes: Readonly<Record<ModuleErrorCode, string>> = {
  absent: 'List the module in the registry, enabled.',
  incompatible: "Build the module against this shell's contract version.",
  'wrong-abi': 'Build the module with the module preset of this shell.',
  unreachable: "Check that the module's origin answers.",
  'bad-status': "Look at the module's origin: it answers with an error.",
  'not-a-module':
    'The entry is not a federation container with the ./module of this name; check what the origin serves.',
  integrity:
    "A script or style has no hash in the registry, or another one: publish the descriptor of this build, with every file's hash.",
  timeout: "The module's origin is slow or stuck, or its `setup` does not end.",
  'threw-at-load': 'The module threw while it was loading, or in `setup`.',
  'threw-on-render': "The module's view threw while rendering.",
  'no-such-view': 'The descriptor names a view that the module lacks.',
}
