import { reportCodes } from '@tessera/contracts/report-codes'
import { expect, test } from 'vitest'
import { moduleErrorTexts } from './errors.ts'

test('the health page counts every module error by its code', () => {
  const reported = Object.keys(moduleErrorTexts).map((code) => `module-${code}`)
  expect(reportCodes).toEqual(expect.arrayContaining(reported))
})
