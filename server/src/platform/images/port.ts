import type { ImageEdit } from '@tessera/contracts/entities/image-edit'
import type { CardTexts } from './card.ts'
import type { Asker } from './fair-queue.ts'
import type { Look } from './look.ts'

/** Reasons to refuse a picture, named by error code. */
export type ImageFault =
  | 'image-unreadable'
  | 'image-type-refused'
  | 'image-too-small'
  | 'image-too-large'
  /** The asker used up the budget for decoding. */
  | 'too-fast'
  /** The queue is full, or the picture took too long. */
  | 'too-busy'

/** One size of a picture. */
export interface Rendition {
  readonly name: '236x' | '300x' | '474x' | '564x' | '736x' | 'orig'
  readonly webp: Uint8Array<ArrayBuffer>
  /** Null for sizes that only the product's own tiles show. */
  readonly jpg: Uint8Array<ArrayBuffer> | null
  readonly width: number
  readonly height: number
}

/** A picture as it's stored: upright, without metadata, in every size. */
export interface PreparedImage {
  readonly width: number
  readonly height: number
  /** A color as #rrggbb. */
  readonly dominantColor: string
  /** The hash of its look in 64 bits, signed; null without contrast. */
  readonly phash: bigint | null
  /** The picture squeezed into a small square, by which copies of it are known. */
  readonly look: Look
  /** Smallest first. */
  readonly renditions: readonly Rendition[]
}

/** A preview that isn't stored: upright, at most of middle width, without metadata. */
export interface Preview {
  readonly webp: Uint8Array<ArrayBuffer>
}

/** A part of a picture, in fractions of its sides, and how it looks. */
export interface ImageRegion {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The color that most of it has, as #rrggbb. */
  readonly color: string
  /** The hash of its look in 64 bits, signed; null without contrast. */
  readonly phash: bigint | null
}

/** A small rendition in which nothing can be made out but areas of color. */
export interface BlurredImage {
  readonly webp: Uint8Array<ArrayBuffer>
  readonly jpg: Uint8Array<ArrayBuffer>
}

/** The result of processing a file. */
export type Worked<Image> =
  | { readonly ok: true; readonly image: Image }
  | { readonly ok: false; readonly fault: ImageFault }

/** Prepares pictures for the product. */
export interface Images {
  prepare(bytes: Uint8Array, by: Asker): Promise<Worked<PreparedImage>>
  /** Turns, flips and crops a picture first. */
  prepareEdited(bytes: Uint8Array, edit: ImageEdit, by: Asker): Promise<Worked<PreparedImage>>
  /** Accepts pictures of any size, however small. */
  preview(bytes: Uint8Array, by: Asker): Promise<Worked<Preview>>
  /** Reads how the parts of a picture look, to find products in them. */
  regions(bytes: Uint8Array, by: Asker): Promise<Worked<readonly ImageRegion[]>>
  /** Reads the look of a picture, by which copies of it are known. */
  look(bytes: Uint8Array, by: Asker): Promise<Worked<Look>>
  /** Blurs a picture for those who have not asked to see it. */
  blurred(bytes: Uint8Array, by: Asker): Promise<Worked<BlurredImage>>
  /** Draws a poster with a video's proportions and duration, as a file to prepare. */
  poster(video: {
    readonly width: number
    readonly height: number
    readonly durationMs: number
  }): Promise<Uint8Array<ArrayBuffer>>
  /** Draws a card for a page without a picture, as a file to prepare. */
  card(texts: CardTexts): Promise<Uint8Array<ArrayBuffer>>
}
