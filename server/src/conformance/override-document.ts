import { Boot } from '@tessera/contracts/boot'
import type { Person } from './person.ts'

/** Returns what a document of one browser runs and says. */
export async function documentOf(person: Person, path = '/ideas/') {
  const response = await person.send(path)
  const html = await response.text()
  const [, text = '{}'] = /id="tessera-boot">([^<]*)<\/script>/.exec(html) ?? []
  const boot = Boot.parse(JSON.parse(text))
  const [, banner = ''] = /<aside class="overrides"[^>]*>(.*?)<\/aside>/.exec(html) ?? []
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  const baseOf = (name: string) =>
    boot.modules.find(({ descriptor, enabled }) => enabled && descriptor.name === name)?.base
  const filesOf = (name: string) =>
    boot.modules.find(({ descriptor }) => descriptor.name === name)?.descriptor.files ?? []
  return { boot, banner, policy, headers: response.headers, baseOf, filesOf }
}
