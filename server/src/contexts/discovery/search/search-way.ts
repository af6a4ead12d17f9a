/** Bookmarks store a reading as one number: its step, and these when it is corrected or scanned. */
const correcting = 5
const scanning = 10

/** The way that a list is read. */
export interface Way {
  readonly step: number
  readonly isCorrected: boolean
  readonly isScan: boolean
}

/** Returns the way that a bookmark's number stands for. */
export const wayOf = (reading: number): Way => ({
  step: reading % correcting,
  isCorrected: reading % scanning >= correcting,
  isScan: reading >= scanning,
})

/** Returns the number of a way. */
export const numberOf = ({ step, isCorrected, isScan }: Way): number =>
  step + (isCorrected ? correcting : 0) + (isScan ? scanning : 0)
