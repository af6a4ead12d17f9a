import { sha256OfText } from '../../../platform/secrets/sha256.ts'

/**
 * Returns the key of the blurred files of a picture. It follows from the clear one, so that blurring a picture
 * twice, or at the same time, writes the same files; the clear key does not follow from it.
 */
export const blurredKeyOf = (clearKey: string): string => sha256OfText(`blurred ${clearKey}`)
