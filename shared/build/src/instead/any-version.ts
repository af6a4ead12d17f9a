/** Replaces the federation runtime's version check: each shared package is a singleton of any version (sharing.ts). */
export const satisfy = (): boolean => true
