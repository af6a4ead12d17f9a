/** A refusal, in one sentence with the fix. */
export class Fault extends Error {
  readonly exit: 1 | 2 | 3

  /** `exit` is 1 for what is refused, 2 for wrong arguments, and 3 for a product that cannot be reached. */
  constructor(message: string, exit: 1 | 2 | 3 = 1) {
    super(message)
    this.exit = exit
  }
}
