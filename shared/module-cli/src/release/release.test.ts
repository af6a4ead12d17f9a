import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moduleFolders } from '@tessera/commands/rooms'
import { root } from '@tessera/commands/root'
import { afterAll, expect, test } from 'vitest'
import { release } from './release.ts'

const checkout = mkdtempSync(join(tmpdir(), 'tessera-release-'))
afterAll(() => rmSync(checkout, { recursive: true, force: true }))

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: checkout, encoding: 'utf8' }).trim()
const write = (path: string, text: string) => writeFileSync(join(checkout, path), text)
const read = (path: string) => readFileSync(join(checkout, path), 'utf8')
const commit = (message: string) => {
  git('add', '--all')
  git('commit', '--quiet', '-m', message)
}
const asked = { name: 'save', step: 'minor', date: '2026-11-29', checkout } as const

git('init', '--quiet')
git('config', 'user.name', 'A person')
git('config', 'user.email', 'person@example.org')
mkdirSync(join(checkout, 'mfe-save/src'), { recursive: true })
write('mfe-save/package.json', '{\n  "name": "@tessera/mfe-save",\n  "version": "1.3.0"\n}\n')
write(
  'mfe-save/src/module.ts',
  "export default defineModule({\n  name: 'save',\n  version: '1.3.0',\n})\n",
)
write('mfe-save/CHANGELOG.md', '# save\n\n## Unreleased\n\n- Covers are larger.\n')
commit('First')

test('a release has its version in the sources and the changelog, a commit and a tag', async () => {
  const { data } = await release(asked)
  expect(data).toEqual({ module: 'save', version: '1.4.0', tag: 'save@1.4.0' })
  expect(read('mfe-save/package.json')).toContain('"version": "1.4.0"')
  expect(read('mfe-save/src/module.ts')).toContain("  version: '1.4.0',")
  expect(read('mfe-save/CHANGELOG.md')).toContain('## 1.4.0 · 2026-11-29\n\n- Covers are larger.')
  expect(git('log', '-1', '--format=%s%n%b')).toBe('Release save@1.4.0\n- Covers are larger.')
  expect(git('tag', '--list', '--points-at', 'HEAD')).toBe('save@1.4.0')
  expect(git('status', '--porcelain')).toBe('')
})

test('a release without a change, with uncommitted changes, of an older version or with a taken tag is refused', async () => {
  await expect(release(asked)).rejects.toThrow("has nothing below 'Unreleased'")
  write('mfe-save/CHANGELOG.md', '# save\n\n## Unreleased\n\n- Boards open faster.\n')
  await expect(release(asked)).rejects.toThrow('changes that are not committed')
  commit('Second')
  git('tag', 'save@1.5.0')
  await expect(release(asked)).rejects.toThrow('The tag save@1.5.0 exists already')
  await expect(release({ ...asked, step: 'patch' })).rejects.toThrow(
    'would be lower than save@1.5.0',
  )
  await expect(release({ ...asked, name: 'notes' })).rejects.toThrow('has no mfe-notes')
  expect(git('status', '--porcelain')).toBe('')
})

test('every module and the shell have a changelog, and one version', () => {
  for (const room of ['shell', ...moduleFolders()]) {
    const { version } = JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'))
    const changelog = readFileSync(join(root, room, 'CHANGELOG.md'), 'utf8')
    expect(changelog, room).toMatch(new RegExp(`^## Unreleased\\n[\\s\\S]*^## ${version} · `, 'm'))
    if (room === 'shell') continue
    expect(readFileSync(join(root, room, 'src/module.ts'), 'utf8'), room).toContain(
      `  version: '${version}',`,
    )
  }
})
