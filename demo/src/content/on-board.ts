import { seedFrom } from '../pictures/chance.ts'
import type { PictureSpec } from '../pictures/picture-spec.ts'
import type { DemoPin } from './demo-entities.ts'

/** A pin without the facts that follow from its place: board, creator and seed. */
type PinDraft = Omit<DemoPin, 'creator' | 'board' | 'picture'> & {
  picture: Omit<PictureSpec, 'seed'>
}

/** Creates a board's pins; a picture's seed comes from the pin's title. */
export function onBoard(
  creator: string,
  board: string,
  drafts: readonly PinDraft[],
): readonly DemoPin[] {
  return drafts.map((draft) => ({
    ...draft,
    creator,
    board,
    picture: { ...draft.picture, seed: seedFrom(draft.title) },
  }))
}
