import { type Look, type LookBudget, looking } from './looking.ts'
import { mp4Erasures } from './mp4-erasures.ts'
import type { Erasure, LookedInto, VideoFacts } from './port.ts'
import { webmErasures } from './webm-erasures.ts'

/** Enough for hours of video, and a limit for any file. */
const looksMost = 1_000_000
const erasuresMost = 100_000

/**
 * Finds what to erase in a video before it's stored; undefined when it can't be cleaned within
 * limits. Such a file is refused: it would reveal where it was made.
 */
export async function findErasures(
  file: LookedInto,
  mime: VideoFacts['mime'],
): Promise<readonly Erasure[] | undefined> {
  const budget: LookBudget = { left: looksMost }
  const looks = (): Look => looking(file, budget)
  const found: Erasure[] = []
  const find = mime === 'video/webm' ? webmErasures : mp4Erasures
  for await (const erasure of find(looks, file.size)) {
    if (erasure === 'unfit' || found.length >= erasuresMost) return undefined
    if (erasure.length > 0) found.push(erasure)
  }
  return budget.left < 0 ? undefined : found
}
