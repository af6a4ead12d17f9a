import { again } from '@tessera/module/again'
import { atom } from 'nanostores'
import type { Report } from '../reports/report.ts'
import { keptProfile } from './kept-profile.ts'
import type { ListedProfile } from './profile-list.ts'
import type { Outside, Profiles } from './profiles.ts'

/**
 * Makes the profiles, whose code only members with a business account load. Their choice in this tab applies
 * at once, so that no call is made for another profile meanwhile.
 */
export function createLateProfiles(
  outside: Outside & { readonly report: (report: Report) => void },
): Profiles {
  const { stores, tab, report } = outside
  const $list = atom<readonly ListedProfile[]>([])
  let loading: Promise<Profiles> | undefined

  async function start(): Promise<Profiles> {
    const { createProfiles } = await again(
      () => import(/* webpackChunkName: "profiles" */ './profiles.ts'),
    )
    const profiles = createProfiles(outside)
    profiles.$list.subscribe((list) => $list.set(list))
    return profiles
  }

  function load(then: (profiles: Profiles) => void = () => {}): void {
    loading ??= start()
    loading.then(then).catch((thrown: unknown) => {
      loading = undefined
      report({ code: 'profiles-not-loaded', from: 'shell', detail: String(thrown) })
    })
  }

  const viewer = stores.$viewer.get()
  const kept = viewer?.is_partner ? keptProfile(tab.sessionStorage, viewer) : undefined
  if (kept !== undefined) stores.$profile.set(kept)
  stores.$viewer.subscribe((now) => {
    if (now?.is_partner && loading === undefined) load()
  })
  return { $list, switchTo: (id) => load((profiles) => profiles.switchTo(id)) }
}
