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

/** Finds out what a file is, by its content. */
export interface Videos {
  read(
    file: LookedInto,
  ): Promise<
    | { readonly ok: true; readonly video: VideoFacts }
    | { readonly ok: false; readonly fault: 'no-video' | 'video-unreadable' }
  >
}
