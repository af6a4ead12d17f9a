/** A report of an email that did not arrive, or that its reader marked as spam. */
export interface MailReport {
  readonly kind: 'bounced' | 'complained'
  readonly address: string
  /** The server's words, for the operator. */
  readonly detail: string
}

/** A report that mail servers write, which names one of our emails by its token. */
export interface MessageReport extends Omit<MailReport, 'address'> {
  readonly token: string
}

/** A request with reports. */
export interface ReportRequest {
  /** Lower-case names. */
  readonly headers: ReadonlyMap<string, string>
  readonly body: Uint8Array<ArrayBuffer>
}

/** The reports of a request, a message to read, or why there are none. */
export type ReportsRead =
  | { readonly as: 'reports'; readonly reports: readonly MailReport[] }
  /** A message of a mail server, of RFC 3464 or RFC 5965. */
  | { readonly as: 'message' }
  /** Its sender didn't prove who they are. */
  | { readonly as: 'unproven' }
  | { readonly as: 'unreadable' }

/** Reads reports of the provider that the settings name. */
export interface MailReports {
  /** Throws while the provider's certificate can't be fetched. */
  read(request: ReportRequest): Promise<ReportsRead>
}
