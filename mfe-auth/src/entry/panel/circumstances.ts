import type { UserId } from '@tessera/contracts/ids'
import type { SignupSource } from '@tessera/contracts/signup-sources'
import type { Busy } from '../flow/states.ts'

/** Details that a log-in or sign-up sends beside the form's fields. */
export interface Circumstances {
  readonly source: SignupSource
  readonly inviterId: UserId | undefined
  /** 'modal' over another page. */
  readonly container: 'modal' | 'page'
  /** True where the present account stays logged in. */
  readonly switching: boolean
  readonly page: string
  readonly country: string | null
  readonly phone: boolean
  /** The page that led to the product; empty when there was none. */
  readonly referrer: string
  /** The product's pages that this tab showed, oldest first. */
  readonly visited: readonly string[]
  /** The token of the invisible captcha; 'default' when the service uses none. */
  readonly invisibleToken: string
}

/** Returns the tokens of the captchas. */
export const captchaOf = (busy: Busy, { invisibleToken }: Circumstances) => ({
  recaptchaV3Token: invisibleToken,
  ...(busy.captcha === null ? {} : { recaptchaV2Token: busy.captcha }),
})

/** Returns what the service counts of a log-in: the device, and the pages before. */
export const appOf = ({ phone, referrer, visited }: Circumstances) => ({
  app_type_from_client: phone ? (5 as const) : (7 as const),
  referrer,
  visited_pages_before_login: [...visited],
})
