import { useStore } from '@nanostores/react'
import type { Pin } from '@tessera/contracts/entities/pin'
import { useShell } from '@tessera/module/react'
import { useMemo, useState } from 'react'
import { type PinTile, tileOf } from '../tile/tile-of.ts'

interface Pages {
  readonly pages: readonly { readonly data: readonly Pin[] }[]
}

/** A list's pins and their tiles, each pin once. A pin that is the same object keeps its tile, so nothing draws again. */
export function useTiles(list: Pages | undefined) {
  const locale = useStore(useShell().$locale)
  const [kept] = useState<{ locale: string; tiles: WeakMap<Pin, PinTile> }>({
    locale,
    tiles: new WeakMap(),
  })
  return useMemo(() => {
    if (kept.locale !== locale) Object.assign(kept, { locale, tiles: new WeakMap() })
    const pins = new Map<string, Pin>()
    for (const page of list?.pages ?? [])
      for (const pin of page.data) if (!pins.has(pin.id)) pins.set(pin.id, pin)
    const tile = (pin: Pin) => {
      const known = kept.tiles.get(pin) ?? tileOf(pin, locale)
      kept.tiles.set(pin, known)
      return known
    }
    return { pins, tiles: [...pins.values()].map(tile) }
  }, [list, locale, kept])
}
