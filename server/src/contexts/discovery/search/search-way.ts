/**
 * Bookmarks store a reading as one number: its step, and these when it is corrected, scanned, or ranked
 * together with the stricter ones.
 */
const correcting = 5
const scanning = 10
const joining = 20

/** The way that a list is read. */
export interface Way {
  readonly step: number
  readonly isCorrected: boolean
  readonly isScan: boolean
  readonly isTogether: boolean
}

/** Returns the way that a bookmark's number stands for. */
export const wayOf = (reading: number): Way => ({
  step: reading % correcting,
  isCorrected: reading % scanning >= correcting,
  isScan: reading % joining >= scanning,
  isTogether: reading >= joining,
})

/** Returns the number of a way. */
export const numberOf = ({ step, isCorrected, isScan, isTogether }: Way): number =>
  step + (isCorrected ? correcting : 0) + (isScan ? scanning : 0) + (isTogether ? joining : 0)
