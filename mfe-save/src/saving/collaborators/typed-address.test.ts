import { expect, test } from 'vitest'
import { typedAddress } from './typed-address.ts'

test('text with an @ is read as an email in lower case, also while it is being typed', () => {
  expect(typedAddress('Zoe')).toBeUndefined()
  expect(typedAddress(' Zoe@Mail')).toMatchObject({
    type: 'email',
    id: 'zoe@mail',
    is_valid: false,
  })
  expect(typedAddress('Zoe@Mail.test ')).toMatchObject({ id: 'zoe@mail.test', is_valid: true })
})
