import { z } from '@tessera/contracts/schema'
import type { Ports } from '../../../ports.ts'

type Sealing = Pick<Ports, 'secrets'>

/**
 * Makes the tokens of links in emails. They have no end: an old email must still be stoppable. They are
 * sealed, so that nobody can make one for somebody else, or read whose it is.
 *
 *     const stops = sealedToken('unsubscribe', Stops)
 *     stops.read(ports, stops.of(ports, { user, topic }))
 */
export const sealedToken = <Schema extends z.core.$ZodType>(purpose: string, schema: Schema) => ({
  /** Writes a token. */
  of: ({ secrets }: Sealing, facts: z.output<Schema>): string =>
    secrets.seal(purpose, JSON.stringify(facts)),

  /** Reads a token; undefined when it isn't ours. */
  read({ secrets }: Sealing, token: string): z.output<Schema> | undefined {
    const text = secrets.open(purpose, token)
    return text === undefined ? undefined : z.safeParse(schema, JSON.parse(text)).data
  },
})
