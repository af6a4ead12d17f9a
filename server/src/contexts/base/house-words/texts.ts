import type { HouseTextVersion, ShownHouseText } from '@tessera/contracts/calls/house-texts'
import { readHouseMarkdown } from '@tessera/contracts/house-markdown'
import type { HouseTextKind } from '@tessera/contracts/house-words'
import type { Language } from '@tessera/contracts/language'
import { desc, eq, max } from '../../../platform/database/sql.ts'
import type { Sql } from '../sql.ts'
import { defaultText } from './default-texts.ts'
import { houseTexts } from './tables.ts'

const versionsListed = 50

const versionOf = (row: typeof houseTexts.$inferSelect): HouseTextVersion => ({
  kind: row.kind,
  version: row.version,
  en: row.en,
  de: row.de,
  is_material: row.isMaterial,
  later_days: row.laterDays,
  changes_en: row.changesEn,
  changes_de: row.changesDe,
  changed_at: row.changedAt.toISOString(),
})

const firstOf = (kind: HouseTextKind): HouseTextVersion => ({
  kind,
  version: 0,
  ...defaultText(kind),
  is_material: false,
  later_days: 0,
  changes_en: '',
  changes_de: '',
  changed_at: null,
})

/** Lists the versions of a text, the newest first, down to the one that comes with the product. */
export async function textVersions(
  db: Sql,
  kind: HouseTextKind,
  most = versionsListed,
): Promise<readonly HouseTextVersion[]> {
  const rows = await db
    .select()
    .from(houseTexts)
    .where(eq(houseTexts.kind, kind))
    .orderBy(desc(houseTexts.version))
    .limit(most)
  return rows.length < most ? [...rows.map(versionOf), firstOf(kind)] : rows.map(versionOf)
}

/** Returns the number of the latest version of a text. */
export async function latestVersion(db: Sql, kind: HouseTextKind): Promise<number> {
  const [row] = await db
    .select({ version: max(houseTexts.version) })
    .from(houseTexts)
    .where(eq(houseTexts.kind, kind))
  return row?.version ?? 0
}

/** Chooses a text in the language of its reader; English where it has no other. */
export function textFor(
  { locale }: Language,
  { en, de }: { readonly en: string; readonly de: string },
) {
  return locale.startsWith('de') && de !== ''
    ? ({ text: de, language: 'de' } as const)
    : ({ text: en, language: 'en' } as const)
}

/** Loads a text as its page shows it; undefined while there is none. */
export async function shownText(
  db: Sql,
  kind: HouseTextKind,
  { language: reader, brand }: { readonly language: Language; readonly brand: string },
): Promise<ShownHouseText | undefined> {
  const [latest] = await textVersions(db, kind, 1)
  const { version, changed_at, ...bodies } = latest ?? firstOf(kind)
  if (bodies.en === '') return undefined
  const { text, language } = textFor(reader, bodies)
  const blocks = readHouseMarkdown(text.replaceAll('{brand}', brand))
  return { kind, version, language, changed_at, blocks }
}

/** Stores the next version of a text. */
export async function storeText(
  db: Sql,
  version: Omit<HouseTextVersion, 'changed_at'>,
  now: Date,
): Promise<HouseTextVersion> {
  const row = {
    kind: version.kind,
    version: version.version,
    en: version.en,
    de: version.de,
    isMaterial: version.is_material,
    laterDays: version.later_days,
    changesEn: version.changes_en,
    changesDe: version.changes_de,
    changedAt: now,
  }
  await db.insert(houseTexts).values(row)
  return versionOf(row)
}
