export { clockText } from './tile/clock-text.ts'
export { hide, unhide } from './tile/hide-pin.ts'
export { priceText } from './tile/price-text.ts'
export { type PinTile, pictureText, pinName, saverOf, tileOf } from './tile/tile-of.ts'
