/** The start of the addresses at which modules' backends answer. */
export const backendsBase = '/backends/'

/** The product's public keys, by which backends verify who asks. */
export const viewerKeysPath = '/.well-known/tessera-viewer.jwks'

/** The header of the signed token that says who asks. */
export const viewerTokenHeader = 'Tessera-Viewer'

/** The header of the request's id in the product's log. */
export const requestIdHeader = 'Tessera-Request'

/** The header of answers that come from a backend, with the module's name; refusals of the product have none. */
export const backendHeader = 'Tessera-Backend'
