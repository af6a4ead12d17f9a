import { expect, test } from 'vitest'
import { isAfter, nextVersion, unreleasedIn, withRelease } from './changelog.ts'

const changelog =
  '# save\n\n## Unreleased\n\n- Covers are larger.\n\n## 1.3.0 · 2026-11-01\n\n- Old.\n'

test('a step raises its part of a version and resets those after it', () => {
  expect(nextVersion('1.4.2', 'major')).toBe('2.0.0')
  expect(nextVersion('1.4.2', 'minor')).toBe('1.5.0')
  expect(nextVersion('1.4.2', 'patch')).toBe('1.4.3')
})

test('versions are compared as numbers', () => {
  expect(isAfter('1.10.0', '1.9.9')).toBe(true)
  expect(isAfter('1.9.9', '1.10.0')).toBe(false)
  expect(isAfter('1.9.9', '1.9.9')).toBe(false)
})

test('what is unreleased moves under the version and the date', () => {
  expect(unreleasedIn(changelog)).toBe('- Covers are larger.')
  const released = withRelease(changelog, '1.4.0', '2026-11-29')
  expect(released).toBe(
    '# save\n\n## Unreleased\n\n## 1.4.0 · 2026-11-29\n\n- Covers are larger.\n\n## 1.3.0 · 2026-11-01\n\n- Old.\n',
  )
  expect(unreleasedIn(released)).toBe('')
  expect(
    unreleasedIn(withRelease('# save\n\n## Unreleased\n\n- New.\n', '1.0.0', '2026-11-29')),
  ).toBe('')
  expect(unreleasedIn('# save\n')).toBe('')
})
