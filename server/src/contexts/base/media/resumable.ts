import { resumablePath } from '@tessera/contracts/calls/media'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import type { Account } from '../../../calls/account.ts'
import { envelopeOf, refused } from '../../../calls/answer.ts'
import { refusalOfThrow } from '../../../calls/refusal-of-throw.ts'
import type { RequestContext } from '../../../calls/request-context.ts'
import { deleteUpload, endReservation, reserveBytes } from '../upload-quota/upload-quota.ts'

// Implements tus 1.0.0 (tus.io) with creation, expiration and termination.

const version = '1.0.0'
const metadataMax = 2_000
const partType = 'application/offset+octet-stream'

interface Member extends RequestContext {
  readonly viewer: Account
}

/**
 * Handles requests for resumable uploads. Each belongs to its sender; for others it doesn't exist.
 */
export async function answerResumable(context: RequestContext): Promise<Response> {
  const response = await safely(context)
  response.headers.set('Tus-Resumable', version)
  response.headers.set('Cache-Control', 'no-store')
  return response
}

async function safely(context: RequestContext): Promise<Response> {
  try {
    return await answered(context)
  } catch (cause) {
    const { ports, id } = context
    return envelopeOf(refusalOfThrow(ports, cause, { id, event: 'upload' }), ports.settings.brand)
  }
}

async function answered(context: RequestContext): Promise<Response> {
  const { request, viewer } = context
  const { headers } = request
  const method = methodOf(request)
  if (method === 'OPTIONS') return abilities()
  if (request.method !== 'HEAD' && !context.isFromOwnPage) return refusal(context, 'wrong-origin')
  if (headers.get('Tus-Resumable') !== version) {
    const response = refusal(context, 'upload-version-unknown')
    response.headers.set('Tus-Version', version)
    return response
  }
  if (viewer === null) return refusal(context, 'log-in-needed')
  const id = context.params.id
  const does = id === undefined ? { POST: create }[method] : operations[method]
  if (does === undefined) return refusal(context, 'method-unknown')
  return does({ ...context, viewer })
}

/** Some networks block PATCH, so a POST may name the method it stands for. */
const methodOf = (request: Request): string =>
  request.method === 'POST'
    ? (request.headers.get('X-HTTP-Method-Override') ?? 'POST').toUpperCase()
    : request.method

const operations: Readonly<Record<string, (member: Member) => Promise<Response>>> = {
  HEAD: tell,
  PATCH: add,
  DELETE: end,
}

const refusal = (
  { ports }: RequestContext,
  code: ErrorCode,
  data?: Readonly<Record<string, unknown>>,
): Response => envelopeOf(refused(code, data), ports.settings.brand)

const badHeader = (context: RequestContext, name: string, fault: string): Response =>
  refusal(context, 'bad-input', { fields: { [name]: fault } })

const abilities = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'Tus-Version': version,
      'Tus-Extension': 'creation,expiration,termination',
      'Tus-Max-Size': String(limits.uploadMaxBytes),
    },
  })

const expiry = (createdAt: Date): string =>
  new Date(createdAt.getTime() + timings.uploadKept).toUTCString()

/** Reads a header that holds a number of bytes; undefined when it doesn't. */
function bytesIn(headers: Headers, name: string): number | undefined {
  const text = headers.get(name) ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

async function create(member: Member): Promise<Response> {
  const { request, ports, viewer } = member
  const size = bytesIn(request.headers, 'Upload-Length')
  const metadata = request.headers.get('Upload-Metadata') ?? ''
  if (size === undefined || size === 0)
    return badHeader(member, 'upload-length', 'Enter a size in bytes')
  // The purpose 'library' in base64: a download that is sent to be restored.
  const isLibrary = /(?:^|,)\s*purpose bGlicmFyeQ==\s*(?:,|$)/.test(metadata)
  if (size > (isLibrary ? limits.libraryMaxBytes : limits.uploadMaxBytes))
    return refusal(member, 'too-large')
  if (metadata.length > metadataMax)
    return badHeader(member, 'upload-metadata', 'Metadata is too long')
  const id = ports.keys.next()
  const createdAt = ports.clock.now()
  const ownerId = viewer.id
  const fault = await reserveBytes(ports.db, { id, ownerId, bytes: size, now: createdAt })
  if (fault !== undefined) return refusal(member, fault, { max: limits.uploadsAtOnce })
  try {
    await ports.uploads.create({ id, ownerId, size, metadata, createdAt })
  } catch (cause) {
    await endReservation(ports.db, { id, ownerId, came: 0 })
    throw cause
  }
  return new Response(null, {
    status: 201,
    headers: { Location: `${resumablePath}${id}`, 'Upload-Expires': expiry(createdAt) },
  })
}

const refOf = ({ params, viewer }: Member) => ({ ownerId: viewer.id, id: params.id ?? '' })

async function tell(member: Member): Promise<Response> {
  const upload = await member.ports.uploads.find(refOf(member))
  if (upload === undefined) return refusal(member, 'not-found')
  const headers = new Headers({
    'Upload-Offset': String(upload.offset),
    'Upload-Length': String(upload.size),
    'Upload-Expires': expiry(upload.createdAt),
  })
  if (upload.metadata !== '') headers.set('Upload-Metadata', upload.metadata)
  return new Response(null, { headers })
}

const faults = {
  missing: 'not-found',
  elsewhere: 'upload-offset-wrong',
  'too-long': 'too-large',
} as const

async function add(member: Member): Promise<Response> {
  const { request, ports } = member
  if (request.headers.get('Content-Type') !== partType)
    return refusal(member, 'upload-part-refused')
  const offset = bytesIn(request.headers, 'Upload-Offset')
  if (offset === undefined) return badHeader(member, 'upload-offset', 'Enter an offset in bytes')
  const body = request.body ?? new Blob([]).stream()
  const added = await ports.uploads.append(refOf(member), offset, body)
  if (!added.ok) return refusal(member, faults[added.fault])
  return new Response(null, { status: 204, headers: { 'Upload-Offset': String(added.offset) } })
}

async function end(member: Member): Promise<Response> {
  const upload = await member.ports.uploads.find(refOf(member))
  if (upload === undefined) return refusal(member, 'not-found')
  await deleteUpload(member.ports, member.viewer.id, upload)
  return new Response(null, { status: 204 })
}
