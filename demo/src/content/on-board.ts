import { seedFrom } from '../pictures/chance.ts'
import type { PictureSpec } from '../pictures/picture-spec.ts'
import type { DemoPin } from './demo-entities.ts'

/** A pin as it is written down: its board, creator and seed follow from where it stands. */
type PinDraft = Omit<DemoPin, 'creator' | 'board' | 'picture'> & {
  picture: Omit<PictureSpec, 'seed'>
}

/** Puts drafts on a board; a picture's seed comes from the pin's title. */
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
