/**
 * The file of a topic's picture, for two thirds of a tile's width: a phone has two tiles in a row, other screens
 * five at most. A picture lies under a shade and a name, so that it needs no more.
 */
export const topicPicture = { sizes: '(max-width: 599px) 33vw, 200px', widest: 474 } as const
