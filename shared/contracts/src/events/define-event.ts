import type { z } from '@tessera/contracts/schema'

interface Common<Name extends string, Schema extends z.core.$ZodType> {
  /** Two words: what it is about, and what happened to it or is wanted of it. */
  readonly name: Name
  readonly version: number
  readonly schema: Schema
}

/** Something that has happened. */
export interface Fact<
  Name extends string = string,
  Schema extends z.core.$ZodType = z.core.$ZodType,
> extends Common<Name, Schema> {
  readonly kind: 'fact'
  /** Whoever starts to listen late hears the last one at once. */
  readonly replay?: boolean
  /** Other tabs of the same person hear it too. */
  readonly tabs?: boolean
}

/** Something that is wanted: the shell opens the overlay of whichever module provides it. */
export interface Request<
  Name extends string = string,
  Schema extends z.core.$ZodType = z.core.$ZodType,
> extends Common<Name, Schema> {
  readonly kind: 'request'
  readonly opens: string
  /** With 'viewer', a visitor first meets the sign-up overlay and goes on from there. */
  readonly needs: 'viewer' | 'nobody'
}

/** Anything that travels on the bus. */
export type EventDefinition<
  Name extends string = string,
  Schema extends z.core.$ZodType = z.core.$ZodType,
> = Fact<Name, Schema> | Request<Name, Schema>

/** What an event carries. */
export type PayloadOf<E extends EventDefinition> = z.output<E['schema']>

/**
 * Declares a fact.
 *
 *     const boardCreated = defineEvent({ name: 'board.created', version: 1, schema: ... })
 */
export function defineEvent<const Name extends string, Schema extends z.core.$ZodType>(
  event: Omit<Fact<Name, Schema>, 'kind'>,
): Fact<Name, Schema> {
  return { kind: 'fact', ...event }
}

/** Declares a request. */
export function defineRequest<const Name extends string, Schema extends z.core.$ZodType>(
  request: Omit<Request<Name, Schema>, 'kind'>,
): Request<Name, Schema> {
  return { kind: 'request', ...request }
}
