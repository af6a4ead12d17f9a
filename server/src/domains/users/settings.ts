import type { Settings } from '@tessera/contracts/calls/settings'
import type { UserId } from '@tessera/contracts/ids'
import { eq } from 'drizzle-orm'
import { uniqueViolation } from '../../platform/database/unique-violation.ts'
import { users } from '../identity/tables.ts'
import { indexPerson } from '../search/name-words.ts'
import type { Sql } from '../sql.ts'
import { aboutOf, firstNameIn, type WantedSettings, websiteOf } from './settings-rules.ts'

const columns = {
  username: users.username,
  full_name: users.fullName,
  about: users.about,
  country: users.country,
  locale: users.locale,
  listed_website_url: users.listedWebsiteUrl,
  connected_to_instagram: users.connectedToInstagram,
}

/** Somebody's settings. */
export async function settingsOf(db: Sql, id: UserId): Promise<Settings | undefined> {
  const [row] = await db.select(columns).from(users).where(eq(users.id, id))
  return row
}

/** Changes the settings that are named. The database decides whether a username is free. */
export async function changeSettings(
  db: Sql,
  person: { readonly id: UserId; readonly isPartner: boolean },
  wanted: WantedSettings,
): Promise<Settings | 'username-taken' | undefined> {
  const change = changeOf(wanted, person.isPartner)
  if (Object.keys(change).length === 0) return settingsOf(db, person.id)
  try {
    return await db.transaction(async (tx) => {
      const where = eq(users.id, person.id)
      const [row] = await tx.update(users).set(change).where(where).returning(columns)
      if ('username' in change || 'fullName' in change) await indexPerson(tx, person.id)
      return row
    })
  } catch (error) {
    if (uniqueViolation(error) === 'users_username_unique') return 'username-taken'
    throw error
  }
}

function changeOf(wanted: WantedSettings, isPartner: boolean) {
  const { username, full_name: name, about, country, locale, listed_website_url: site } = wanted
  return {
    ...(username === undefined ? {} : { username }),
    ...(name === undefined
      ? {}
      : { fullName: name.trim(), firstName: firstNameIn(name, isPartner) }),
    ...(about === undefined ? {} : { about: aboutOf(about) }),
    ...(country === undefined ? {} : { country }),
    ...(locale === undefined ? {} : { locale }),
    ...(site === undefined
      ? {}
      : { listedWebsiteUrl: site === null ? null : (websiteOf(site) ?? null) }),
  }
}
