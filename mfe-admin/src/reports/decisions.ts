import type { ReportDecision } from '@tessera/contracts/calls/house-reports'
import { reportWords as words } from './words.ts'

interface Decision {
  readonly label: () => string
  readonly title: (who: { readonly name: string }) => string
  readonly says: (who: { readonly name: string }) => string
  /** Reasons to choose from; the first one stands in the field. */
  readonly templates: () => readonly [string, ...string[]]
}

const harms = (): readonly [string, ...string[]] => [
  words.spam(),
  words.nudity(),
  words.violence(),
  words.hate(),
  words.copyright(),
  words.fraud(),
]

const persons = (): readonly [string, ...string[]] => {
  const [first, ...others] = harms()
  return [first, ...others, words.again()]
}

/** The decisions, with their labels and sentences. */
export const decisions: Readonly<Record<ReportDecision, Decision>> = {
  dismiss: {
    label: words.dismiss,
    title: words.dismissTitle,
    says: words.dismissSays,
    templates: () => [words.fineRules(), words.fineTaste()],
  },
  remove: {
    label: words.remove,
    title: words.removeTitle,
    says: words.removeSays,
    templates: harms,
  },
  limit: {
    label: words.limit,
    title: words.limitTitle,
    says: words.limitSays,
    templates: persons,
  },
  suspend: {
    label: words.suspend,
    title: words.suspendTitle,
    says: words.suspendSays,
    templates: persons,
  },
}

const fitting: Readonly<Record<string, () => string>> = {
  spam: words.spam,
  nudity: words.nudity,
  hate: words.hate,
  harassment: words.hate,
  violence: words.violence,
  'self-harm': words.violence,
  copyright: words.copyright,
  misinformation: words.fraud,
  'dangerous-goods': words.fraud,
}

/** Returns the templates of a decision, the one that fits the most frequent reason of the reports first. */
export function templatesFor(
  decision: ReportDecision,
  reasons: readonly { readonly reason: string; readonly count: number }[],
): readonly [string, ...string[]] {
  const [first, ...others] = decisions[decision].templates()
  const [most] = reasons.toSorted((a, b) => b.count - a.count)
  const fits = fitting[most?.reason ?? '']?.()
  const all = [first, ...others]
  return fits === undefined || !all.includes(fits)
    ? [first, ...others]
    : [fits, ...all.filter((text) => text !== fits)]
}
