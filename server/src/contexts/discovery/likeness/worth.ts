/**
 * The weight of each kind of likeness, in one table. Kinds outweigh all looks together, and looks
 * outweigh taste: people who open a bathroom look for bathrooms, then for ones like it.
 */
export const worth = {
  /** The thing itself, by the head nouns of both titles: it decides, so it outweighs the rest. */
  kind: 10,
  /**
   * The thing that a board says it is for, in its name or description: as much as a kind, so that a board
   * of lamps with a bathroom on it goes on with lamps.
   */
  aim: 10,
  /** Other things that titles and hashtags name: they find bathrooms whose titles name their tiles. */
  parts: 8,
  /** Saved by those who saved this: it orders what is equally alike, and finds what has no words. */
  taste: 2,
  /** The hash of the whole picture: the same view of a thing, such as a bowl from above. */
  picture: 1.2,
  /** The dominant color: people who want sage want sage, but a sage lamp is no sage sofa. */
  color: 1,
  /** The colors of the picture's regions, where both are known: finer than the dominant color. */
  palette: 1,
  /** A board whose name names the thing: its owner says what it is where the title doesn't. */
  board: 0.8,
} as const

/** The likeness of two things by their head nouns. */
export const kindsAlike = {
  /** One thing, under whichever of its names. */
  same: 1,
  /** A kind of the thing: a table lamp beside a lamp. */
  narrower: 0.9,
  /** The wider kind of the thing: a lamp beside a table lamp. */
  wider: 0.7,
  /** The other's title or hashtags name the thing, beside another one: tiles of a bathroom. */
  named: 0.55,
  /** This one's title or hashtags name what the other is. */
  names: 0.4,
  /** Kinds of one thing: a floor lamp beside a table lamp. Less for each step further. */
  siblings: 0.45,
} as const

/** The weight of a name for what a pin shows, by the place where it stands. */
export const namedAt = {
  /** The thing of the title. */
  head: 1,
  /** A hashtag that names a thing: people tag pins with what they are of. */
  tag: 0.8,
  /** Another thing of the title, such as the taps of a bathroom. */
  title: 0.5,
  /** A hashtag or a word of the title that names nothing known, such as a color. */
  other: 0.25,
} as const

/** The share of the mean beside the best, for the likeness to several pins: a board has a center. */
export const meanShare = 0.4
