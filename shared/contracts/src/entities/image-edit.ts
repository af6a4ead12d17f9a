import { z } from '@tessera/contracts/schema'

const fraction = z.number().check(z.gte(0), z.lte(1))

/** A part of a picture, in fractions of its width and height. */
export const Crop = z
  .strictObject({ x: fraction, y: fraction, width: fraction, height: fraction })
  .check(
    z.refine(
      // Fractions that add up to 1 may come out a little above.
      ({ x, y, width, height }) => x + width <= 1.0001 && y + height <= 1.0001,
      'Lies outside the picture',
    ),
  )

/** An edit of a picture: it's mirrored, then turned, then cropped. */
export const ImageEdit = z.strictObject({
  /** Quarter turns, clockwise. */
  turns: z.int().check(z.gte(0), z.lte(3)),
  flipped: z.boolean(),
  crop: z.nullable(Crop),
})

export type Crop = z.infer<typeof Crop>
export type ImageEdit = z.infer<typeof ImageEdit>
