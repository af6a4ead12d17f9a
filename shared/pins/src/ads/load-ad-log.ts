import type { ShellContext } from '@tessera/module'

/** Loads the page's log of ads, which only pages with ads need. */
export const loadAdLog = async (shell: ShellContext) =>
  (await import(/* webpackChunkName: "ad-log" */ './ad-log.ts')).adLogOf(shell)
