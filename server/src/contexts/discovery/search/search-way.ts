/**
 * Bookmarks store a reading as one number: its step, and these when it is corrected, scanned, or ranked
 * together with the stricter ones. The step of a color came later, so that it is no number below the others.
 */
const correcting = 5
const scanning = 10
const joining = 20
const shading = 40

/** The way that a list is read. */
export interface Way {
  /** The step: 0 for pins with the color that was asked for, then those of `looseness`. */
  readonly step: number
  readonly isCorrected: boolean
  readonly isScan: boolean
  readonly isTogether: boolean
}

/** Returns the way that a bookmark's number stands for. */
export const wayOf = (reading: number): Way => ({
  step: reading >= shading ? 0 : 1 + (reading % correcting),
  isCorrected: reading % scanning >= correcting,
  isScan: reading % joining >= scanning,
  isTogether: reading % shading >= joining,
})

/** Returns the number of a way. */
export const numberOf = ({ step, isCorrected, isScan, isTogether }: Way): number =>
  (step === 0 ? shading : step - 1) +
  (isCorrected ? correcting : 0) +
  (isScan ? scanning : 0) +
  (isTogether ? joining : 0)
