import { DecisionReason } from '@tessera/contracts/calls/house-reports'
import { z } from '@tessera/contracts/schema'
import { type Answer, given } from '../../../calls/answer.ts'
import { eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { decisionReasons } from '../cases/tables.ts'
import type { Actor } from '../log/actor.ts'
import { appendToLog } from '../log/append.ts'

/** The reasons to choose from until somebody edits them. */
const defaults: readonly DecisionReason[] = [
  {
    en: "It doesn't break the rules.",
    de: 'Das verstößt nicht gegen die Regeln.',
    keeps: true,
    kinds: [],
  },
  {
    en: 'A matter of taste, not of rules.',
    de: 'Eine Frage des Geschmacks, nicht der Regeln.',
    keeps: true,
    kinds: [],
  },
  { en: 'Spam or advertising.', de: 'Spam oder Werbung.', keeps: false, kinds: ['other'] },
  {
    en: 'Nudity or sexual content.',
    de: 'Nacktheit oder sexuelle Inhalte.',
    keeps: false,
    kinds: ['nudity'],
  },
  {
    en: 'It endangers or sexualizes minors.',
    de: 'Gefährdet oder sexualisiert Minderjährige.',
    keeps: false,
    kinds: ['minors'],
  },
  {
    en: 'Violence or self-harm.',
    de: 'Gewalt oder Selbstverletzung.',
    keeps: false,
    kinds: ['violence'],
  },
  {
    en: 'Hate or harassment.',
    de: 'Hass oder Belästigung.',
    keeps: false,
    kinds: ['hate', 'harassment'],
  },
  {
    en: "Someone else's work without permission.",
    de: 'Fremdes Werk ohne Erlaubnis.',
    keeps: false,
    kinds: ['copyright'],
  },
  {
    en: "Someone's private information.",
    de: 'Private Angaben über jemanden.',
    keeps: false,
    kinds: ['privacy'],
  },
  {
    en: 'Misleading or dangerous.',
    de: 'Irreführend oder gefährlich.',
    keeps: false,
    kinds: ['fraud', 'illegal'],
  },
  { en: 'It happened before.', de: 'Das kam schon einmal vor.', keeps: false, kinds: [] },
]

const only = 1
const Stored = z.array(DecisionReason)

/** Loads the reasons to choose from. */
export async function reasonsOf(db: Sql): Promise<DecisionReason[]> {
  const [row] = await db.select().from(decisionReasons).where(eq(decisionReasons.id, only))
  return row === undefined ? [...defaults] : z.parse(Stored, row.reasons)
}

/** Replaces the reasons to choose from. */
export async function changeReasons(
  ports: Ports,
  actor: Actor,
  { reasons, reason }: { readonly reasons: readonly DecisionReason[]; readonly reason: string },
): Promise<Answer<DecisionReason[]>> {
  await ports.db.transaction(async (tx) => {
    const before = await reasonsOf(tx)
    const row = { id: only, reasons, changedAt: ports.clock.now() }
    await tx
      .insert(decisionReasons)
      .values(row)
      .onConflictDoUpdate({ target: decisionReasons.id, set: row })
    const texts = (list: readonly DecisionReason[]) => ({ reasons: list.map(({ en }) => en) })
    await appendToLog(tx, ports, {
      actor,
      act: 'reports.reasons',
      reason,
      before: texts(before),
      after: texts(reasons),
    })
  })
  return given(await reasonsOf(ports.db))
}

/** Returns a chosen reason in a language; one that somebody wrote stays as it is. */
export function reasonIn(
  reasons: readonly DecisionReason[],
  text: string,
  locale: string | null,
): string {
  const chosen = reasons.find(({ en, de }) => en === text || de === text)
  if (chosen === undefined) return text
  return locale === 'de' ? chosen.de : chosen.en
}
