import { limits } from './limits.ts'
import { parseUrl } from './parse-url.ts'

/** A host with a dot, perhaps a port, then nothing or a path: what people type without a scheme. */
const bareAddress = /^[^\s/?#@:]+\.(?:[^\s/?#@:.]{2,}|\d)(?::\d+)?(?:[/?#]\S*)?$/u

/**
 * Returns the address of a web page as people type or paste it: `example.org/x` gets its https.
 * Undefined for any other text.
 */
export function webAddress(text: string): string | undefined {
  const typed = text.trim()
  const whole = bareAddress.test(typed) ? `https://${typed}` : typed
  const href = /^https?:\/\/\S+$/i.test(whole) ? parseUrl(whole)?.href : undefined
  return href !== undefined && href.length <= limits.pinLinkMax ? href : undefined
}
