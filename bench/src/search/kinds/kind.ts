/** A kind of thing that people search for, and how a judge knows it. */
export interface Kind {
  /** Its names, separated by ` / `. A picture whose subject ends with one of them shows the thing. */
  readonly names: string
  /** Names of related things, which fit a little. */
  readonly near?: string
  /** Names that only end alike: a smoothie bowl is no bowl. */
  readonly not?: string
  /**
   * `place` is a room or a landscape: its color is that of any large part. `drawn` is what a printed
   * sheet shows as well as a photograph, such as an animal. `topic` is no thing: a title or a hashtag
   * that says it is enough.
   */
  readonly is?: 'place' | 'drawn' | 'topic'
}

/** Returns a kind of thing. */
export const kind = (names: string, near = '', more: Pick<Kind, 'not' | 'is'> = {}): Kind => ({
  names,
  near,
  ...more,
})

/** Returns a kind of room or landscape. */
export const place = (names: string, near = ''): Kind => kind(names, near, { is: 'place' })
/** Returns a kind that a printed sheet shows as well. */
export const drawn = (names: string, near = ''): Kind => kind(names, near, { is: 'drawn' })
/** Returns a topic. */
export const topic = (names: string, near = ''): Kind => kind(names, near, { is: 'topic' })
