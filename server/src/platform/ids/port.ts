/** Generates ids that are unique across instances; later ones are larger. */
export interface Ids {
  next(): string
}
