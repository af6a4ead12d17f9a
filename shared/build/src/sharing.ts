/** A package that every part of a page must have one copy of. */
interface Shared {
  readonly singleton: true
  readonly eager?: true
  readonly import?: false
  readonly requiredVersion: false
}

/**
 * The one sharing policy. A shared package ships whole, so the list is short: what holds state that
 * must exist once (React, stores, the query cache's context, our module context), and nothing else.
 * Of zod there is what contracts name and no more (contracts/schema). The router stays in the shell;
 * the rest is bundled where it is used.
 */
export const sharedPackages = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'nanostores',
  '@tanstack/react-query',
  '@tessera/module/react',
  '@tessera/contracts/schema',
] as const

/** The shell brings its copies along and loads them first. */
export function sharedByShell(): Record<string, Shared> {
  return policy({ singleton: true, eager: true, requiredVersion: false })
}

/** Modules bundle none of them: the shell, or the harness in its place, has them. */
export function sharedByModules(): Record<string, Shared> {
  return policy({ singleton: true, import: false, requiredVersion: false })
}

function policy(rule: Shared): Record<string, Shared> {
  return Object.fromEntries(sharedPackages.map((name) => [name, rule]))
}
