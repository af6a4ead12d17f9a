import type { RegisteredModule } from '@tessera/contracts/registry'
import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { Report } from '../reports/report.ts'

/** An open overlay: its module and its input. */
export interface OpenOverlay {
  readonly key: number
  readonly name: string
  readonly module: string
  readonly input: unknown
}

/**
 * Returns the module that provides an overlay; a disabled module still counts, and its view says
 * so.
 */
export function providerOf(name: string, modules: readonly RegisteredModule[]): string | undefined {
  const provides = (module: RegisteredModule) =>
    module.descriptor.overlays.some((overlay) => overlay.name === name)
  const found = modules.filter(provides)
  return (found.find(({ enabled }) => enabled) ?? found[0])?.descriptor.name
}

/** The open overlays. */
export interface Overlays {
  /** The bottom overlay comes first. */
  readonly $open: ReadableAtom<readonly OpenOverlay[]>
  close(key: number): void
  closeNamed(name: string): void
  /** Says that something of an overlay is on the screen. */
  shown(key: number): void
  /**
   * Opens an overlay. Without a providing module it opens too and shows an error. It takes the place of one of
   * its name that shows nothing yet: that is a second press.
   */
  open(name: string, input: unknown, onClose?: () => void): void
}

/** Creates the list of open overlays. */
export function createOverlays(shell: {
  readonly modules: readonly RegisteredModule[]
  readonly report: (report: Report) => void
}): Overlays {
  const $open = atom<readonly OpenOverlay[]>([])
  const closings = new Map<number, () => void>()
  const shown = new Set<number>()
  let lastKey = 0

  function close(key: number): void {
    if (!$open.get().some((one) => one.key === key)) return
    $open.set($open.get().filter((one) => one.key !== key))
    closings.get(key)?.()
    closings.delete(key)
    shown.delete(key)
  }

  return {
    $open,
    close,
    closeNamed(name) {
      for (const one of $open.get()) if (one.name === name) close(one.key)
    },
    shown(key) {
      shown.add(key)
    },
    open(name, input, onClose) {
      for (const one of $open.get()) if (one.name === name && !shown.has(one.key)) close(one.key)
      const module = providerOf(name, shell.modules)
      if (module === undefined) {
        shell.report({ code: 'overlay-unknown', from: 'shell', detail: name })
      }
      lastKey += 1
      if (onClose !== undefined) closings.set(lastKey, onClose)
      $open.set([...$open.get(), { key: lastKey, name, module: module ?? name, input }])
    },
  }
}
