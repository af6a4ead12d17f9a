/** Every size and count of the product that has a name. Times are in timings.ts. */
export * as limits from './limit-values.ts'

/** The widths in pixels that a picture is kept in, beside the original. */
export const imageWidths = [236, 300, 474, 564, 736] as const

/** Widths and heights in pixels that the layout turns on. */
export * as measures from './measure-values.ts'

/** The sites of the product and their numbers. */
export const siteTypes = {
  www: 0,
  mobileWeb: 1,
  sterling: 3,
  analytics: 4,
  business: 6,
  trends: 7,
  planningHub: 12,
} as const

/** The ways of logging in and their numbers. */
export const loginMethods = {
  email: 1,
  facebook: 2,
  google: 3,
  googleOneTap: 4,
  smartlock: 5,
  multifactor: 6,
  switchAccount: 7,
  line: 8,
  sso: 9,
  /** Beyond the specification, whose numbers end at 9. */
  passkey: 10,
  qr: 11,
} as const

/** V7.14: the codes of the events of sign-up and log-in. */
export const authEventCodes = {
  signUp: 7537,
  logIn: 7534,
} as const
