/** The person whose runs are kept, as one of their profiles; undefined for a visitor. */
export interface Owner {
  get(): string | undefined
  listen(hear: () => void): () => void
}
