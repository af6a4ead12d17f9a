import { sharedTexts } from '@tessera/contracts/installed-app'
import { limits } from '@tessera/contracts/limits'
import { webAddress } from '@tessera/contracts/web-address'

/** The texts that somebody shared with the installed app, from the builder's address. */
export interface Share {
  readonly title: string
  readonly description: string
  readonly link: string
  /** Names the files that the service worker left; undefined without files. */
  readonly id: string | undefined
  /** True when files could not come along. */
  readonly hasLost: boolean
}

/** An address in a text, without the signs that end a sentence. */
const inText = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'»”]/i

const own = [...sharedTexts, 'share', 'unshared']

/** Returns what the address shares; undefined where it shares nothing. Many apps put the link into the text. */
export function shareOf(query: URLSearchParams): Share | undefined {
  if (!own.some((name) => query.has(name))) return undefined
  const [title, text, url] = sharedTexts.map((name) => (query.get(name) ?? '').trim())
  const [found = ''] = inText.exec(text ?? '') ?? inText.exec(title ?? '') ?? []
  const link = webAddress(url ?? '') ?? webAddress(found) ?? ''
  const rest = (said = '') => said.replace(found, '').replace(/\s+/g, ' ').trim()
  const name = [...rest(title)].slice(0, limits.pinTitleMax).join('')
  const description = [...rest(text)].slice(0, limits.pinTextMax).join('')
  return {
    title: name,
    description: description === name ? '' : description,
    link,
    id: query.get('share') ?? undefined,
    hasLost: query.has('unshared'),
  }
}

/** Returns the rest of the address, so that a reload shares nothing twice. */
export function withoutShare(query: URLSearchParams): string {
  const rest = new URLSearchParams([...query].filter(([name]) => !own.includes(name)))
  return rest.size === 0 ? '' : `?${rest}`
}
