import type { Captcha } from '@tessera/contracts/calls/captcha'

/** What a call brought along that may be the answer to a captcha. */
export interface CaptchaTokens {
  readonly recaptchaV2Token?: string | undefined
  readonly recaptchaV3Token?: string | undefined
}

/** Where else a document loads from and shows frames of, for its captcha. */
export interface CaptchaSources {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
}

/** Puzzles that people solve and programs do not, or not cheaply. */
export interface Captchas {
  readonly sources: CaptchaSources
  /** The public key of one that judges unseen, where there is one. */
  readonly unseenKey: string | null
  /** A captcha to show. */
  challenge(): Promise<Captcha>
  /**
   * Whether one of the tokens solves a captcha, which it does once: the second time it does not, on
   * whatever instance. 'default' is what browsers send that have none.
   */
  solved(tokens: CaptchaTokens): Promise<boolean>
}

/**
 * Notes that an answer was used, by a name of at most some hundred characters; false when it was
 * before. After the moment given it is refused in any case.
 */
export type Spend = (key: string, until: Date) => Promise<boolean>

/** The tokens that may be answers at all. */
export const answersAmong = ({ recaptchaV2Token, recaptchaV3Token }: CaptchaTokens) => {
  const answer = (token: string | undefined) =>
    token === undefined || token === '' || token === 'default' ? undefined : token
  return { v2: answer(recaptchaV2Token), v3: answer(recaptchaV3Token) }
}
