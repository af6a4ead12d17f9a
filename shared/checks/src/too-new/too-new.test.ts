import { isOfTools } from '@tessera/commands/inputs'
import { root } from '@tessera/commands/root'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { features } from 'web-features'
import { harmless } from './harmless.ts'
import { type Support, floorOf, missingSomewhere, usesInCode, usesInStyles } from './too-new.ts'

const support: Support = Object.fromEntries(
  Object.values(features).flatMap((feature) =>
    feature.kind !== 'feature'
      ? []
      : Object.entries(feature.status.by_compat_key ?? {}).map(([key, at]) => [
          key,
          { ...at.support },
        ]),
  ),
)
const { browserslist }: { browserslist: string[] } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
const missing = missingSomewhere(support, floorOf(browserslist))
const inCode = usesInCode(missing, Object.keys(support))
const inStyles = usesInStyles(missing)

test('a script or style sheet that needs a newer browser is reported', () => {
  expect(inCode('const url = URL.parse(text)')).toEqual(['api.URL.parse_static'])
  expect(inCode('one.difference(other)')).toEqual(['javascript.builtins.Set.difference'])
  expect(inCode('new CookieStore()')).toContain('api.CookieStore')
  expect(inCode('list.map((each) => each).toSorted()')).toEqual([])
  expect(inStyles('.a { field-sizing: content }')).toContain('css.properties.field-sizing')
  expect(inStyles('.a { display: grid }')).toEqual([])
})

test('the browserslist accepts only lines of browser and version', () => {
  expect(floorOf(['safari >= 17.5', 'chrome >= 125'])).toEqual({
    safari: 17.5,
    chrome: 125,
    chrome_android: 125,
  })
  expect(() => floorOf(['last 2 versions'])).toThrow("'last 2 versions'")
})

const sources = globSync('{shell,mfe-*,shared/*}/src/**/*.{ts,tsx,css}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file) && !isOfTools(file),
)

test('pages use no feature that a supported browser lacks, except harmless ones', () => {
  expect(sources.length).toBeGreaterThan(500)
  const used = new Map<string, string>()
  for (const file of sources) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const key of file.endsWith('.css') ? inStyles(text) : inCode(text)) used.set(key, file)
  }
  const allowed = new Set(harmless.flatMap(({ keys }) => keys))
  const found = [...used]
    .filter(([key]) => !allowed.has(key))
    .map(([key, file]) => `${file}: ${key}`)
  expect(found).toEqual([])
  expect([...allowed].filter((key) => !used.has(key))).toEqual([])
})

test("the browser's language is read by nobody who has no fallback for it", () => {
  const readers = sources.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(
      'usableLocale(navigator.language',
      '',
    )
    return /navigator\.languages?\b/.test(text)
  })
  expect(readers).toEqual([])
})
