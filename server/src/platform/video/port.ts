/** A file to look into, of which only parts are read. */
export interface LookedInto {
  readonly size: number
  /** Up to so many bytes from there on. */
  read(first: number, length: number): Promise<Uint8Array>
}

/** What the service needs to know of a video. */
export interface VideoFacts {
  readonly mime: 'video/mp4' | 'video/quicktime' | 'video/webm'
  readonly durationMs: number
  /** As it is shown, a turned camera reckoned with. */
  readonly width: number
  readonly height: number
}

/** A part of a file that is written over: first with `head`, then with zeros. */
export interface Erasure {
  readonly at: number
  readonly length: number
  readonly head: Uint8Array
}

/** Finds out what a file is, by its content. */
export interface Videos {
  read(file: LookedInto): Promise<
    | {
        readonly ok: true
        readonly video: VideoFacts
        /** What says where, when and by whom it was made, and is to be written over. */
        readonly erasures: readonly Erasure[]
      }
    | { readonly ok: false; readonly fault: 'no-video' | 'video-unreadable' }
  >
}
