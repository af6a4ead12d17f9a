export { priceText } from '@tessera/contracts/price-text'
export { clockText } from './tile/clock-text.ts'
export { hide, unhide } from './tile/hide-pin.ts'
export { type PinTile, pictureText, pinName, saverOf, tileOf } from './tile/tile-of.ts'
