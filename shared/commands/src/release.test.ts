import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeRelease, manifestsOf, planRelease, type ReleasePlan } from './release.ts'
import { root } from './root.ts'

const checkout = mkdtempSync(join(tmpdir(), 'tessera-product-release-'))
afterAll(() => rmSync(checkout, { recursive: true, force: true }))

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: checkout, encoding: 'utf8' }).trim()
const read = (path: string) => readFileSync(join(checkout, path), 'utf8')
function commit(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(checkout, path)), { recursive: true })
    writeFileSync(join(checkout, path), text)
  }
  git('add', '--all')
  git('commit', '--quiet', '-m', 'A change')
}

const manifest = (version: string) => `{\n  "name": "a",\n  "version": "${version}"\n}\n`
const wish = { step: 'minor', date: '2026-12-01', checkout } as const
const green = { test: () => true, measure: undefined, publishContract: () => true }

/** Plans a release that must be possible. */
async function planned(): Promise<ReleasePlan> {
  const plan = await planRelease(wish)
  if (typeof plan === 'string') throw new Error(plan)
  return plan
}

git('init', '--quiet')
git('config', 'user.name', 'A person')
git('config', 'user.email', 'person@example.org')
commit({
  'package.json': manifest('0.2.0'),
  'server/package.json': manifest('0.2.0'),
  'mfe-save/package.json': manifest('1.3.0'),
  'mfe-save/CHANGELOG.md': '# save\n',
  'bench/figures.json': '1\n',
  'contracts.lock.json': '1\n',
  'CHANGELOG.md':
    '# Changelog\n\n## Unreleased\n\n- Boards have colors.\n\n## 0.2.0 · 2026-11-29\n',
})

test('a release with uncommitted changes, with failed tests or figures, or after tests that changed files is refused and changes nothing', async () => {
  const plan = await planned()
  const head = git('rev-parse', 'HEAD')
  writeFileSync(join(checkout, 'new.txt'), 'new')
  expect(await planRelease(wish)).toContain('changes that are not committed')
  expect(await makeRelease(plan, green)).toContain('npm test changed files')
  rmSync(join(checkout, 'new.txt'))
  expect(await makeRelease(plan, { ...green, test: () => false })).toContain('npm test failed')
  expect(await makeRelease(plan, { ...green, measure: () => false })).toContain('bench failed')
  expect(await makeRelease(plan, { ...green, publishContract: () => false })).toContain(
    'contracts.lock.json could not be written',
  )
  expect(git('status', '--porcelain')).toBe('')
  expect([git('rev-parse', 'HEAD'), git('tag')]).toEqual([head, ''])
})

test('a release has its version in all packages of the product, a section of the changelog, its figures, a commit and a tag', async () => {
  const plan = await planned()
  const writes = (path: string) => () => {
    writeFileSync(join(checkout, path), '2\n')
    return true
  }
  const measure = writes('bench/figures.json')
  const publishContract = writes('contracts.lock.json')
  expect(await makeRelease(plan, { ...green, measure, publishContract })).toBeUndefined()
  expect(read('package.json')).toBe(manifest('0.3.0'))
  expect(read('server/package.json')).toBe(manifest('0.3.0'))
  expect(read('mfe-save/package.json')).toBe(manifest('1.3.0'))
  expect(read('CHANGELOG.md')).toContain(
    '## Unreleased\n\n## 0.3.0 · 2026-12-01\n\n- Boards have colors.\n\n## 0.2.0',
  )
  expect(git('log', '-1', '--format=%s%n%b')).toBe('Release v0.3.0\n- Boards have colors.')
  const changed = git('show', '--name-only', '--format=').split('\n')
  expect(changed).toEqual(expect.arrayContaining(['bench/figures.json', 'contracts.lock.json']))
  expect(git('tag', '--points-at', 'HEAD')).toBe('v0.3.0')
  expect(git('status', '--porcelain')).toBe('')
})

test('a release without a change, below a tag or with packages of two versions is refused', async () => {
  expect(await planRelease(wish)).toContain("has nothing below 'Unreleased'")
  commit({ 'CHANGELOG.md': '# Changelog\n\n## Unreleased\n\n- Boards are faster.\n' })
  git('tag', 'v0.10.0')
  expect(await planRelease(wish)).toContain('0.4.0 does not come after the tag v0.10.0')
  git('tag', '--delete', 'v0.10.0')
  commit({ 'server/package.json': manifest('0.2.0') })
  expect(await planRelease(wish)).toContain('server/package.json has version 0.2.0')
})

test('every package of the product has the version of the newest release in its changelog', async () => {
  const versions = (await manifestsOf(root)).map((path) => {
    const { version }: { version: string } = JSON.parse(readFileSync(join(root, path), 'utf8'))
    return version
  })
  const [, newest] =
    /^## (\d\S*) · \d{4}-/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) ?? []
  expect([...new Set(versions)]).toEqual([newest])
})
