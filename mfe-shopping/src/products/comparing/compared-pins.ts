import { useStore } from '@nanostores/react'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { useViewer } from '@tessera/module/react'
import { atom, type WritableAtom } from 'nanostores'

/** A pin that somebody chose to compare. */
const ComparedPin = z.object({ id: z.string(), title: z.string(), image: z.string() })

/** A pin that somebody chose to compare. */
export type ComparedPin = z.infer<typeof ComparedPin>

/** The pins to compare of one person in this tab. */
const placeOf = (who: string): string => `tessera.compare.${who}`

function readPins(who: string): readonly ComparedPin[] {
  try {
    const text = sessionStorage.getItem(placeOf(who)) ?? '[]'
    const kept = z.safeParse(z.array(ComparedPin), JSON.parse(text))
    return kept.success ? kept.data.slice(0, limits.comparedProductsMax) : []
  } catch {
    return []
  }
}

function writePins(who: string, pins: readonly ComparedPin[]): void {
  try {
    if (pins.length === 0) sessionStorage.removeItem(placeOf(who))
    else sessionStorage.setItem(placeOf(who), JSON.stringify(pins))
  } catch {
    // Without storage they last as long as the page.
  }
}

const stores = new Map<string, WritableAtom<readonly ComparedPin[]>>()

function storeOf(who: string): WritableAtom<readonly ComparedPin[]> {
  const store = stores.get(who) ?? atom(readPins(who))
  stores.set(who, store)
  return store
}

/** Adds a pin to those compared, or takes it out; a full list stays as it is. */
export function toggled(pins: readonly ComparedPin[], pin: ComparedPin): readonly ComparedPin[] {
  const others = pins.filter(({ id }) => id !== pin.id)
  if (others.length < pins.length) return others
  return pins.length < limits.comparedProductsMax ? [...pins, pin] : pins
}

/** The pins that the viewer compares, by tab, and how to change them. */
export function useComparedPins() {
  const who = useViewer()?.id ?? 'visitor'
  const store = storeOf(who)
  const pins = useStore(store)
  const set = (next: readonly ComparedPin[]) => {
    writePins(who, next)
    store.set(next)
  }
  return {
    pins,
    isFull: pins.length >= limits.comparedProductsMax,
    has: (id: string) => pins.some((pin) => pin.id === id),
    toggle: (pin: ComparedPin) => set(toggled(store.get(), pin)),
    remove: (id: string) => set(store.get().filter((pin) => pin.id !== id)),
    clear: () => set([]),
  }
}
