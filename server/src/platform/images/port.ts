import type { Asker } from './fair-queue.ts'

/** Why a picture is refused; the names are the error catalogue's. */
export type ImageFault =
  | 'image-unreadable'
  | 'image-type-refused'
  | 'image-too-small'
  | 'image-too-large'
  /** Whoever asks has had as much decoded as they may for now. */
  | 'too-fast'
  /** The queue is full, or the picture took too long. */
  | 'too-busy'

/** A picture in one of its sizes. */
export interface Rendition {
  readonly name: '236x' | '474x' | '736x' | 'orig'
  readonly webp: Uint8Array<ArrayBuffer>
  readonly jpg: Uint8Array<ArrayBuffer>
  readonly width: number
  readonly height: number
}

/** A picture as it is kept: upright, without what the camera wrote into it, in every size. */
export interface PreparedImage {
  readonly width: number
  readonly height: number
  /** As #rrggbb. */
  readonly dominantColor: string
  /** What it looks like in 64 bits, signed; null where it has next to no contrast. */
  readonly phash: bigint | null
  /** Smallest first. */
  readonly renditions: readonly Rendition[]
}

/** A picture to look at and not to keep: upright, of the middle width at most, without metadata. */
export interface Preview {
  readonly webp: Uint8Array<ArrayBuffer>
}

/** What became of a file. */
export type Worked<Image> =
  | { readonly ok: true; readonly image: Image }
  | { readonly ok: false; readonly fault: ImageFault }

/** Makes of a file's bytes what the product keeps. */
export interface Images {
  prepare(bytes: Uint8Array, by: Asker): Promise<Worked<PreparedImage>>
  /** However small the picture is. */
  preview(bytes: Uint8Array, by: Asker): Promise<Worked<Preview>>
  /** A plain picture in a video's proportions that says how long it is, as a file to prepare. */
  poster(video: {
    readonly width: number
    readonly height: number
    readonly durationMs: number
  }): Promise<Uint8Array<ArrayBuffer>>
}
