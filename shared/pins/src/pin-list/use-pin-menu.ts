import type { Pin } from '@tessera/contracts/entities/pin'
import { useShell } from '@tessera/module/react'
import type { MenuItem } from '@tessera/ui/menu'
import type { Hiding, pinMenu } from './pin-menu.ts'

let itemsOf: typeof pinMenu | undefined

/** Loads the code of a pin's menu, which a list does without until it is idle or the menu opens. */
export async function loadPinMenu(): Promise<void> {
  itemsOf ??= (await import(/* webpackChunkName: "tile-menu" */ './pin-menu.ts')).pinMenu
}

/** Returns the common menu items of a pin, once `loadPinMenu` has loaded them. */
export function usePinMenu(hiding: Hiding): (pin: Pin) => readonly MenuItem[] {
  const shell = useShell()
  return (pin) => itemsOf?.(shell, pin, hiding) ?? []
}
