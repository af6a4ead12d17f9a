/** What the field is like when a key is pressed in it. */
export interface Moment {
  readonly open: boolean
  /** How many lines are offered, and which one the arrows have reached; -1 for the field itself. */
  readonly count: number
  readonly active: number
  readonly hint: string
  readonly text: string
  /** Whether the caret stands behind all that is typed. */
  readonly atEnd: boolean
  readonly rightToLeft: boolean
}

/** A key, and what was held with it. */
export interface Key {
  readonly key: string
  readonly shift: boolean
  /** Control, alt or the system's own. */
  readonly held: boolean
}

/** What a key comes to; 'nothing' leaves it to the browser. */
export type Press =
  | { readonly does: 'nothing' | 'open' | 'close' | 'empty' | 'complete' }
  | { readonly does: 'move' | 'choose' | 'forget'; readonly to: number }

const nothing: Press = { does: 'nothing' }

/**
 * What a key does in the search field: arrows go through what is offered and back to the field,
 * Enter chooses, Tab and the arrow in reading direction take the hint, Escape closes first and empties
 * then, Delete forgets the recent search that the arrows have reached.
 */
export function press({ key, shift, held }: Key, now: Moment): Press {
  if (held) return nothing
  const forward = now.rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      return arrow(key === 'ArrowDown' ? 1 : -1, now)
    case 'Enter':
      return now.open && now.active >= 0 ? { does: 'choose', to: now.active } : nothing
    case 'Escape':
      if (now.open) return { does: 'close' }
      return now.text === '' ? nothing : { does: 'empty' }
    case 'Tab':
      return now.hint === '' || shift ? nothing : { does: 'complete' }
    case forward:
    case 'End':
      return now.hint === '' || shift || !now.atEnd ? nothing : { does: 'complete' }
    case 'Delete':
      return now.open && now.active >= 0 && now.text === ''
        ? { does: 'forget', to: now.active }
        : nothing
    default:
      return nothing
  }
}

/** The field itself is one of the places that the arrows go round. */
function arrow(by: 1 | -1, { open, count, active }: Moment): Press {
  if (!open) return { does: 'open' }
  if (count === 0) return nothing
  const places = count + 1
  return { does: 'move', to: ((active + 1 + by + places) % places) - 1 }
}
