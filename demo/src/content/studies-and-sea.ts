import type { DemoPin } from './demo-entities.ts'
import { depict } from './depict.ts'
import { onBoard } from './on-board.ts'

/** Pins of colour and of the sea. */
export const studiesAndSeaPins: readonly DemoPin[] = [
  ...onBoard('studio_lumen', 'colour-studies', [
    {
      title: 'Five reds that get along',
      description: 'Brick, berry, rust, rose and one loud tomato. #colour #red',
      link: 'https://studiolumen.example/studies/reds',
      picture: depict.moodboard(
        'rose',
        1.4,
        'rose',
        'cherries',
        'tomato',
        'strawberry',
        'hibiscus',
      ),
    },
    {
      title: 'Yellow is not a small decision',
      description: 'Try it on a sheet of card for a week. #colour #yellow',
      link: 'https://studiolumen.example/studies/yellow',
      picture: depict.blocks(
        'butter',
        1.5,
        'lemon',
        'sunflower',
        'baby-chick',
        'cheese-wedge',
        'honey-pot',
        'star',
      ),
    },
    {
      title: 'Blues borrowed from the ferry',
      description: 'Rope, rust and four kinds of water. #colour #blue',
      link: 'https://studiolumen.example/studies/ferry-blues',
      picture: depict.moodboard(
        'sky',
        1.35,
        'anchor',
        'spiral-shell',
        'sailboat',
        'droplet',
        'fish',
      ),
    },
    {
      title: 'Greens for a dark hallway',
      description: 'Go darker, not lighter. #colour #green',
      link: 'https://studiolumen.example/studies/hallway-greens',
      picture: depict.moodboard(
        'forest',
        1.3,
        'potted-plant',
        'pear',
        'four-leaf-clover',
        'herb',
        'leafy-green',
      ),
    },
    {
      title: 'Clay, sand, stone',
      description: 'A palette you could dig up. #colour #earth',
      link: 'https://studiolumen.example/studies/clay',
      picture: depict.blocks('clay', 1.0, 'amphora', 'chestnut', 'spiral-shell', 'rock'),
    },
    {
      title: 'Say it in lilac',
      description: 'The one purple that behaves. #colour #lilac',
      link: 'https://studiolumen.example/studies/lilac',
      picture: depict.card('hyacinth', 'lilac', 1.5, 'say it', 'in lilac'),
    },
  ]),
  ...onBoard('studio_lumen', 'harbours-of-the-north', [
    {
      title: 'Harbours of the north',
      description: 'Nine towns, one shade of red paint. #harbour #travel',
      link: 'https://northharbours.example/nine-towns',
      picture: depict.single('gradient', 'sailboat', 'forest', 1.05, 'harbours of the north'),
    },
    {
      title: 'The ferry at blue hour',
      description: 'Stand on deck until you cannot feel your ears. #ferry #sea',
      link: 'https://northharbours.example/ferry',
      picture: depict.single('waves', 'ship', 'navy', 1.35),
    },
    {
      title: 'Anchors as they used to be',
      description: "Drawn from the museum's yard. #anchor #iron",
      link: 'https://northharbours.example/anchors',
      picture: depict.single('stripes', 'anchor', 'navy', 1.5),
    },
    {
      title: "A lighthouse keeper's supper",
      description: 'Fish, potatoes and a storm. #supper #sea',
      link: 'https://northharbours.example/supper',
      picture: depict.table('sky', 1.25, 'fish', 'potato', 'lemon', 'bread'),
    },
    {
      title: 'Small boats, strong opinions',
      description: 'Every owner says theirs is the dry one. #boats #sea',
      link: 'https://northharbours.example/small-boats',
      picture: depict.single('waves', 'canoe', 'mint', 1.2),
    },
    {
      title: 'Whales before breakfast',
      description: 'Bring gloves, and patience. #whales #sea',
      link: 'https://northharbours.example/whales',
      picture: depict.single('waves', 'spouting-whale', 'sky', 1.15),
    },
    {
      title: 'What the tide left',
      description: 'One beach, one hour, two pockets. #shells #beach',
      link: 'https://northharbours.example/tide',
      picture: depict.pattern('sand', 1.25, 'spiral-shell', 'coral', 'crab'),
    },
  ]),
]
