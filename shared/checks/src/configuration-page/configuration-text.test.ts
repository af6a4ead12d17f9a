import { expect, test } from 'vitest'
import { configurationText } from './configuration-text.ts'
import { configurationIsTrue } from './write-configuration.ts'

const port = { name: 'PORT', fallback: '3000', meaning: 'The port.', isReloadable: true }
const key = { name: 'SECRETS_KEY', fallback: '', meaning: 'Encrypts secrets.' }
const group = (names: readonly string[]) => ({ title: 'Addresses', about: 'Where.', names })

test('the page has a table for each group, with default and meaning of each setting', () => {
  const text = configurationText([key, port], [group(['PORT', 'SECRETS_KEY'])])
  expect(text).toContain(
    '## Addresses\n\nWhere.\n\n| Setting | Default | Reload | Meaning |\n| --- | --- | --- | --- |\n| `PORT` | `3000` | yes | The port. |\n| `SECRETS_KEY` | none |  | Encrypts secrets. |\n',
  )
})

test('a setting in no group or in two, and a name without a setting, stop the page', () => {
  expect(() => configurationText([port, key], [group(['PORT'])])).toThrow(
    'SECRETS_KEY is in no group',
  )
  expect(() => configurationText([port], [group(['PORT', 'PROT'])])).toThrow('PROT is no setting')
  expect(() => configurationText([port], [group(['PORT']), group(['PORT'])])).toThrow(
    'PORT is twice',
  )
})

test('docs/configuration.md names every setting of the service', async () => {
  expect(await configurationIsTrue(), 'run: npm run fix').toBe(true)
})
