import { CommentId, PinId } from '@tessera/contracts/ids'
import { matchPath } from '@tessera/contracts/match-path'
import { paths } from '@tessera/contracts/paths'
import { reservedWords } from '@tessera/contracts/reserved-words'
import { z } from '@tessera/contracts/schema'
import { webLink } from '@tessera/contracts/web-link'
import { domainOf, registeredDomain } from '../../base/hosts/hosts.ts'

/** The thing that an address leads to. */
export type AddressedSubject =
  | { readonly kind: 'pin'; readonly id: PinId }
  | { readonly kind: 'comment'; readonly id: CommentId }
  | { readonly kind: 'profile'; readonly username: string }
  | { readonly kind: 'board'; readonly username: string; readonly slug: string }
  | { readonly kind: 'website'; readonly domain: string }

/** Returns the address of a comment: that of its pin, with a mark of its own. */
export const commentAddress = (pinId: string, id: string): string =>
  `${paths.pin.to({ pinId })}#comment-${id}`

function inProduct({ pathname, hash }: URL): AddressedSubject | undefined {
  const pin = z.safeParse(PinId, matchPath(paths.pin.pattern, pathname)?.pinId)
  const comment = z.safeParse(CommentId, /^#comment-(\d+)$/.exec(hash)?.[1])
  if (pin.success)
    return comment.success ? { kind: 'comment', id: comment.data } : { kind: 'pin', id: pin.data }
  const [first = ''] = pathname.slice(1).split('/')
  if (first === '' || reservedWords.has(first.toLowerCase())) return undefined
  const section = matchPath(paths.section.pattern, pathname)
  const board = section ?? matchPath(paths.board.pattern, pathname)
  const { username, boardSlug: slug } = board ?? {}
  if (username !== undefined && slug !== undefined)
    return slug.startsWith('_') ? { kind: 'profile', username } : { kind: 'board', username, slug }
  const profile = matchPath(paths.profile.pattern, pathname)?.username
  return profile === undefined ? undefined : { kind: 'profile', username: profile }
}

/**
 * Returns what an address leads to, as somebody typed or pasted it: a pin, a comment, a board, a profile, or another
 * site that pins may link to.
 */
export function subjectAt(text: string, publicOrigin: string): AddressedSubject | undefined {
  const typed = text.trim()
  if (/^\/[^/\\]/.test(typed) && URL.canParse(typed, publicOrigin))
    return inProduct(new URL(typed, publicOrigin))
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  const link = webLink(whole)
  if (link === undefined || !URL.canParse(whole)) return undefined
  if (link.host === webLink(publicOrigin)?.host) return inProduct(new URL(whole))
  const domain = domainOf(link.host)
  return domain === undefined ? undefined : { kind: 'website', domain: registeredDomain(domain) }
}
