import { expect, test } from 'vitest'
import { hashEmails } from './hash-emails.ts'

const hash = async (address: string) => `#${address}#`

test.each([
  ['event_name,em\ncheckout,Ana@Mail.test \n', 'event_name,em\ncheckout,#ana@mail.test#\n', 1],
  [
    'em,event_time\r\n"a@b.test",1\r\na@b.test,2',
    'em,event_time\r\n#a@b.test#,1\r\n#a@b.test#,2',
    2,
  ],
  ['\ufeffEM\na@b.test', 'EM\n#a@b.test#', 1],
  ['em,note\nabcd,"x, ""y""\nz"\n', 'em,note\nabcd,"x, ""y""\nz"\n', 0],
  ['', '', 0],
])('addresses in the column em are hashed, all other cells stay: %j', async (csv, sent, hashed) => {
  expect(await hashEmails(csv, hash)).toEqual({ state: 'ready', csv: sent, hashed })
})

test.each([
  ['em,external_id\nabcd,a@b.test\n', 2],
  ['a@b.test\n', 1],
  ['em\n"a@b.test"x\n', 2],
  ['em\n"a@b.test\n', 2],
])('a file with an address that can not be hashed is not sent: %j', async (csv, row) => {
  const found = await hashEmails(csv, hash)
  if (found.state === 'ready') expect(found.csv).not.toMatch(/[^#\w]a@b|^a@b/)
  else expect(found).toEqual({ state: 'address-left', row })
})
