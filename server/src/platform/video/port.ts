/** A file that is read in parts. */
export interface LookedInto {
  readonly size: number
  /** Reads up to that many bytes from an offset. */
  read(first: number, length: number): Promise<Uint8Array>
}

/** The facts of a video that the service needs. */
export interface VideoFacts {
  readonly mime: 'video/mp4' | 'video/quicktime' | 'video/webm'
  readonly durationMs: number
  /** The displayed width, with the camera's rotation applied. */
  readonly width: number
  readonly height: number
}

/** A part of a file to overwrite: with `head` first, then with zeros. */
export interface Erasure {
  readonly at: number
  readonly length: number
  readonly head: Uint8Array
}

/** The reason a video is refused, as an error code. */
export type VideoFault = 'video-unreadable' | 'video-cut' | 'video-without-picture'

/** Detects videos by their content. */
export interface Videos {
  read(file: LookedInto): Promise<
    | {
        readonly ok: true
        readonly video: VideoFacts
        /** The bytes that reveal where, when and by whom it was made, and have to be erased. */
        readonly erasures: readonly Erasure[]
      }
    | { readonly ok: false; readonly fault: 'no-video' | VideoFault }
  >
}
