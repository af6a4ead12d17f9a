import { expect, test } from 'vitest'
import type { WindowEvent } from '../flow/sso-answer.ts'
import { openCompanyWindow } from './company-window.ts'

test("V8.23 S8.12 without a window the error is 'Window is undefined' with code 0", () => {
  const events: WindowEvent[] = []
  const authorizationUri = 'http://localhost:3000/connect/sso/?company=7'
  openCompanyWindow({ authorizationUri }, (event) => events.push(event))
  expect(events).toEqual([
    {
      type: 'sso-refused',
      error: {
        code: 'sso-failed',
        message: 'Sorry! Something went wrong on our end.',
        messageDetail: 'Window is undefined',
        httpStatus: 0,
        apiErrorCode: 0,
      },
    },
  ])
})
