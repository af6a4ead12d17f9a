import { createHmac } from 'node:crypto'
import * as z from 'zod'
import type { Issuers } from '../issuers/port.ts'
import type { Log } from '../log/port.ts'
import type { Facebook } from './port.ts'

/** The version of the Graph API that the SDK is of. */
const version = 'v2.7'

const fields = 'id,email,name,first_name,last_name,birthday,gender,picture'

const Inspected = z.object({
  data: z.object({
    app_id: z.coerce.string(),
    type: z.string().default(''),
    user_id: z.coerce.string(),
    is_valid: z.boolean(),
    expires_at: z.number().default(0),
    issued_at: z.number().default(0),
  }),
})

const shared = z
  .string()
  .nullish()
  .transform((text) => text ?? null)

const Person = z.object({
  id: z.string(),
  email: shared,
  name: shared,
  first_name: shared,
  last_name: shared,
  birthday: shared,
  gender: shared,
  picture: z.object({ data: z.object({ url: z.string() }) }).optional(),
})

interface App {
  readonly appId: string
  readonly appSecret: string
  readonly graphUrl: string
}

interface Outside {
  readonly issuers: Issuers
  readonly log: Log
}

/** Facebook's Graph API for the product's app; null without one. */
export const facebookGraph = (app: App | null, outside: Outside): Facebook | null =>
  app === null ? null : graphOf(app, outside)

/** Asks the Graph API with the app's id and secret. */
function graphOf(app: App, { issuers, log }: Outside): Facebook {
  const { appId, appSecret, graphUrl } = app
  const asked = async <Answer>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: z.ZodType<Answer>,
  ): Promise<Answer | null | 'unreachable'> => {
    try {
      const url = `${graphUrl}/${version}/${path}?${new URLSearchParams(query)}`
      const response = await issuers.fetch(url)
      const body = await response.json()
      return response.ok ? schema.parse(body) : null
    } catch (cause) {
      // The address has secrets in it, so only the kind of error is logged.
      log.warn('facebook.unreachable', { path, cause: cause instanceof Error ? cause.name : '' })
      return 'unreachable'
    }
  }
  return {
    appId,
    async inspect(token) {
      const query = { input_token: token, access_token: `${appId}|${appSecret}` }
      const answer = await asked('debug_token', query, Inspected)
      if (answer === null || answer === 'unreachable') return answer
      const { app_id, user_id, type, is_valid, expires_at, issued_at } = answer.data
      const times = { expiresAt: expires_at, issuedAt: issued_at }
      return { appId: app_id, userId: user_id, type, isValid: is_valid, ...times }
    },
    async person(token) {
      const proof = createHmac('sha256', appSecret).update(token).digest('hex')
      const query = { fields, access_token: token, appsecret_proof: proof }
      const answer = await asked('me', query, Person)
      if (answer === null || answer === 'unreachable') return answer
      const { first_name: firstName, last_name: lastName, picture, ...rest } = answer
      return { ...rest, firstName, lastName, picture: picture?.data.url ?? null }
    },
  }
}
