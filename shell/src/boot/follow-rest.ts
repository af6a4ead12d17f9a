import { saveRequested } from '@tessera/contracts/events/requests'
import { nextTask } from '@tessera/contracts/next-task'
import { whenIdle } from '@tessera/ui/grid/when-idle'
import { isMetered } from '@tessera/ui/metered'
import { accountsKey } from '../accounts/accounts-key.ts'
import { followBuilds } from '../builds/follow-builds.ts'
import { followWorker } from '../installed-app/follow-worker.ts'
import { loadAhead } from '../navigation/load-ahead.ts'
import { whenAtRest } from '../navigation/when-at-rest.ts'
import { providerOf } from '../overlays/overlays.ts'
import { followPaletteKey } from '../palette/follow-palette-key.ts'
import { followPanelKey } from '../panel/follow-panel-key.ts'
import { loadSuggestions } from '../search/load-suggestions.ts'
import type { Shell } from '../shell/shell.ts'
import { startVitals } from '../vitals/start-vitals.ts'
import { checkBoot } from './check-boot.ts'

/**
 * Follows new builds. Where modules are overridden, the developer decides which build runs. Returns a function
 * that tells whether the next page runs another build of a module.
 */
function follow(
  shell: Shell,
  guard: Parameters<typeof followBuilds>[1]['guard'],
): ReturnType<typeof followBuilds> {
  const { set, overrides } = shell.boot
  if (set === undefined || overrides) return () => false
  return followBuilds(shell, { set, guard, tab: window })
}

/** Keeps the accounts of this browser; a visitor has some only if somebody was logged in before. */
function followAccounts(shell: Shell): void {
  const load = () =>
    import(/* webpackChunkName: "accounts" */ '../accounts/keep-accounts.ts')
      .then(({ keepAccounts }) => keepAccounts(shell, window))
      // Without it, the switcher shows the accounts that the service knows.
      .catch(() => undefined)
  const { $viewer } = shell.stores
  if ($viewer.get() !== null || localStorage.getItem(accountsKey) !== null) void load()
  else {
    const stop = $viewer.listen(() => {
      stop()
      void load()
    })
  }
}

/** Loads the dialog in which members choose a board: each tile has a button that opens it. */
async function loadPicker(
  { boot: { modules }, host }: Shell,
  isLeaving: (module: string) => boolean,
): Promise<void> {
  const name = saveRequested.opens
  const provider = providerOf(name, modules)
  if (provider === undefined || isLeaving(provider)) return
  const loaded = await host.load(provider)
  if (loaded.ok) await loaded.definition.overlays?.[name]?.load()
}

/**
 * Loads the code that a first press on the search field, or on a tile's board, would wait for. The press tries
 * again what could not be loaded.
 */
async function loadForPresses(
  shell: Shell,
  isLeaving: Parameters<typeof loadPicker>[1],
): Promise<void> {
  const isMember = shell.stores.$viewer.get() !== null
  await Promise.allSettled([loadSuggestions(), isMember && loadPicker(shell, isLeaving)])
}

/** The share of pages that compare their boot data with the contracts: one keeps a slow phone busy for 0.2 s. */
const checkedShare = 0.01

/** Starts what follows the page once its first view is there, in pieces. */
export async function followRest(shell: Shell, guard: Parameters<typeof follow>[1]): Promise<void> {
  followPanelKey(shell, window)
  followPaletteKey(shell, window)
  if (shell.boot.overrides || Math.random() < checkedShare)
    whenIdle(() => checkBoot(document, shell.parts.report))
  // Before a module is replaced.
  startVitals(shell)
  const isLeaving = follow(shell, guard)
  await nextTask()
  followAccounts(shell)
  void followWorker(document, navigator.serviceWorker, shell.boot)
  // On a metered connection what needs code loads it.
  if (isMetered()) return
  await nextTask()
  shell.loadCache()
  const { boot, host, stores } = shell
  await nextTask()
  loadAhead(document, {
    host,
    origin: location.origin,
    isLeaving,
    modules: boot.modules,
    $viewer: stores.$viewer,
  })
  whenAtRest(document, () => void loadForPresses(shell, isLeaving))
}
