/** A package that every part of a page must have one copy of. */
interface Shared {
  readonly singleton: true
  readonly eager?: true
  readonly import?: string | false
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
  '@tessera/cache/react',
  '@tessera/contracts/schema',
] as const

/** Of these there is what our sources name and no more, listed in a file each. */
export const sharedInPart: Readonly<Partial<Record<(typeof sharedPackages)[number], string>>> = {
  nanostores: new URL('../../module/src/shared-stores.ts', import.meta.url).pathname,
  '@tanstack/react-query': new URL('../../module/src/shared-query.ts', import.meta.url).pathname,
}

/** The shell brings its copies along and loads them first. */
export function sharedByShell(): Record<string, Shared> {
  const rule = { singleton: true, eager: true, requiredVersion: false } as const
  return Object.fromEntries(
    sharedPackages.map((name) => {
      const part = sharedInPart[name]
      return [name, part === undefined ? rule : { ...rule, import: part }]
    }),
  )
}

/** Modules bundle none of them: the shell, or the harness in its place, has them. */
export function sharedByModules(): Record<string, Shared> {
  const rule = { singleton: true, import: false, requiredVersion: false } as const
  return Object.fromEntries(sharedPackages.map((name) => [name, rule]))
}
