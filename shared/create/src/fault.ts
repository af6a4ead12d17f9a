/** The reason that stops a command: one sentence with its fix. */
export class Fault extends Error {
  readonly exit: 1 | 2 | 3

  /** `exit` is 1 for what is refused, 2 for wrong arguments, and 3 for a product that cannot be reached. */
  constructor(message: string, exit: 1 | 2 | 3 = 1) {
    super(message)
    this.exit = exit
  }
}
