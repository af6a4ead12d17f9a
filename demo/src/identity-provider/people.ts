import { createHash } from 'node:crypto'

/** The providers that the stand-in plays. Companies have a single sign-on of their own. */
export const issuerNames = ['google', 'line', 'acme', 'globex'] as const

export type IssuerName = (typeof issuerNames)[number]

/** A pretend person at a provider. */
export interface PretendPerson {
  /** The key in the list; part of the subject. */
  readonly key: string
  readonly name: string
  /** Null when the provider knows no address. */
  readonly email: string | null
  readonly verified: boolean
  /** The branch of the product that this person leads to. */
  readonly about: string
}

const person = (
  key: string,
  name: string,
  email: string | null,
  more: { readonly about: string; readonly verified?: boolean },
): PretendPerson => ({
  key,
  name,
  email,
  verified: more.verified ?? email !== null,
  about: more.about,
})

const people: Readonly<Record<IssuerName, readonly PretendPerson[]>> = {
  google: [
    person('nora', 'Nora Lind', 'nora.lind@mail.test', { about: 'New to the product' }),
    person('mira', 'Mira', 'mira@demo.test', { about: 'Has an account with this verified email' }),
    person('gia', 'Gia Moretti', 'google@demo.test', {
      about: 'Came with Google, has no password',
    }),
    person('uma', 'Uma Faber', 'studio@demo.test', {
      about: 'Google has not verified this email, which has an account',
      verified: false,
    }),
    person('vera', 'Vera Quill', 'suspended@demo.test', { about: 'Her account is suspended' }),
    person('dora', 'Dora Lamm', 'deactivated@demo.test', { about: 'Her account is deactivated' }),
    person('bo', 'Bo Marsh', 'bo.marsh@mailinator.com', {
      about: 'May not sign up: a throwaway email',
    }),
  ],
  line: [
    person('yuki', 'Yuki Tanaka', 'yuki.tanaka@mail.test', { about: 'New to the product' }),
    person('ken', 'Ken Mori', null, { about: 'Gives no email' }),
    person('aoi', 'Aoi Sato', 'mira@demo.test', { about: 'Her email has an account' }),
  ],
  acme: [
    person('ines', 'Ines Duarte', 'ines@acme.test', { about: 'Works at Acme' }),
    person('omar', 'Omar Haddad', 'omar@acme.test', { about: 'Works at Acme' }),
    person('eve', 'Eve Outside', 'mira@demo.test', { about: "An email that isn't Acme's" }),
  ],
  globex: [person('lena', 'Lena Vogt', 'lena@globex.test', { about: 'Works at Globex' })],
}

/** The people that a provider's log-in page lists. */
export const peopleOf = (issuer: IssuerName): readonly PretendPerson[] => people[issuer]

const typed = new Map<string, PretendPerson>()

/** Returns a person that somebody typed on the log-in page, the same one for the same address. */
export function typedPerson(form: URLSearchParams): PretendPerson {
  const text = (name: string) => (form.get(name) ?? '').trim()
  const [name, email] = [text('name'), text('email')]
  const key = `t${createHash('sha256')
    .update(email || name)
    .digest('hex')
    .slice(0, 16)}`
  const made = {
    key,
    name: name || 'Somebody Else',
    email: email === '' ? null : email,
    verified: email !== '' && form.has('verified'),
    about: '',
  }
  typed.set(key, made)
  return made
}

/** Finds a person by key, among those of the list and those that were typed. */
export const findPerson = (issuer: IssuerName, key: string): PretendPerson | undefined =>
  people[issuer].find((one) => one.key === key) ?? typed.get(key)

/** Returns a person's id at a provider. It looks like a provider's own, and never changes. */
export const subjectOf = (issuer: IssuerName, { key }: PretendPerson): string => `${issuer}-${key}`

/** Returns the claims of a person's id token. */
export function claimsOf(issuer: IssuerName, one: PretendPerson) {
  const [given_name = '', ...rest] = one.name.split(' ')
  return {
    sub: subjectOf(issuer, one),
    name: one.name,
    given_name,
    family_name: rest.join(' '),
    ...(one.email === null ? {} : { email: one.email, email_verified: one.verified }),
  }
}
