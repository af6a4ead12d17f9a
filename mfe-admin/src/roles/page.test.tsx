// @vitest-environment jsdom
import { houseSelf, listHouseRoles } from '@tessera/contracts/calls/house-roles'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { housePerson, selfAs } from '../../test/house.ts'
import RolesPage from './page.tsx'

test('an owner changes the roles of others, and not their own', async () => {
  const me = viewer()
  const { answer } = answers(
    [houseSelf, () => selfAs('owner')],
    [
      listHouseRoles,
      () => [
        {
          person: housePerson({ id: me.id, full_name: 'Mira Okafor', role: 'owner' }),
          role: 'owner' as const,
          has_factor: true,
        },
        {
          person: housePerson({ id: housePerson().id, role: 'moderator' }),
          role: 'moderator' as const,
          has_factor: false,
        },
      ],
    ],
  )
  testShell({ viewer: me, answer }).render(<RolesPage />)
  await screen.findByText('No second factor, so the role does nothing yet')
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent ?? '')
  expect(rows.map((row) => row.includes('Take role'))).toEqual([false, true])
})
