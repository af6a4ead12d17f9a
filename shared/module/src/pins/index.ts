export { markSaved, markSavedEverywhere, type SavedPin } from './mark-saved.ts'
export { priceText } from './price-text.ts'
export { type PinTile, pinName, tileOf } from './tile-of.ts'
