import type { Call } from '@tessera/contracts/calls/define-call'
import type { z } from '@tessera/contracts/schema'
import { onTestFinished } from 'vitest'
import { answerBy } from './answer-by.ts'
import { type Answer, type AnsweredRequest, callHandler, fitting } from './call-handler.ts'

export { answerError, answerWith } from './answer-with.ts'

/** A call and its answer. */
export type Answering<C extends Call = Call> = readonly [call: C, answer: Answer<C>]

/** Returns an input as the service reads it: parsed, and with its defaults. */
export const parsedInput = <I extends z.core.$ZodType, O extends z.core.$ZodType>(
  { name, input: schema }: Call<I, O>,
  input: z.input<I>,
): z.output<I> => fitting(`The input of ${name}`, schema, input)

/**
 * Answers the calls of a test by msw's handlers, which are made from the contracts: a test cannot pass
 * against a service that does not exist. A call without a handler fails the test; where two handlers name
 * one call, the first answers. The pairs hold their calls, so that a test loads no other contracts.
 *
 *     const { answer, asked } = answers([getPin, ({ id }) => pin({ id })])
 *     testShell({ answer }).render(<Closeup />)
 */
export function answers<const Calls extends readonly Call[]>(
  ...pairs: { readonly [Index in keyof Calls]: Answering<Calls[Index]> }
) {
  const asked: AnsweredRequest[] = []
  const onAsked = (each: AnsweredRequest) => void asked.push(each)
  const handlers = pairs.map(([call, answer]) => callHandler(call, answer, { onAsked }))
  const answer = answerBy(handlers, (fault) =>
    // The client reports every throw as a lost network, so the test is failed here.
    onTestFinished(() => {
      throw fault
    }),
  )
  return { asked, answer }
}
