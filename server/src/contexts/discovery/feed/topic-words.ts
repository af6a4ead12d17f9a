import type { Topic } from '@tessera/contracts/topics'

/** The words of pins on a topic; they're matched by stem. */
export const topicWords: Readonly<Record<Topic, string>> = {
  'home-decor': 'home decor interior living room bedroom furniture shelf cushion rug lamp',
  food: 'food drink recipe dinner dessert cake baking breakfast coffee salad soup',
  fashion: 'fashion outfit dress style wardrobe jacket shoes streetwear knitwear',
  beauty: 'beauty makeup skincare hair nails perfume lipstick',
  diy: 'diy craft handmade knitting crochet sewing pottery origami upcycling',
  gardening: 'garden gardening plants flowers herbs balcony greenhouse seeds',
  travel: 'travel trip journey beach island city hiking camping map',
  art: 'art painting drawing sketch watercolor gallery sculpture',
  design: 'design poster typography pattern colour logo layout',
  architecture: 'architecture building facade house stairs concrete cabin',
  photography: 'photography photo camera portrait film lens',
  illustration: 'illustration drawing character comic doodle ink',
  weddings: 'wedding bride bouquet invitation ceremony ring',
  parties: 'party holiday christmas halloween birthday balloons decoration',
  parenting: 'parenting baby kids nursery toddler toys family',
  education: 'education school study learning classroom notes science',
  animals: 'animal dog cat bird horse fox pet puppy kitten',
  nature: 'nature outdoors forest mountain lake sea sunset tree',
  sport: 'sport running football yoga cycling climbing fitness workout',
  health: 'health wellness meditation sleep vitamins stretching',
  technology: 'technology computer phone robot desk setup gadget code',
  vehicles: 'car bike motorcycle train bus van vehicle boat',
  music: 'music film guitar piano vinyl concert cinema record',
  books: 'book reading quote library poem story',
}
