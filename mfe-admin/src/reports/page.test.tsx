// @vitest-environment jsdom
import {
  decideReports,
  type HouseReport,
  houseDecisions,
  houseReasons,
  houseReports,
  undoDecision,
} from '@tessera/contracts/calls/house-reports'
import { houseSelf } from '@tessera/contracts/calls/house-roles'
import { shortcutsWanted } from '@tessera/contracts/events/facts'
import type { HouseRole } from '@tessera/contracts/house-acts'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { houseDecision, houseReasonsOf, houseReport, selfAs } from '../../test/house.ts'
import ReportsPage from './page.tsx'

function show(role: HouseRole = 'moderator') {
  let waiting: HouseReport[] = [houseReport(), houseReport({ case_id: '42', title: 'A blue lamp' })]
  const all = waiting
  const service = answers(
    [houseSelf, () => selfAs(role)],
    [houseReports, () => waiting],
    [houseReasons, () => houseReasonsOf()],
    [
      decideReports,
      ({ case_id: id }) => {
        waiting = waiting.filter(({ case_id: each }) => each !== id)
        return null
      },
    ],
    [houseDecisions, () => [houseDecision({ id: '51', case_id: '41' })]],
    [
      undoDecision,
      () => {
        waiting = all
        return null
      },
    ],
  )
  const shell = testShell({ viewer: viewer(), answer: service.answer })
  shell.render(<ReportsPage />)
  return { ...shell, asked: service.asked }
}

test('the keyboard alone decides a report and goes on to the next', async () => {
  const { asked, toasts } = show()
  await screen.findByRole('heading', { name: 'A red chair' })
  await userEvent.keyboard('2{Enter}')
  await screen.findByRole('heading', { name: 'A blue lamp' })
  expect(asked.filter(({ call }) => call === decideReports.name)).toEqual([
    {
      call: decideReports.name,
      input: {
        case_id: '41',
        decision: 'remove',
        reason: "Someone else's work without permission.",
        until: null,
      },
    },
  ])
  expect(toasts).toMatchObject([{ text: 'Decided. 1 wait.' }])
  // Z undoes it at once, and shows it again.
  await userEvent.keyboard('z')
  await screen.findByRole('heading', { name: 'A red chair' })
  const undone = asked.filter(({ call }) => call === undoDecision.name)
  expect(undone.map(({ input }) => input)).toMatchObject([{ decision_id: '51' }])
})

test('J and K walk the queue, and the picture is blurred until V or a press', async () => {
  show()
  await screen.findByRole('heading', { name: 'A red chair' })
  const picture = () => screen.getByRole('button', { name: 'Show picture' })
  expect(picture().getAttribute('aria-pressed')).toBe('false')
  await userEvent.keyboard('v')
  expect(picture().getAttribute('aria-pressed')).toBe('true')
  await userEvent.keyboard('j')
  expect(screen.getByRole('heading', { name: 'A blue lamp' })).toBeDefined()
  expect(picture().getAttribute('aria-pressed')).toBe('false')
  await userEvent.keyboard('k')
  expect(screen.getByRole('heading', { name: 'A red chair' })).toBeDefined()
})

test('an auditor reads reports and is offered no decision, by no key either', async () => {
  show('auditor')
  await screen.findByRole('heading', { name: 'A red chair' })
  expect(screen.queryByRole('button', { name: /^Keep Pin/ })).toBeNull()
  await userEvent.keyboard('1')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a role without reports is told so, and none are fetched', async () => {
  const { asked } = show('support')
  await screen.findByText("Your role doesn't include this page")
  await waitFor(() => expect(asked.map(({ call }) => call)).toEqual([houseSelf.name]))
})

test('the keys of the page are asked for by a button', async () => {
  const { shell } = show()
  const wanted = vi.fn()
  shell.bus.on(shortcutsWanted, wanted)
  await userEvent.click(await screen.findByRole('button', { name: 'Keyboard shortcuts (?)' }))
  expect(wanted).toHaveBeenCalledOnce()
})
