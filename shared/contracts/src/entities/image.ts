import { z } from '@tessera/contracts/schema'

/** One size of a picture. */
export const ImageFile = z.object({ url: z.string(), width: z.number(), height: z.number() })

/** A picture in every stored size, smallest first, and its average color. */
export const Images = z.object({
  '236x': ImageFile,
  '474x': ImageFile,
  '736x': ImageFile,
  orig: ImageFile,
  /** True when there are `300x` and `564x` too, at the same address by their name. */
  has_tiles: z.optional(z.boolean()),
})

export type ImageFile = z.infer<typeof ImageFile>
export type Images = z.infer<typeof Images>
