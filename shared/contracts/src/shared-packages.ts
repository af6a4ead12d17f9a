/**
 * The packages that the shell and modules share. A shared package ships whole, so the list has only those
 * whose state must exist once: React, stores, the query cache's context and the module context. Of zod,
 * only what the contracts use is shared (contracts/parse), and it loads late; builds from before that take
 * it as contracts/schema. The router stays in the shell; all other packages are bundled where they are
 * used.
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
  '@tessera/contracts/late-schema',
  '@tessera/contracts/parse',
  '@tessera/contracts/schema',
] as const

/** The packages that come with a shared one: a module that bundles them brings a second copy of it. */
export const carriedPackages = ['scheduler', 'zod', '@tanstack/query-core'] as const

/** True when a package, or a part of it, is shared. */
export const isShared = (name: string): boolean =>
  sharedPackages.some((each) => (each.endsWith('/') ? name.startsWith(each) : name === each))

/** Returns the package that a shared name is of, such as react of react/jsx-runtime. */
export const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
