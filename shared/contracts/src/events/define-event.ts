import type { z } from '@tessera/contracts/schema'

interface Common<Name extends string, Schema extends z.core.$ZodType> {
  /** Two words: the subject, and what happened to it or what is wanted of it. */
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
  /** Delivers the last payload to listeners that start late. */
  readonly replay?: boolean
  /** Delivers the event to the person's other tabs too. */
  readonly tabs?: boolean
}

/** A request that the shell answers by opening the overlay of the module that provides it. */
export interface OverlayRequest<
  Name extends string = string,
  Schema extends z.core.$ZodType = z.core.$ZodType,
> extends Common<Name, Schema> {
  readonly kind: 'request'
  readonly opens: string
  /** With 'viewer', a visitor signs up or logs in first, and the overlay opens afterwards. */
  readonly needs: 'viewer' | 'nobody'
}

/** A request that exactly one module handles, without an overlay. */
export interface HandledRequest<
  Name extends string = string,
  Schema extends z.core.$ZodType = z.core.$ZodType,
  Answer extends z.core.$ZodType = z.core.$ZodType,
> extends Common<Name, Schema> {
  readonly kind: 'handled-request'
  /** The answer that `bus.ask` gives the sender; none for a request that is only sent. */
  readonly answer?: Answer
}

/** An event that any number of listeners hear. */
export type EventDefinition<
  Name extends string = string,
  Schema extends z.core.$ZodType = z.core.$ZodType,
> = Fact<Name, Schema> | OverlayRequest<Name, Schema>

/** The payload of an event or a request. */
export type PayloadOf<E extends EventDefinition | HandledRequest> = z.output<E['schema']>

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

/** Declares a request that opens an overlay. */
export function defineRequest<const Name extends string, Schema extends z.core.$ZodType>(
  request: Omit<OverlayRequest<Name, Schema>, 'kind'>,
): OverlayRequest<Name, Schema> {
  return { kind: 'request', ...request }
}

/**
 * Declares a request that a module handles: `handles: [handler(saveTapped, …)]` in its `module.ts`.
 * The sender learns at once whether a module does: `bus.request(saveTapped, …)` returns false if not.
 */
export function defineHandledRequest<
  const Name extends string,
  Schema extends z.core.$ZodType,
  Answer extends z.core.$ZodType = never,
>(
  request: Omit<HandledRequest<Name, Schema, Answer>, 'kind'>,
): HandledRequest<Name, Schema, Answer> {
  return { kind: 'handled-request', ...request }
}
