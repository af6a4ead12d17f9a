/** Syncs what was written, for all who wait, with as few syncs as possible. */
export class GroupSync {
  readonly #sync: () => Promise<void>
  #running: Promise<void> | undefined
  #next: Promise<void> | undefined

  constructor(sync: () => Promise<void>) {
    this.#sync = sync
  }

  /** Resolves after a sync that began after this call; a running one may have missed the write. */
  settled(): Promise<void> {
    this.#next ??= (this.#running ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => {
        this.#running = this.#next
        this.#next = undefined
        return this.#sync()
      })
    return this.#next
  }
}
