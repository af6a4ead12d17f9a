import { z } from '@tessera/contracts/schema'

/** Max ads that a tab remembers, the latest first. */
const shownMax = 50

const Shown = z.array(z.tuple([z.string(), z.string()]))

type Shown = z.infer<typeof Shown>

const placeOf = (who: string): string => `tessera.ads.${who}`

function readShown(who: string): Shown {
  try {
    const kept = z.safeParse(Shown, JSON.parse(sessionStorage.getItem(placeOf(who)) ?? '[]'))
    return kept.success ? kept.data : []
  } catch {
    return []
  }
}

/** Remembers in this tab that a pin was shown to somebody as an ad, for what they do with it on other pages. */
export function rememberAd(who: string, pinId: string, token: string): void {
  const others = readShown(who).filter(([id]) => id !== pinId)
  try {
    const shown = [[pinId, token], ...others].slice(0, shownMax)
    sessionStorage.setItem(placeOf(who), JSON.stringify(shown))
  } catch {
    // Without storage, clicks on other pages are not counted.
  }
}

/** Returns the token of a pin that was shown to somebody as an ad in this tab. */
export const shownAd = (who: string, pinId: string): string | undefined =>
  readShown(who).find(([id]) => id === pinId)?.[1]
