/** Facebook's facts about an access token. */
export interface FacebookToken {
  /** The app that it was given to. */
  readonly appId: string
  readonly userId: string
  /** 'USER' for a person's. */
  readonly type: string
  readonly isValid: boolean
  /** Epoch seconds; 0 for never. */
  readonly expiresAt: number
  /** Epoch seconds; 0 where Facebook doesn't say. */
  readonly issuedAt: number
}

/** A person's profile, as far as they share it. */
export interface FacebookPerson {
  readonly id: string
  readonly email: string | null
  readonly name: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  /** MM/DD/YYYY, a year alone, or a day without a year. */
  readonly birthday: string | null
  readonly gender: string | null
  readonly picture: string | null
}

/** Facebook's Graph API. Null where it refuses the token, 'unreachable' where it does not answer. */
export interface Facebook {
  readonly appId: string
  inspect(token: string): Promise<FacebookToken | null | 'unreachable'>
  person(token: string): Promise<FacebookPerson | null | 'unreachable'>
}
