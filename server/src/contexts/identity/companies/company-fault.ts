/** A refused change: a code, and the reason with the fix in one sentence. */
export interface CompanyFault {
  readonly code: 'bad-input' | 'not-found' | 'conflict' | 'refused'
  readonly message: string
}

/** Refuses a change. */
export const refuse = (code: CompanyFault['code'], message: string): CompanyFault => ({
  code,
  message,
})

/** True for a fault. */
export const isFault = (value: object): value is CompanyFault => 'message' in value

/** Refuses a domain of another company. */
export const takenBy = (domain: string, name: string): CompanyFault =>
  refuse(
    'conflict',
    `${domain} is proven to be ${name}'s; remove that company first, or leave the domain out.`,
  )
