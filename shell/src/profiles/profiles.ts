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

/** The viewer's profiles, and the one in use. */
export interface Profiles {
  /** Empty until loaded, and for members without a business account. */
  readonly $list: Readable<readonly ListedProfile[]>
  switchTo(id: string): void
}

/** Members of the shell that the profiles need. */
export interface Outside {
  readonly bus: Bus
  readonly client: Client
  readonly queries: QueryClient
  readonly stores: Stores
  /** Stores the choice for this tab only. */
  readonly tab: { readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> }
  toast(toast: Toast): void
}

/** Returns the viewer if they have a business account; only those have profiles. */
const partnerOf = (viewer: Viewer | null): Viewer | null =>
  viewer?.is_partner === true ? viewer : null

/**
 * Tracks the profile in use. The choice stored in this tab applies at once and is checked when the
 * list has loaded; without access the viewer returns to their own profile.
 */
export function createProfiles(outside: Outside): Profiles {
  const { stores } = outside
  const { sessionStorage: keeper } = outside.tab
  const $list = atom<readonly ListedProfile[]>([])
  const { become, check } = createActing(outside, $list)
  // A separate query client: a log-in refetches the page's queries and would cancel this one.
  const asking = createQueries()

  async function load(): Promise<void> {
    const viewer = partnerOf(stores.$viewer.get())
    if (viewer === null) return $list.set([])
    const options = queryOptions(outside.client, businessProfiles, {})
    const answer = await asking.fetchQuery({ ...options, staleTime: 0 }).catch(() => ({}))
    // The viewer may have changed while the request was running.
    if (stores.$viewer.get()?.id !== viewer.id) return
    $list.set(profileList(answer, viewer))
    check(viewer)
  }

  const atFirst = partnerOf(stores.$viewer.get())
  const kept = atFirst === null ? undefined : keptProfile(keeper, atFirst)
  if (atFirst !== null && kept !== undefined && kept.id !== atFirst.id) {
    // The service rendered the document for the viewer's own profile.
    askAnew(outside.queries, () => become(kept, atFirst))
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
    // The viewer may have set up a second factor on that page.
    const there = paths.securitySettings.to()
    if (before?.pathname === there && now.pathname !== there) void load()
  })
  return {
    $list,
    switchTo(id) {
      const viewer = stores.$viewer.get()
      const chosen = $list.get().find((each) => each.id === id)
      if (viewer === null || !chosen?.isActing || id === stores.$profile.get()?.id) return
      askAnew(outside.queries, () => become(chosen, viewer))
      outside.toast({ text: words.actingAs({ name: chosen.name }), tone: 'good' })
    },
  }
}

/**
 * Changes the profile, refetches the page and drops unused queries, so that no profile sees another one's
 * data. They go before the change: what listens to it may ask at once, and would get an answer of before.
 */
function askAnew(queries: QueryClient, change: () => void): void {
  queries.removeQueries({ type: 'inactive' })
  change()
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

  /** Checks that the viewer may still use the profile. */
  function check(viewer: Viewer): void {
    const now = stores.$profile.get() ?? ownProfile(viewer)
    const right = actingAmong($list.get(), now?.id)
    if (right === undefined || now === null) return
    const { id, username, permissions } = right
    if (id === now.id) {
      stores.$profile.set({ id, username, permissions })
      return
    }
    askAnew(queries, () => become(right, viewer))
    toast({ text: words.yourselfAgain(), tone: 'bad' })
  }

  return { become, check }
}
