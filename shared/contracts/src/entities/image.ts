import { z } from '@tessera/contracts/schema'

/** One size of a picture. */
export const ImageFile = z.object({ url: z.string(), width: z.number(), height: z.number() })

/** A picture in every stored size, smallest first, and its average color. */
export const Images = z.object({
  '236x': ImageFile,
  /** Missing in pictures of earlier versions. */
  '320x': z.optional(ImageFile),
  '474x': ImageFile,
  '736x': ImageFile,
  orig: ImageFile,
})

export type ImageFile = z.infer<typeof ImageFile>
export type Images = z.infer<typeof Images>
