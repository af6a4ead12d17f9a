import type { DemoPin } from './demo-entities.ts'
import { depict } from './depict.ts'
import { onBoard } from './on-board.ts'

/** Pins of camping and of snow. */
export const outdoorsPins: readonly DemoPin[] = [
  ...onBoard('mira_okafor', 'weekend-under-canvas', [
    {
      title: 'Weekend under canvas',
      description: 'What we pack, and what we stopped packing. #camping #weekend',
      link: 'https://undercanvas.example/weekend',
      section: 'Pitch',
      picture: depict.single('gradient', 'camping', 'lilac', 1.42, 'weekend under canvas'),
    },
    {
      title: 'Where to pitch when it blows',
      description: 'Trees behind, door away, pegs crossed. #tent #wind',
      link: 'https://undercanvas.example/pitch',
      section: 'Pitch',
      picture: depict.hills('forest', 1.35, 'evergreen-tree', 'deciduous-tree', 'tent'),
    },
    {
      title: 'A fire small enough to leave',
      description: 'Dig, feed, drown, scatter. #campfire #leavenotrace',
      link: 'https://undercanvas.example/fire',
      section: 'Supper',
      picture: depict.hills('plum', 1.2, 'evergreen-tree', 'fire', 'tent'),
    },
    {
      title: 'Cocoa at the end of the trail',
      description: 'Real chocolate, thin milk, cold knees. #cocoa #hiking',
      link: 'https://undercanvas.example/cocoa',
      section: 'Supper',
      picture: depict.single('disc', 'hot-beverage', 'clay', 1.0),
    },
    {
      title: 'Mushrooms we are sure about',
      description: 'Only four. We like being alive. #foraging #autumn',
      link: 'https://undercanvas.example/mushrooms',
      section: 'Supper',
      picture: depict.single('dots', 'brown-mushroom', 'olive', 1.25),
    },
    {
      title: 'The map we still carry',
      description: 'Paper does not run out at noon. #maps #hiking',
      link: 'https://undercanvas.example/map',
      section: 'Pitch',
      picture: depict.outfit('sand', 1.2, 'backpack', 'world-map', 'compass', 'hiking-boot'),
    },
    {
      title: 'A swim before coffee',
      description: 'Twelve degrees. You will talk about it all day. #swimming #lake',
      link: 'https://undercanvas.example/swim',
      section: 'Pitch',
      picture: depict.shore('mint', 1.3, 'canoe', 'duck'),
    },
  ]),
  ...onBoard('teo_lindqvist', 'snow-days', [
    {
      title: 'Waxing skis on the kitchen table',
      description: 'Iron low, scrape long, open a window. #skis #winter',
      link: 'https://snowdays.example/waxing',
      picture: depict.single('stripes', 'skis', 'sky', 1.5),
    },
    {
      title: 'The hut above the tree line',
      description: 'Six bunks, one stove, a guest book from 1931. #hut #mountains',
      link: 'https://snowdays.example/hut',
      picture: depict.hills('navy', 1.4, 'evergreen-tree', 'evergreen-tree', 'hut'),
    },
    {
      title: 'A sled older than I am',
      description: 'New rope, same hill. #sled #winter',
      link: 'https://snowdays.example/sled',
      picture: depict.single('horizon', 'sled', 'plum', 1.05),
    },
    {
      title: 'Snow people, reviewed',
      description: 'Structure, posture, carrot. #snowman #winter',
      link: 'https://snowdays.example/snow-people',
      picture: depict.single('disc', 'snowman', 'sky', 1.35),
    },
    {
      title: 'Mittens, scarf, soup',
      description: 'The order in which to put on winter. #winter #wool',
      link: 'https://snowdays.example/order',
      picture: depict.outfit('navy', 1.3, 'coat', 'gloves', 'scarf'),
    },
    {
      title: 'Skating on the quiet lake',
      description: 'Ask the locals, then ask again. #skating #ice',
      link: 'https://snowdays.example/skating',
      picture: depict.single('arch', 'ice-skate', 'lilac', 1.3),
    },
  ]),
]
