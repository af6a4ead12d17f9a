// @vitest-environment jsdom

import { getCopyrightRules } from '@tessera/contracts/calls/copyright'
import { houseAdDecisions, houseAds } from '@tessera/contracts/calls/house-ads'
import { houseRemovals } from '@tessera/contracts/calls/house-content'
import { getDoors, houseInvites } from '@tessera/contracts/calls/house-doors'
import { houseJobs, houseQueues } from '@tessera/contracts/calls/house-jobs'
import { fetchedLists, houseListVersions, houseTerms } from '@tessera/contracts/calls/house-lists'
import { listHouseLog } from '@tessera/contracts/calls/house-log'
import { houseEmails, houseSuppressions } from '@tessera/contracts/calls/house-mail'
import { houseNotices } from '@tessera/contracts/calls/house-notices'
import { findPeople, seePerson } from '@tessera/contracts/calls/house-people'
import { houseDecisions, houseReasons, houseReports } from '@tessera/contracts/calls/house-reports'
import { houseRetention } from '@tessera/contracts/calls/house-retention'
import { houseSelf, listHouseRoles } from '@tessera/contracts/calls/house-roles'
import { houseStorage, houseStoragePeople } from '@tessera/contracts/calls/house-storage'
import { houseTexts } from '@tessera/contracts/calls/house-texts'
import { answerBy } from '@tessera/testing/answer-by'
import { handlers, serviceHandlers } from '@tessera/testing/handlers'
import { startTestService, type TestBrowser, type TestService } from '@tessera/testing/service'
import { testPages } from '@tessera/testing/test-pages'
import { afterAll, beforeAll } from 'vitest'
import {
  houseAd,
  houseDecision,
  housePerson,
  houseReasonsOf,
  houseReport,
  selfAs,
  wholePerson,
} from '../test/house.ts'
import definition from './module.ts'

/** The answers of the service to an owner: nobody of the small demo world has a role. */
const houseHandlers = handlers({
  [houseSelf.name]: () => selfAs('owner'),
  [listHouseRoles.name]: () => [
    { person: housePerson({ role: 'moderator' }), role: 'moderator', has_factor: false },
  ],
  [findPeople.name]: () => [housePerson(), housePerson({ state: 'waiting' })],
  [seePerson.name]: () => wholePerson({ state: 'suspended' }),
  [houseReports.name]: () => [houseReport()],
  [houseDecisions.name]: () => [houseDecision()],
  [houseReasons.name]: () => houseReasonsOf(),
  [houseAds.name]: () => [houseAd()],
  [houseAdDecisions.name]: () => [],
  [houseRemovals.name]: () => [],
  [getCopyrightRules.name]: () => ({ days: 12, upheld: 3 }),
  [getDoors.name]: () => ({ mode: 'approval', domains: [], waiting: 1 }),
  [houseInvites.name]: () => [],
  [listHouseLog.name]: () => [],
  [fetchedLists.name]: () => [],
  [houseTerms.name]: () => [],
  [houseListVersions.name]: () => [],
  [houseTexts.name]: () => [{ kind: 'terms', version: 0, changed_at: null, is_shown: true }],
  [houseNotices.name]: () => [],
  [houseStorage.name]: () => ({
    day: '2026-11-01',
    kinds: [{ kind: 'media', files: 14, bytes: 1_500_000, week: 20_000, month: null }],
    unused: { kind: 'unused', files: 2, bytes: 3_000, week: null, month: null },
  }),
  [houseStoragePeople.name]: () => [
    { id: housePerson().id, person: housePerson(), files: 14, bytes: 1_500_000 },
  ],
  [houseQueues.name]: () => [
    { job: 'draw-renditions', waiting: 2, running: 0, failed: 1, overdue_seconds: 120 },
  ],
  [houseJobs.name]: () => [
    {
      id: '0a1b',
      job: 'draw-renditions',
      state: 'failed',
      since: '2026-11-01T09:00:00Z',
      attempts: 5,
      next_at: null,
      error: 'Error: The file is no picture.\n    at draw',
    },
  ],
  [houseEmails.name]: () => [],
  [houseSuppressions.name]: () => [],
  [houseRetention.name]: () => [{ name: 'outbox', days: 7, least: 1, usual: 7, most: 90 }],
})

let service: TestService

beforeAll(async () => {
  const real = await startTestService()
  const withHouse = (browser: TestBrowser): TestBrowser => ({
    ...browser,
    answer: answerBy([
      ...houseHandlers,
      ...serviceHandlers({ origin: real.origin, answer: browser.answer }),
    ]),
  })
  service = { ...real, ...withHouse(real), browser: () => withHouse(real.browser()) }
})
afterAll(() => service.stop())

testPages(definition, () => service, {
  as: { email: 'mira@demo.test', prepare: async () => ({ personId: '7' }) },
})
