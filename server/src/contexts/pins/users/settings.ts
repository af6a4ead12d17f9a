import type { Settings } from '@tessera/contracts/calls/settings'
import type { UserId } from '@tessera/contracts/ids'
import { eq } from '../../../platform/database/sql.ts'
import { uniqueViolation } from '../../../platform/database/unique-violation.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { tellTerms } from '../../base/terms/check-texts.ts'
import {
  aboutOf,
  accountNamed,
  firstNameIn,
  isReservedForOther,
  mayShowSensitive,
  storeUsername,
  users,
  type WantedSettings,
  websiteOf,
} from '../../identity/index.ts'

const columns = {
  username: users.username,
  full_name: users.fullName,
  about: users.about,
  country: users.country,
  locale: users.locale,
  listed_website_url: users.listedWebsiteUrl,
  hides_from_search: users.hidesFromSearch,
  sensitive_pictures: users.sensitivePictures,
  may_show_sensitive: mayShowSensitive(users.birthday),
  connected_to_instagram: users.connectedToInstagram,
}

/** Loads a member's settings. */
export async function settingsOf(db: Sql, id: UserId): Promise<Settings | undefined> {
  const [row] = await db.select(columns).from(users).where(eq(users.id, id))
  return row
}

/** Changes the given settings. The unique index decides whether a username is free. */
export async function changeSettings(
  ports: Pick<Ports, 'db' | 'clock' | 'events' | 'live'>,
  person: { readonly id: UserId; readonly isPartner: boolean },
  wanted: WantedSettings,
): Promise<Settings | 'username-taken' | 'not-allowed' | undefined> {
  const { db, clock, events } = ports
  const change = changeOf(wanted, person.isPartner)
  if (Object.keys(change).length === 0) return settingsOf(db, person.id)
  if (wanted.sensitive_pictures === 'show') {
    const before = await settingsOf(db, person.id)
    if (before?.may_show_sensitive === false) return 'not-allowed'
  }
  try {
    return await db.transaction(async (tx) => {
      const where = eq(users.id, person.id)
      const before = await lockUsername(tx, person.id)
      const [row] = await tx.update(users).set(change).where(where).returning(columns)
      if (change.username !== undefined)
        await leaveUsername(tx, { userId: person.id, before, after: change.username }, clock.now())
      if ('username' in change || 'fullName' in change)
        await events.tell(tx, accountNamed, { userId: person.id })
      const texts = [wanted.username, wanted.full_name, wanted.about].map((text) => text ?? '')
      const { id } = person
      await tellTerms(tx, ports, { place: 'profile', kind: 'profile', id, ownerId: id, texts })
      return row
    })
  } catch (error) {
    if (error instanceof UsernameKept) return 'username-taken'
    if (uniqueViolation(error) === 'users_username_unique') return 'username-taken'
    throw error
  }
}

/** Thrown when a username is reserved for its former owner. */
class UsernameKept extends Error {}

/** Locks a member's row and returns the username. */
async function lockUsername(tx: Sql, id: UserId): Promise<string | undefined> {
  const [row] = await tx
    .select({ username: users.username })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update')
  return row?.username
}

/**
 * Stores the former username. Call it after the change: of two concurrent requests for a name, the
 * second then sees that the first has just given it up.
 */
async function leaveUsername(
  tx: Sql,
  change: { readonly userId: UserId; readonly before: string | undefined; readonly after: string },
  now: Date,
): Promise<void> {
  const { userId, before, after } = change
  if (before === undefined || before.toLowerCase() === after.toLowerCase()) return
  if (await isReservedForOther(tx, { username: after, userId }, now)) throw new UsernameKept()
  await storeUsername(tx, { userId, before, after }, now)
}

function changeOf(wanted: WantedSettings, isPartner: boolean) {
  const { username, full_name: name, about, country, locale, listed_website_url: site } = wanted
  const { hides_from_search: hides, sensitive_pictures: sensitivePictures } = wanted
  return {
    ...(username === undefined ? {} : { username }),
    ...(name === undefined
      ? {}
      : { fullName: name.trim(), firstName: firstNameIn(name, isPartner) }),
    ...(about === undefined ? {} : { about: aboutOf(about) }),
    ...(country === undefined ? {} : { country }),
    ...(locale === undefined ? {} : { locale }),
    ...(hides === undefined ? {} : { hidesFromSearch: hides }),
    ...(sensitivePictures === undefined ? {} : { sensitivePictures }),
    ...(site === undefined
      ? {}
      : { listedWebsiteUrl: site === null ? null : (websiteOf(site) ?? null) }),
  }
}
