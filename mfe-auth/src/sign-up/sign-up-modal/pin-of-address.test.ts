import { SignupSource } from '@tessera/contracts/signup-sources'
import { expect, test } from 'vitest'
import { pinOfAddress } from './pin-of-address.ts'

test("V2.34 on a pin's page, Save and Download ask about that pin", () => {
  const about = SignupSource.options.filter((source) => pinOfAddress(source, '/pin/42/') === '42')
  expect(about).toEqual([
    'saveButton',
    'saveButtonExp',
    'downloadImageBtnDweb',
    'downloadImageBtnUnauth',
  ])
  expect(pinOfAddress('saveButton', '/pin/42')).toBe('42')
  expect(pinOfAddress('saveButton', '/')).toBeUndefined()
  expect(pinOfAddress('saveButton', '/pin/42/edit/')).toBeUndefined()
})
