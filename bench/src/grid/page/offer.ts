import type { TileOffer } from '@tessera/ui/pin-tile'

/** The buttons on tiles of a home feed, the same for every grid. */
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
