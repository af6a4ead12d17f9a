import type { ListPromotion } from './port.ts'

/** A list without promoted pins. */
export const nothingPromoted: ListPromotion = { candidates: [], winners: () => [] }
