import { expect, test } from 'vitest'
import { sourcesWith } from './offer-language.ts'
import { roomsIn } from './rooms.ts'

test('a language that is offered gets its lines in the list, the service, the shell and each module', () => {
  const modules = roomsIn('de')
    .map(({ name }) => name)
    .filter((name) => name.startsWith('mfe-'))
  const sources = sourcesWith('fr', 'Français', modules)
  if ('unknown' in sources) throw new Error(`${sources.unknown} has another form.`)
  const lines = (path: string) =>
    sources
      .get(path)
      ?.split('\n')
      .filter((line) => /fr\b|Fr\b/.test(line))
  expect(lines('shared/contracts/src/locale.ts')).toEqual([
    '  { locale: \'fr\', name: "Français" },',
  ])
  expect(lines('server/src/languages/language-of.ts')).toHaveLength(3)
  expect(lines('shell/src/languages/other-language.ts')).toHaveLength(1)
  expect(sources.get('shell/src/languages/in-fr.ts')).not.toContain('de.json')
  for (const module of modules)
    expect(lines(`${module}/src/module.ts`)?.join()).toContain('./languages/fr.json')
})
