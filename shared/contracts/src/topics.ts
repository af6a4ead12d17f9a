import { z } from '@tessera/contracts/schema'

/** The topics that people can follow, in the order that they are offered. */
export const topics = [
  { id: 'home-decor', name: 'Home decor' },
  { id: 'food', name: 'Food and drink' },
  { id: 'fashion', name: 'Fashion' },
  { id: 'beauty', name: 'Beauty' },
  { id: 'diy', name: 'DIY and crafts' },
  { id: 'gardening', name: 'Gardening' },
  { id: 'travel', name: 'Travel' },
  { id: 'art', name: 'Art' },
  { id: 'design', name: 'Design' },
  { id: 'architecture', name: 'Architecture' },
  { id: 'photography', name: 'Photography' },
  { id: 'illustration', name: 'Illustration' },
  { id: 'weddings', name: 'Weddings' },
  { id: 'parties', name: 'Parties and holidays' },
  { id: 'parenting', name: 'Parenting' },
  { id: 'education', name: 'Education' },
  { id: 'animals', name: 'Animals' },
  { id: 'nature', name: 'Nature and outdoors' },
  { id: 'sport', name: 'Sport' },
  { id: 'health', name: 'Health' },
  { id: 'technology', name: 'Technology' },
  { id: 'vehicles', name: 'Vehicles' },
  { id: 'music', name: 'Music and film' },
  { id: 'books', name: 'Books and quotes' },
] as const

/** A topic's name in calls and tables. */
export const Topic = z.enum(topics.map(({ id }) => id))

export type Topic = z.infer<typeof Topic>
