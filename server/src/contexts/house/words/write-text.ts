import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { HouseTextVersion, writeHouseText } from '@tessera/contracts/calls/house-texts'
import { isAlwaysThere } from '@tessera/contracts/house-words'
import { type Answer, given, refused } from '../../../calls/answer.ts'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'
import type { Ports } from '../../../ports.ts'
import { changeWords } from '../../base/house-words/current-words.ts'
import { storeText, textVersions } from '../../base/house-words/texts.ts'
import type { Actor } from '../log/actor.ts'
import { appendToLog, lockLog } from '../log/append.ts'

type Wanted = Omit<ParsedInputOf<typeof writeHouseText>, 'present_code'>

/** Stores the next version of a text, if nobody else stored one after the version that the writer saw. */
export async function writeText(
  ports: Ports,
  actor: Actor,
  { reason, after, ...wanted }: Wanted,
): Promise<Answer<HouseTextVersion>> {
  const { kind, en, de } = wanted
  if (en === '' && isAlwaysThere(kind)) return refused('house-text-empty')
  const stored = await changeWords(ports, async (tx) => {
    // Writers wait for each other here, so that a version is written once.
    await lockLog(tx)
    const [latest] = await textVersions(tx, kind, 1)
    const before = latest?.version ?? 0
    if (before !== after) return undefined
    const isMaterial = wanted.is_material && kind === 'terms'
    const now = ports.clock.now()
    const version = await storeText(
      tx,
      { ...wanted, version: before + 1, is_material: isMaterial },
      now,
    )
    await appendToLog(tx, ports, {
      actor,
      act: 'words.write',
      object: kind,
      reason,
      before: { version: before },
      after: {
        version: version.version,
        is_material: isMaterial,
        later_days: version.later_days,
        sha256: sha256OfText(`${en}\n\n${de}`),
      },
    })
    return version
  })
  if (stored === undefined) return refused('house-text-other')
  ports.log.info('house.text', { by: actor.by, actor: actor.id, kind, version: stored.version })
  return given(stored)
}
