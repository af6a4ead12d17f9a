import type { QueryClient } from '@tanstack/react-query'
import type { Bus } from '@tessera/bus'
import { type Client, createQueries, queryOptions } from '@tessera/client'
import { businessProfiles } from '@tessera/contracts/calls/access'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { profileSwitched } from '@tessera/contracts/events/facts'
import { paths } from '@tessera/contracts/paths'
import type { Profile, Readable, Toast } from '@tessera/module'
import { ownProfile, type Stores } from '@tessera/module/host'
import { atom } from 'nanostores'
import { forgetProfile, keepProfile, keptProfile } from './kept-profile.ts'
import { actingAmong, type ListedProfile, profileList } from './profile-list.ts'
import { words } from './words.ts'

/** The profiles of whoever is looking, and which of them they act as. */
export interface Profiles {
  /** Empty until they are known, and for whoever is no business. */
  readonly $list: Readable<readonly ListedProfile[]>
  switchTo(id: string): void
}

interface Outside {
  readonly bus: Bus
  readonly client: Client
  readonly queries: QueryClient
  readonly stores: Stores
  /** Where the choice is kept: as long as the tab, and for no other tab. */
  readonly tab: { readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> }
  toast(toast: Toast): void
}

/** Whose profiles are of interest: a business's alone. */
const partnerOf = (viewer: Viewer | null): Viewer | null =>
  viewer?.is_partner === true ? viewer : null

/**
 * Follows whom the viewer acts as. What they chose in this tab holds from the first moment, and is
 * held against the list as soon as that is there; who may not act so any more is themself again.
 */
export function createProfiles(outside: Outside): Profiles {
  const { stores } = outside
  const { sessionStorage: keeper } = outside.tab
  const $list = atom<readonly ListedProfile[]>([])
  const { become, check } = createActing(outside, $list)
  // Apart from what is on the page, which a log-in asks for anew and calls off on the way.
  const asking = createQueries()

  async function load(): Promise<void> {
    const viewer = partnerOf(stores.$viewer.get())
    if (viewer === null) return $list.set([])
    const options = queryOptions(outside.client, businessProfiles, {})
    const answer = await asking.fetchQuery({ ...options, staleTime: 0 }).catch(() => ({}))
    // Who was asked about may be gone by the time the answer comes.
    if (stores.$viewer.get()?.id !== viewer.id) return
    $list.set(profileList(answer, viewer))
    check(viewer)
  }

  const atFirst = partnerOf(stores.$viewer.get())
  const kept = atFirst === null ? undefined : keptProfile(keeper, atFirst)
  if (atFirst !== null && kept !== undefined && kept.id !== atFirst.id) {
    become(kept, atFirst)
    // The document was made for the person themself.
    askAnew(outside.queries)
  }
  void load()
  stores.$viewer.listen((now, before) => {
    const isSame = now?.id === before?.id
    if (isSame && now?.is_partner === before?.is_partner) return
    if (!isSame) {
      forgetProfile(keeper)
      $list.set([])
    }
    void load()
  })
  stores.$address.listen((now, before) => {
    // Whoever comes back from there may have a second factor now.
    const there = paths.securitySettings.to()
    if (before?.pathname === there && now.pathname !== there) void load()
  })
  return {
    $list,
    switchTo(id) {
      const viewer = stores.$viewer.get()
      const chosen = $list.get().find((each) => each.id === id)
      if (viewer === null || !chosen?.isActing || id === stores.$profile.get()?.id) return
      become(chosen, viewer)
      askAnew(outside.queries)
      outside.toast({ text: words.actingAs({ name: chosen.name }), tone: 'good' })
    },
  }
}

/** Nothing that was asked as one profile is shown to another: what is on the page is asked for again. */
function askAnew(queries: QueryClient): void {
  queries.removeQueries({ type: 'inactive' })
  void queries.invalidateQueries()
}

function createActing(
  { stores, bus, tab, queries, toast }: Outside,
  $list: Readable<readonly ListedProfile[]>,
) {
  function become({ id, username, permissions }: Profile, viewer: Viewer): void {
    const profile: Profile = { id, username, permissions }
    stores.$profile.set(profile)
    keepProfile(tab.sessionStorage, viewer, profile)
    bus.emit(profileSwitched, { profileId: id })
  }

  /** Holds whom somebody acts as against what they may. */
  function check(viewer: Viewer): void {
    const now = stores.$profile.get() ?? ownProfile(viewer)
    const right = actingAmong($list.get(), now?.id)
    if (right === undefined || now === null) return
    const { id, username, permissions } = right
    if (id === now.id) {
      stores.$profile.set({ id, username, permissions })
      return
    }
    become(right, viewer)
    askAnew(queries)
    toast({ text: words.yourselfAgain(), tone: 'bad' })
  }

  return { become, check }
}
