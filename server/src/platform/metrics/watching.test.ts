import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { backendErrors } from '@tessera/contracts/errors/backend-errors'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { instruments } from './instruments.ts'

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../../docs', name), 'utf8')

const Dashboard = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.optional(z.array(z.object({ expr: z.string() }))) }),
  ),
})

const alerts = read('watching/alerts.yml')
const queries = [
  ...z
    .parse(Dashboard, JSON.parse(read('watching/dashboard.json')))
    .panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...[...alerts.matchAll(/^ +expr: (.+)$/gm)].map(([, expr]) => expr ?? ''),
]

/** The instrument and the labels that a query names. */
const namedIn = (query: string) =>
  [
    ...query.matchAll(/\b(tessera_[a-z_]+?)(?:_bucket|_count|_sum)?(?:\{([^}]*)\})?(?![a-z_])/g),
  ].map(([, name = '', labels = '']) => ({
    name,
    labels: [...labels.matchAll(/(\w+)=/g)].map(([, label]) => label),
  }))

test('dashboard and alerts ask for metrics and labels that the service has', () => {
  const known = new Map(Object.entries(instruments))
  for (const query of queries)
    for (const { name, labels } of namedIn(query)) {
      expect(known.get(name)?.labels, `${name} in ${query}`).toEqual(expect.arrayContaining(labels))
      const grouped = [...query.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, by = '']) =>
        by.split(', ').filter((label) => label !== 'le'),
      )
      expect(known.get(name)?.labels, query).toEqual(expect.arrayContaining(grouped))
    }
})

test('the dashboard shows every metric', () => {
  const shown = new Set(queries.flatMap((query) => namedIn(query).map(({ name }) => name)))
  expect(Object.keys(instruments).filter((name) => !shown.has(name))).toEqual([])
})

test('each alert has a section that says what to do', () => {
  const names = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  const runbooks = [...alerts.matchAll(/runbook: docs\/watching\.md#(\w+)/g)].map(([, at]) => at)
  const sections = [...read('watching.md').matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
  expect(names).toEqual(sections)
  expect(runbooks).toEqual(names.map((name) => name?.toLowerCase()))
})

/** Faults of the service that no alert counts by their code, each with the reason. */
const uncounted: Readonly<Record<string, string>> = {
  'storage-full': 'TesseraDiskFull reads tessera_storage_full',
  'payments-unreachable': 'the payment provider is away, not the service',
  'sso-failed': "a company's log-in server is away, not the service",
}

test('each fault of the service that a call can answer is in an alert', () => {
  const counted = new Set(
    [...alerts.matchAll(/tessera_calls_total\{code=~?"([^"]+)"\}/g)].flatMap(([, codes = '']) =>
      codes.split('|'),
    ),
  )
  // Backends of modules are watched by their teams.
  const faults = Object.entries(errorCatalogue).filter(
    ([code, { http }]) => http >= 500 && !(code in backendErrors),
  )
  const missing = faults.map(([code]) => code).filter((code) => !counted.has(code))
  expect(missing.toSorted()).toEqual(Object.keys(uncounted).toSorted())
})
