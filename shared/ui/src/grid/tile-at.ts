/** The action of pressing a part of a tile. */
export type TileAct = 'open' | 'save' | 'choose' | 'more' | 'select' | 'show'

const acts: readonly TileAct[] = ['open', 'save', 'choose', 'more', 'select', 'show']

/** Returns the index of the tile in which an event happened. */
export function tileAt(target: EventTarget | null): number | null {
  if (!(target instanceof Element)) return null
  const index = target.closest('[data-index]')?.getAttribute('data-index')
  return index === null || index === undefined ? null : Number(index)
}

/** Returns the part of the tile that was pressed, and its action. */
export function actAt(target: EventTarget | null): { act: TileAct; element: HTMLElement } | null {
  if (!(target instanceof Element)) return null
  const element = target.closest('[data-act]')
  const act = acts.find((one) => one === element?.getAttribute('data-act'))
  return element instanceof HTMLElement && act !== undefined ? { act, element } : null
}
