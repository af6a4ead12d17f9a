import { waitText } from '@tessera/contracts/errors/wait-text'
import type { RecoveryType } from '@tessera/contracts/recovery'
import { timings } from '@tessera/contracts/timings'
import { words as common } from '../../words.ts'
import { words } from '../words.ts'

/** The dialog's main action: close, send a reset email, or send it again. */
type Way = 'close' | 'reset' | 'resend'

/** The texts of a dialog. */
export interface DialogText {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly reasons?: readonly string[]
  readonly way: Way
  /** The label of the close button. */
  readonly close?: string
  /** Shows a link to contact the team. */
  readonly contact?: true
  /** Shows a button that leads to the log-in. */
  readonly logIn?: true
}

interface About {
  readonly brand: string
  /** The email or username as it was typed; null when unknown. */
  readonly account: string | null
  readonly waitSeconds: number
}

const isEmail = (account: string | null): account is string => account?.includes('@') ?? false

const noMatch = (provider: string): DialogText => ({
  title: words.noMatchTitle(),
  paragraphs: [words.noMatch({ provider })],
  way: 'reset',
})

const dialogTexts: { readonly [Type in RecoveryType]: (about: About) => DialogText } = {
  SOFT_BANNED: ({ brand }) => ({
    title: words.protectedTitle(),
    paragraphs: [words.protectedWhy(), words.protectedDo({ brand })],
    way: 'reset',
  }),
  RATE_LIMITED: ({ waitSeconds }) => ({
    title: words.manyTitle(),
    paragraphs: [words.manyWhy({ wait: waitText(waitSeconds) })],
    way: 'close',
    close: words.okay(),
  }),
  LOGIN_ASSISTANCE: ({ account }) => ({
    title: words.troubleTitle(),
    paragraphs: [isEmail(account) ? words.troubleSentTo({ email: account }) : words.troubleSent()],
    way: 'resend',
    logIn: true,
  }),
  PASSWORD_RESET_SENT: ({ brand, account }) => ({
    title: words.sentTitle(),
    paragraphs: [
      account === null ? words.sentNoAccount() : words.sentTo({ brand, account }),
      words.sentGood({ minutes: timings.resetLinkMinutes }),
    ],
    way: 'resend',
    close: words.gotIt(),
  }),
  PREVENT_FACEBOOK_REGISTER: () => noMatch(common.facebook()),
  PREVENT_GOOGLE_REGISTER: () => noMatch(common.google()),
  SUSPENDED: () => ({
    title: words.closedTitle(),
    paragraphs: [words.closedWhy(), words.closedDo()],
    reasons: [words.closedGuidelines(), words.closedUnusual(), words.closedAsked()],
    way: 'close',
    close: words.gotIt(),
    contact: true,
  }),
}

/** Returns the texts of a dialog. */
export function dialogTextOf(type: RecoveryType, about: About): DialogText {
  return dialogTexts[type](about)
}
