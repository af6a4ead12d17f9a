/** Things with an id that stand in the answers of several calls. */
export const entityTypes = [
  'pin',
  'board',
  'section',
  'user',
  'comment',
  'note',
  'topic',
  'device',
  'product',
] as const

export type EntityType = (typeof entityTypes)[number]
