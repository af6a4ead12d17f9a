import { expect, test } from 'vitest'
import { profileDataOf } from './profile-data.ts'

const person = {
  id: '7',
  email: 'a@b.test',
  name: 'Aki Mori',
  firstName: 'Aki',
  lastName: 'Mori',
  birthday: '04/12/1994',
  gender: 'female',
  picture: 'https://p.example/7',
}
const asked = { access_token: 'token' }

test('V3.30 V7.10 profile data has token, birthday, email, names, gender, id and picture', () => {
  expect(profileDataOf(person, asked)).toEqual({
    access_token: 'token',
    birthday: '04/12/1994',
    email: 'a@b.test',
    first_name: 'Aki',
    last_name: 'Mori',
    gender: 'female',
    id: '7',
    picture: 'https://p.example/7',
  })
})

test('V7.10 only the fields that were asked for are told, and a safe birthday has no year', () => {
  const some = profileDataOf(person, { ...asked, fields: 'email, first_name' })
  expect(some).toMatchObject({
    email: 'a@b.test',
    first_name: 'Aki',
    last_name: null,
    picture: null,
  })
  const safe = (birthday: string | null) =>
    profileDataOf({ ...person, birthday }, { ...asked, pii_safe_birthday: true }).birthday
  expect([safe('04/12/1994'), safe('04/12'), safe('1994'), safe(null)]).toEqual([
    '04/12',
    '04/12',
    null,
    null,
  ])
})
