import type { HandledRequest, OverlayRequest } from './define-event.ts'
import * as requests from './requests.ts'

/** Every request that opens an overlay. */
export const allRequests: readonly OverlayRequest[] = Object.values(requests).filter(
  (request) => request.kind === 'request',
)

/** Every request that a module handles. */
export const allHandledRequests: readonly HandledRequest[] = Object.values(requests).filter(
  (request) => request.kind === 'handled-request',
)
