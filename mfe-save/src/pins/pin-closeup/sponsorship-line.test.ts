import { expect, test } from 'vitest'
import { sponsorshipLine } from './sponsorship-line.ts'

const lineOf = (status: number, name: string | null = 'Lumen', username: string | null = 'lumen') =>
  sponsorshipLine({
    sponsorship_status: status,
    sponsor_name: name,
    sponsor_username: username,
  })

test('who paid is said by how far it has come: 0 nobody, 2 asked for, 3 agreed', () => {
  expect(lineOf(0)).toBeUndefined()
  expect(lineOf(2)?.words).toBe('Paid partnership, not yet confirmed by')
  expect(lineOf(3)?.words).toBe('Paid partnership with')
})

test('a state that is not known here still says that somebody paid, and who', () => {
  expect(lineOf(7)).toEqual({ words: 'Sponsored by', name: 'Lumen', to: '/lumen/' })
})

test('a sponsor without a profile is named without a link, and one without a name not at all', () => {
  expect(lineOf(3, 'Lumen', null)?.to).toBeUndefined()
  expect(lineOf(3, null)).toBeUndefined()
})
