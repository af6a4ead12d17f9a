import { z } from '@tessera/contracts/schema'

/** One size of a picture. */
export const ImageFile = z.object({ url: z.string(), width: z.number(), height: z.number() })

/** A picture in the sizes the service keeps, smallest first, and the colour it averages to. */
export const Images = z.object({
  '236x': ImageFile,
  '474x': ImageFile,
  '736x': ImageFile,
  orig: ImageFile,
})

export type ImageFile = z.infer<typeof ImageFile>
export type Images = z.infer<typeof Images>
