/**
 * The header that says whose page sends a call. The service refuses the call with 'session-changed'
 * when another account is logged in by now, so that no page acts as an account that it doesn't show.
 */
export const viewerHeader = 'X-Viewer'
