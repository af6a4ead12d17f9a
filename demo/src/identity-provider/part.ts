import type { IncomingMessage, ServerResponse } from 'node:http'

/** The origins of the stand-in and of the product. */
export interface StandInPlace {
  readonly origin: string
  readonly productOrigin: string
}

/** Answers one path of a provider; false when it has no such path. */
export type Part = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
