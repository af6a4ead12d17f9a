import * as z from 'zod'

/** The answer of a classifier: how likely a picture is of a kind of reports, from 0 to 1. Other kinds are ignored. */
export const Scores = z.object({
  scores: z.record(z.string().min(1).max(40), z.number().min(0).max(1)),
})

/** A picture to judge. */
export interface JudgedPicture {
  readonly id: string
  readonly kind: 'image' | 'video'
  readonly width: number
  readonly height: number
  readonly type: string
  /** A small rendition; of a video, its poster. */
  readonly bytes: Uint8Array
}

/** Reasons that a picture was not judged. */
export type ClassifierFault =
  | 'unreachable'
  | 'refused'
  | 'too-slow'
  | 'answer-unfit'
  | 'answer-large'

/** The scores of a picture, or why there are none. */
export type Judged =
  | { readonly ok: true; readonly scores: Readonly<Record<string, number>> }
  | { readonly ok: false; readonly fault: ClassifierFault }

/** A program of the operator's that judges pictures. Nothing that it does makes it throw. */
export interface Classifier {
  judge(picture: JudgedPicture, signal: AbortSignal): Promise<Judged>
}
