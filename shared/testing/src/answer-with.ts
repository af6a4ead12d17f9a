import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { type ErrorCode, errorCodes } from '@tessera/contracts/errors/codes'
import { messageOf } from '@tessera/contracts/errors/message-of'

/** Returns the service's answer with data in it. */
export function answerWith(data: unknown, bookmark: string | null = null): Response {
  return Response.json({ resource_response: { data, bookmark, error: null } })
}

/** Texts of an error that differ from its entry in the catalogue. */
interface OwnWords {
  readonly message?: string
  readonly message_detail?: string
}

/** Returns the service's answer with an error of the catalogue. */
export function answerError(
  code: ErrorCode,
  data?: Readonly<Record<string, unknown>>,
  own: OwnWords = {},
): Response {
  const { http } = errorCatalogue[code]
  const error = {
    code,
    api_error_code: errorCodes[code],
    message: messageOf(code, { ...data }),
    http_status: http,
    ...(data ? { data } : {}),
    ...own,
  }
  return Response.json(
    { resource_response: { data: null, bookmark: null, error } },
    { status: http },
  )
}
