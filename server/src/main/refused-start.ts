/** Thrown when the service must not start, with the sentence for its operator. */
export class RefusedStart extends Error {}
