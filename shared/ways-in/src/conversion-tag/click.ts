import { quietly, type Site } from './site.ts'

const key = 'tsr_click'
/** The longest attribution window. */
const keptFor = 2_592_000_000

const inAddress = (site: Site, name: string, form: RegExp): string | undefined => {
  const value = quietly(() => new URL(site.address).searchParams.get(name)) ?? ''
  return form.test(value) ? value : undefined
}

/** Returns the click id that brought the visitor here, now or in the last 30 days, and keeps it. */
export function clickOf(site: Site): string | undefined {
  const found = inAddress(site, 'tsrclid', /^[\w-]{20,400}$/)
  if (found !== undefined) {
    quietly(() => site.storage().setItem(key, `${site.now()} ${found}`))
    return found
  }
  const [at = '', kept] = (quietly(() => site.storage().getItem(key)) ?? '').split(' ')
  if (kept === undefined) return undefined
  if (site.now() - Number(at) <= keptFor) return kept
  forgetClick(site)
  return undefined
}

/** Forgets the click id. */
export function forgetClick(site: Site): void {
  quietly(() => site.storage().removeItem(key))
}

/** Returns the code of the test that this tab takes part in. */
export function testOf(site: Site): string | undefined {
  const form = /^TEST[0-9A-Z]{6}$/
  const found = inAddress(site, 'tsrtest', form)
  if (found !== undefined) quietly(() => site.tab().setItem('tsr_test', found))
  const code = found ?? quietly(() => site.tab().getItem('tsr_test')) ?? ''
  return form.test(code) ? code : undefined
}
