import { z } from '@tessera/contracts/schema'

/** The ways to show somebody pictures that may be sensitive. */
export const sensitiveWays = ['blur', 'show', 'leave-out'] as const

export const SensitivePictures = z.enum(sensitiveWays)

export type SensitivePictures = z.infer<typeof SensitivePictures>

/** The age from which somebody can have such pictures shown without a press. */
export const sensitiveAge = 18
