/** Hands out ids that no other instance hands out, later ones larger. */
export interface Ids {
  next(): string
}
