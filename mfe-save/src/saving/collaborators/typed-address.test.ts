import { expect, test } from 'vitest'
import { typedAddress } from './typed-address.ts'

test('what has an @ is an address, whole or not yet, in small letters', () => {
  expect(typedAddress('Zoe')).toBeUndefined()
  expect(typedAddress(' Zoe@Mail')).toMatchObject({
    type: 'email',
    id: 'zoe@mail',
    is_valid: false,
  })
  expect(typedAddress('Zoe@Mail.test ')).toMatchObject({ id: 'zoe@mail.test', is_valid: true })
})
