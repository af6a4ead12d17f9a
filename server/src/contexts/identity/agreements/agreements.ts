import type { AskedTerms } from '@tessera/contracts/house-words'
import type { Account } from '../../../calls/account.ts'
import type { MemberVisit, Visit } from '../../../calls/visit.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, isNull, lt, ne, or } from '../../../platform/database/sql.ts'
import { currentWords, type HouseWords } from '../../base/house-words/current-words.ts'
import { latestVersion, textFor } from '../../base/house-words/texts.ts'
import { users } from '../accounts/tables.ts'
import { consents } from './tables.ts'

const day = 86_400_000

/** Returns the terms that a member has to agree to now; undefined when there are none. */
export function askedTerms(
  { terms }: HouseWords,
  viewer: Pick<Account, 'agreedTerms' | 'laterTerms' | 'laterTermsUntil'>,
  { language, ports }: Pick<Visit, 'language' | 'ports'>,
): AskedTerms | undefined {
  if (terms === undefined || viewer.agreedTerms >= terms.version) return undefined
  const isPutOff = viewer.laterTerms === terms.version
  if (isPutOff && (viewer.laterTermsUntil ?? new Date(0)) > ports.clock.now()) return undefined
  const { text: changes } = textFor(language, { en: terms.changesEn, de: terms.changesDe })
  return { version: terms.version, later_days: isPutOff ? 0 : terms.laterDays, changes }
}

/** Keeps which terms and which privacy policy a new member agrees to by signing up. */
export async function keepSignUpConsents(
  tx: Tx,
  { ports, language }: Visit,
  { id, agreedTerms }: Pick<Account, 'id' | 'agreedTerms'>,
): Promise<void> {
  const given = {
    userId: id,
    language: language.locale,
    at: ports.clock.now(),
    given: 'sign-up',
  } as const
  await tx.insert(consents).values([
    { ...given, text: 'terms', version: agreedTerms },
    { ...given, text: 'privacy', version: await latestVersion(tx, 'privacy') },
  ])
}

/** Keeps that a member agrees to a version of the terms; false for a version that does not exist. */
export async function agree(
  { ports, viewer, language }: MemberVisit,
  version: number,
): Promise<boolean> {
  return ports.db.transaction(async (tx) => {
    if (version > (await latestVersion(tx, 'terms'))) return false
    await tx
      .update(users)
      .set({ agreedTerms: version, laterTerms: null, laterTermsUntil: null })
      .where(and(eq(users.id, viewer.id), lt(users.agreedTerms, version)))
    await tx
      .insert(consents)
      .values({
        userId: viewer.id,
        text: 'terms',
        version,
        language: language.locale,
        at: ports.clock.now(),
        given: 'asked',
      })
      .onConflictDoNothing()
    return true
  })
}

/** Puts the question off, once for each version. Returns its end; undefined when it can't be put off. */
export async function putOff(
  { ports, viewer }: MemberVisit,
  version: number,
): Promise<Date | undefined> {
  const { terms } = await currentWords(ports)
  if (terms?.version !== version || terms.laterDays === 0) return undefined
  const until = new Date(ports.clock.now().getTime() + terms.laterDays * day)
  const changed = await ports.db
    .update(users)
    .set({ laterTerms: version, laterTermsUntil: until })
    .where(
      and(
        eq(users.id, viewer.id),
        lt(users.agreedTerms, version),
        or(isNull(users.laterTerms), ne(users.laterTerms, version)),
      ),
    )
    .returning({ id: users.id })
  return changed.length === 0 ? undefined : until
}
