import { paths } from '@tessera/contracts/paths'
import type { SetCookie } from '../../../calls/cookies.ts'
import type { RequestContext } from '../../../calls/request-context.ts'

/** The cookie with the code of the invite that a browser came with. */
export const inviteCookie = '__Host-invite'

/** The address that the links of invites lead to. */
export const inviteLinkPath = '/connect/invite/'

const daysKept = 30

const cookieOf = (code: string): SetCookie => ({
  name: inviteCookie,
  value: code,
  maxAgeSeconds: daysKept * 86_400,
})

/** Keeps the code of an invite in the browser, for every way to sign up, and shows the form. */
export async function answerInviteLink(context: RequestContext, code: string): Promise<Response> {
  if (/^[\w-]{20,100}$/.test(code)) context.setCookie(cookieOf(code))
  const to = context.viewer === null ? paths.signup.to() : paths.home.to()
  return new Response(null, {
    status: 303,
    headers: {
      Location: to,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
    },
  })
}
