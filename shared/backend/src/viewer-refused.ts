/** Thrown when a request does not prove who asks; answer it with the status 401. */
export class ViewerRefused extends Error {
  readonly code: 'no-token' | 'bad-token' | 'keys-unreachable'

  constructor(code: ViewerRefused['code'], message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'ViewerRefused'
    this.code = code
  }
}
