/** A pretend person at the stand-in for Facebook. */
export interface FacebookDemoPerson {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  /** Null for somebody who signed up there with a phone number. */
  readonly email: string | null
  /** What the list says of them. */
  readonly note: string
}

/** The people whom the stand-in for Facebook knows. */
export const facebookPeople: readonly FacebookDemoPerson[] = [
  {
    ...{ id: '1001', firstName: 'Mira', lastName: 'Sand', email: 'mira@demo.test' },
    note: 'has the address of a demo account',
  },
  {
    ...{ id: '1002', firstName: 'Nadia', lastName: 'Ferris', email: 'nadia.ferris@people.test' },
    note: 'is new',
  },
  {
    ...{ id: '1003', firstName: 'Otto', lastName: 'Lind', email: null },
    note: 'has a phone number and no email',
  },
  {
    ...{ id: '1004', firstName: 'Pia', lastName: 'Roth', email: 'pia.roth@people.test' },
    note: 'is new, too',
  },
]
