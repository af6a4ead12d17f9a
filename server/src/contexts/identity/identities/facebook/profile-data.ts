import type { OutputOf } from '@tessera/contracts/calls/define-call'
import type { facebookProfileData } from '@tessera/contracts/calls/facebook'
import type { FacebookPerson } from '../../../../platform/facebook/port.ts'

type ProfileData = OutputOf<typeof facebookProfileData>

/** Returns a birthday without its year; a year alone says nothing then. */
const withoutYear = (birthday: string | null): string | null =>
  /^\d\d\/\d\d/.exec(birthday ?? '')?.[0] ?? null

/** Returns the fields of a profile that a call asked for; the others are null. */
export function profileDataOf(
  person: FacebookPerson,
  asked: {
    readonly access_token: string
    readonly fields?: string | undefined
    readonly pii_safe_birthday?: boolean | undefined
  },
): ProfileData {
  const names = asked.fields?.split(',').map((name) => name.trim())
  const shown = (name: keyof ProfileData, value: string | null) =>
    names === undefined || names.includes(name) ? value : null
  const birthday = asked.pii_safe_birthday === true ? withoutYear(person.birthday) : person.birthday
  return {
    access_token: asked.access_token,
    id: person.id,
    birthday: shown('birthday', birthday),
    email: shown('email', person.email),
    first_name: shown('first_name', person.firstName),
    last_name: shown('last_name', person.lastName),
    gender: shown('gender', person.gender),
    picture: shown('picture', person.picture),
  }
}
