/** The documents of one side that ran, and those in which the module failed. */
export interface SideCount {
  readonly documents: number
  readonly failed: number
  /** Different visitors among the failed documents. */
  readonly visitors: number
}

/** Both sides of a canary. */
export interface CanaryCounts {
  readonly canary: SideCount
  readonly control: SideCount
}

/** Min documents of each side before they are compared. */
export const documentsBefore = 20
/** Min documents in which the canary failed. */
export const failuresBefore = 5
/** Min visitors whose documents failed: one person who reloads a broken page ends no canary. */
export const visitorsBefore = 3
/** Max chance that an equally good build looks this bad. It is small, because every failure is looked at. */
export const chanceBelow = 0.0005

const logFactorials: number[] = [0]

/** Returns the logarithm of n!, exact up to 255 and by Stirling's series above. */
function logFactorial(n: number): number {
  if (n > 255) {
    const x = n + 1
    return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + 1 / (12 * x)
  }
  for (let at = logFactorials.length; at <= n; at += 1)
    logFactorials[at] = (logFactorials[at - 1] ?? 0) + Math.log(at)
  return logFactorials[n] ?? 0
}

const logChoose = (n: number, k: number): number =>
  logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/**
 * Returns the chance that the canary fails in so many documents or more if both builds are equally good:
 * Fisher's exact test, one-sided.
 */
export function chanceOf({ canary, control }: CanaryCounts): number {
  const failed = canary.failed + control.failed
  const all = canary.documents + control.documents
  const most = Math.min(failed, canary.documents)
  const whole = logChoose(all, failed)
  let chance = 0
  for (let at = canary.failed; at <= most; at += 1) {
    if (failed - at > control.documents) continue
    const term = Math.exp(
      logChoose(canary.documents, at) + logChoose(control.documents, failed - at) - whole,
    )
    chance += term
    // Terms shrink from here on, and this one no longer matters.
    if (term < chance * 1e-12) break
  }
  return Math.min(chance, 1)
}

/** A document cannot fail that was not served, so more failures than documents are late counts. */
const bounded = (side: SideCount): SideCount => ({
  ...side,
  documents: Math.max(side.documents, side.failed),
})

/** True when the canary fails so much more often than the control that it must end. */
export function isWorse(counts: CanaryCounts): boolean {
  const { canary, control } = counts
  if (canary.failed < failuresBefore || canary.visitors < visitorsBefore) return false
  if (Math.min(canary.documents, control.documents) < documentsBefore) return false
  return chanceOf({ canary: bounded(canary), control: bounded(control) }) < chanceBelow
}

const shareText = ({ documents, failed }: SideCount): string =>
  `${failed} of ${documents} documents (${((failed / Math.max(documents, 1)) * 100).toFixed(1)} %)`

/** Returns why a canary ended, in one sentence. */
export const reasonText = ({ canary, control }: CanaryCounts): string =>
  `It failed in ${shareText(canary)}, the active build in ${shareText(control)}.`
