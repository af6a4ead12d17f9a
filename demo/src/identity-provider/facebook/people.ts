import type { PretendPerson } from '../people.ts'

/** A pretend person at the stand-in for Facebook. */
export interface FacebookDemoPerson extends PretendPerson {
  /** True for somebody who shares the email only when they are asked for it again. */
  readonly isShy?: boolean
}

/** The people whom the stand-in for Facebook lists; Facebook's ids are numbers. */
export const facebookPeople: readonly FacebookDemoPerson[] = [
  {
    key: '1001',
    name: 'Mira',
    email: 'mira@demo.test',
    verified: false,
    about: 'Her email has an account',
  },
  {
    key: '1002',
    name: 'Nadia Ferris',
    email: 'nadia.ferris@mail.test',
    verified: false,
    about: 'New to the product',
  },
  {
    key: '1003',
    name: 'Otto Brandt',
    email: null,
    verified: false,
    about: 'Has a phone number and no email',
  },
  {
    key: '1004',
    name: 'Lea Sommer',
    email: 'studio@demo.test',
    verified: false,
    about: 'Shares her email only when asked again',
    isShy: true,
  },
]

/** Returns a person's id at Facebook; that of somebody who was typed comes from their key. */
export const facebookIdOf = ({ key }: PretendPerson): string =>
  /^\d+$/.test(key) ? key : BigInt(`0x${key.slice(1, 13)}`).toString()
