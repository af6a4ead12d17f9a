import { allCalls } from '@tessera/contracts/calls/all'
import { budgetNameOf, budgets } from '@tessera/contracts/calls/budgets'
import { type Call, commonErrors } from '@tessera/contracts/calls/define-call'
import { ignoredFields } from '@tessera/contracts/calls/ignored-fields'
import { Envelope } from '@tessera/contracts/envelope'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { type ErrorCode, errorCodes } from '@tessera/contracts/errors/codes'
import { contractVersion } from '@tessera/contracts/version'
import * as z from 'zod'

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output') => {
  const { $schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

/** Builds the OpenAPI document of every call. */
export function openApiOf(brand: string): Readonly<Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of allCalls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: brand, version: contractVersion },
    paths,
    components: {
      schemas: { Envelope: schemaOf(Envelope, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function operationOf(call: Call) {
  return {
    operationId: call.name,
    summary: call.summary,
    'x-who': call.who,
    'x-budget': budgetOf(call),
    security: securityOf(call),
    ...inputOf(call),
    responses: responsesOf(call),
  }
}

function securityOf({ who, scope }: Call) {
  const byToken = { token: scope === undefined ? [] : [scope] }
  if (who === 'token') return [byToken]
  if (who === 'advertiser') return [{ session: [] }, byToken]
  return who === 'anyone' ? [{}, { session: [] }] : [{ session: [] }]
}

type Schema = Exclude<z.core.JSONSchema._JSONSchema, boolean>

/** Describes the fields of a schema that have a note, in each of its alternatives. */
function withNotes(schema: Schema, notes: Readonly<Record<string, string>>): Schema {
  const { properties, anyOf } = schema
  const described = Object.entries(properties ?? {}).map(([name, field]) => {
    const description = notes[name]
    return [name, description === undefined ? field : { ...Object(field), description }]
  })
  const others = anyOf?.map((one) => (typeof one === 'boolean' ? one : withNotes(one, notes)))
  return {
    ...schema,
    ...(properties === undefined ? {} : { properties: Object.fromEntries(described) }),
    ...(others === undefined ? {} : { anyOf: others }),
  }
}

/** Describes the call's budget, from budgets.ts. */
function budgetOf(call: Call) {
  const name = budgetNameOf(call)
  return { name, ...budgets[name] }
}

function inputOf(call: Call) {
  const ignored = ignoredFields.get(call.name) ?? {}
  const schema = withNotes(schemaOf(call.input, 'input'), ignored)
  if (call.body === 'file') return { requestBody: { required: true, content: { 'image/*': {} } } }
  if (call.method !== 'GET')
    return { requestBody: { required: true, content: { 'application/json': { schema } } } }
  if (call.path.startsWith('/resource/'))
    return {
      parameters: [{ name: 'data', in: 'query', content: { 'application/json': { schema } } }],
    }
  const properties = Object.entries(schema.properties ?? {})
  return { parameters: properties.map(([name, field]) => ({ name, in: 'query', schema: field })) }
}

const retryAfter = {
  'Retry-After': {
    description: 'For how many seconds to wait; the same as wait_seconds in the error.',
    schema: { type: 'integer', minimum: 1 },
  },
}

function responsesOf(call: Call) {
  const byStatus = Map.groupBy(
    new Set<ErrorCode>([...call.errors, ...commonErrors]),
    (code) => errorCatalogue[code].http,
  )
  const errors = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes.map((code) => `${code} (${errorCodes[code]})`).join(', '),
      ...(status === 429 || status === 503 ? { headers: retryAfter } : {}),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Envelope' } } },
    },
  ])
  return {
    200: { description: call.summary, content: answerOf(call) },
    ...Object.fromEntries(errors),
  }
}

function answerOf(call: Call) {
  const properties = {
    data: schemaOf(call.output, 'output'),
    bookmark: { type: ['string', 'null'] },
    error: { type: 'null' },
  }
  const response = { type: 'object', properties }
  const schema = { type: 'object', properties: { resource_response: response } }
  return { 'application/json': { schema } }
}
