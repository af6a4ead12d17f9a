import type { Topic } from '@tessera/contracts/topics'

/** The themes of boards, with the topics that people who like them follow. */
export const themes: Readonly<Record<string, readonly Topic[]>> = {
  living: ['home-decor', 'architecture'],
  work: ['technology', 'sport'],
  food: ['food', 'health'],
  baking: ['food'],
  ceramics: ['home-decor', 'diy'],
  textiles: ['diy', 'fashion'],
  plants: ['gardening', 'nature'],
  travel: ['travel', 'architecture'],
  nature: ['nature', 'photography'],
  craft: ['diy', 'parenting'],
  paper: ['design', 'illustration', 'art'],
  parties: ['parties', 'weddings'],
  animals: ['animals', 'illustration'],
  style: ['beauty', 'fashion'],
  sport: ['sport', 'health'],
  leisure: ['books', 'music', 'education'],
}
