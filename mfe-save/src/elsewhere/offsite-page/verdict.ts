import type { OutputOf } from '@tessera/contracts/calls/define-call'
import type { checkOffsite } from '@tessera/contracts/calls/offsite'
import { parseUrl } from '@tessera/contracts/parse-url'
import { words } from './words.ts'

/** The service's answer about a link. */
export type Checked = OutputOf<typeof checkOffsite>

/** The way to open the link: the main button, a small link, a link for members only, or none. */
type Way = 'open' | 'small' | 'members' | 'none'

/** The page's texts about a link. */
export interface Verdict {
  readonly tone: 'plain' | 'careful' | 'bad'
  readonly title: string
  readonly text: string
  readonly way: Way
  /** The real destination, without a disguise; null when there is none. */
  readonly to: URL | null
  /** The address that opens it. */
  readonly opens: string
}

const reasons: Readonly<Record<string, () => string>> = {
  malware: words.malware,
  phishing: words.phishing,
  spam: words.spam,
  misleading: words.misleading,
  adult: words.adult,
  reported: words.reported,
  disguised: words.disguised,
  'look-alike': words.lookAlike,
}

/** Returns the verdict on text that is no web link. */
export const nowhere = (): Verdict => ({
  tone: 'bad',
  title: words.nowhereTitle(),
  text: words.nowhereText(),
  way: 'none',
  to: null,
  opens: '',
})

/** Returns the destination of a link; a user name before an @ only looks like a host. */
function destination(url: string | null): URL | null {
  const to = url === null ? null : parseUrl(url)
  if (to === null || (to.protocol !== 'http:' && to.protocol !== 'https:')) return null
  to.username = ''
  to.password = ''
  return to
}

/**
 * Returns the verdict for the service's answer: blocked links cannot be opened, and only members
 * can open adult ones.
 */
export function verdictOf(
  checked: Checked,
  asked: { readonly brand: string; readonly isMember: boolean },
): Verdict {
  const to = destination(checked.url)
  if (to === null) return nowhere()
  const where = { to, opens: checked.opens_at ?? to.href }
  const because = (otherwise: () => string) => (reasons[checked.reason ?? ''] ?? otherwise)()
  switch (checked.redirect_status) {
    case 'ok':
      return {
        tone: 'plain',
        title: words.okTitle({ brand: asked.brand }),
        text: words.okText(),
        way: 'open',
        ...where,
      }
    case 'suspicious':
      return {
        tone: 'careful',
        title: words.suspiciousTitle(),
        text: because(words.listedSuspicious),
        way: 'small',
        ...where,
      }
    case 'porn':
      return {
        tone: 'careful',
        title: words.pornTitle(),
        text: because(words.adult),
        way: asked.isMember ? 'small' : 'members',
        ...where,
      }
    case 'blocked':
      return {
        tone: 'bad',
        title: words.blockedTitle(),
        text: because(words.listedBlocked),
        way: 'none',
        ...where,
      }
  }
}
