import type { Captcha } from '@tessera/contracts/calls/captcha'

/** Fields of a call that may hold a captcha's answer. */
export interface CaptchaTokens {
  readonly recaptchaV2Token?: string | undefined
  readonly recaptchaV3Token?: string | undefined
}

/** Origins that the captcha's scripts and frames come from. */
export interface CaptchaSources {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
}

/** Challenges that people pass and programs fail, or pay for. */
export interface Captchas {
  readonly sources: CaptchaSources
  /** The public key of the invisible captcha, if there is one. */
  readonly unseenKey: string | null
  /** A captcha to show. */
  challenge(): Promise<Captcha>
  /**
   * True when one of the tokens solves a captcha. Each token works once, on all instances. Browsers
   * without a token send 'default'.
   */
  solved(tokens: CaptchaTokens): Promise<boolean>
}

/**
 * Marks an answer as used, by a name of some hundred characters at most; false when it was used
 * before. Every answer expires at the given time.
 */
export type Spend = (key: string, until: Date) => Promise<boolean>

/** Returns the tokens that may be answers. */
export const answersAmong = ({ recaptchaV2Token, recaptchaV3Token }: CaptchaTokens) => {
  const answer = (token: string | undefined) =>
    token === undefined || token === '' || token === 'default' ? undefined : token
  return { v2: answer(recaptchaV2Token), v3: answer(recaptchaV3Token) }
}
