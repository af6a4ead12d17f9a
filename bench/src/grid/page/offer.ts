import type { TileOffer } from '@tessera/ui/pin-tile'

/** What the tiles of a home feed offer, the same for every grid. */
export const offer: TileOffer = {
  save: true,
  more: true,
  select: false,
  drag: false,
  boardName: undefined,
  choose: false,
  saveLabel: 'Save',
  savedLabel: 'Saved',
  chooseLabel: 'Choose board',
  moreLabel: 'More',
  selectLabel: 'Select',
}
