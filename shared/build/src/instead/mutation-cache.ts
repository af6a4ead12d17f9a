/**
 * Replaces the query library's cache of mutations. Nothing of ours makes one: actions are commands of
 * `@tessera/cache`, and pages share no part of the library that could (module/src/shared-query.ts).
 */
export class MutationCache {
  findAll(): readonly never[] {
    return []
  }

  clear(): void {}

  async resumePausedMutations(): Promise<void> {}
}
