import type { Ports } from '../../../ports.ts'

/** Answers everybody with the public keys of the tokens that say who asks. */
export const answerKeys = async ({ viewerTokens }: Ports): Promise<Response> =>
  Response.json(
    { keys: await viewerTokens.keys() },
    {
      headers: {
        'Cache-Control': 'public, max-age=600',
        'Content-Type': 'application/jwk-set+json',
      },
    },
  )
