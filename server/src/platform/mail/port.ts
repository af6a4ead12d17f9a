/** The need for an email, which decides whether it still goes to an address that refused others. */
export type EmailKind =
  /** About the account, such as a log-in in a new browser. */
  | 'account'
  /** Asked for right now, with a link that proves the mailbox. */
  | 'proof'
  /** Notifications and invitations, which people can do without. */
  | 'news'

/** One email to one address. */
export interface Email {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string | undefined
  /** 'account' by default. */
  readonly kind?: EmailKind | undefined
  /** Stops such emails by one POST; mail programs show a button for it. */
  readonly unsubscribeUrl?: string | undefined
  /** The time after which its link is of no use, so that it isn't sent anymore. */
  readonly expiresAt?: string | undefined
  /** Identifies the email, so that a second sending doesn't count as another one. */
  readonly key?: string | undefined
  /** Comes back in reports about the email, and proves that they are about one of ours. */
  readonly reportToken?: string | undefined
}

/** Sends emails. Resolves when the mail server has accepted one. */
export interface Mail {
  /** Throws `MailRefused` when a later attempt would be refused too. */
  send(email: Email): Promise<void>
}

/** Thrown for an email that its server refuses for good. */
export class MailRefused extends Error {
  /** True when no mail reaches the address, such as when its mailbox does not exist. */
  readonly isAddress: boolean

  constructor(answer: string, isAddress: boolean) {
    super(answer)
    this.isAddress = isAddress
  }
}
