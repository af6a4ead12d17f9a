/** A source by its path from the root, as in `shared/ui/src/tile.tsx`. */
export interface PackageSource {
  readonly file: string
  readonly text: string
}

const packageOf = (file: string): string => /^(shared\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? ''
const declared = /^declare module '([^']+)'/gm
// Only at the start of a line, so that sources within texts don't count.
const imported = /^(?:import|export|\})[^\n]*?['"]([^'"]+)['"]/gm

const matches = (specifier: string, pattern: string): boolean =>
  pattern.startsWith('*') ? specifier.endsWith(pattern.slice(1)) : specifier === pattern

/**
 * Returns the imports whose types only another package declares, as in `declare module '*.module.css'`.
 * One compiler run sees all packages at once, so it cannot tell that one of them would fail alone.
 */
export function undeclaredModules(sources: readonly PackageSource[]): readonly string[] {
  const patterns = new Map<string, string[]>()
  for (const { file, text } of sources.filter((source) => source.file.endsWith('.d.ts'))) {
    const own = [...text.matchAll(declared)].map(([, pattern = '']) => pattern)
    patterns.set(packageOf(file), [...(patterns.get(packageOf(file)) ?? []), ...own])
  }
  const ofAll = [...patterns.values()].flat()
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(imported)]
      .map(([, specifier = '']) => specifier)
      .filter((specifier) => ofAll.some((pattern) => matches(specifier, pattern)))
      .filter(
        (specifier) =>
          !(patterns.get(packageOf(file)) ?? []).some((pattern) => matches(specifier, pattern)),
      )
      .map((specifier) => `${file} imports ${specifier}, which its package does not declare.`),
  )
}
