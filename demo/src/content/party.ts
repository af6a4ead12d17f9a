import type { DemoPin } from './demo-entities.ts'
import { depict } from './depict.ts'
import { onBoard } from './on-board.ts'

/** Pins of celebrations and presents. */
export const partyPins: readonly DemoPin[] = [
  ...onBoard('priya_raman', 'small-celebrations', [
    {
      title: 'Layer by layer',
      description: 'A cake as tall as the birthday child is old. #cake #layers',
      link: 'https://smallparty.example/layer-by-layer',
      section: 'Cake',
      picture: depict.single('disc', 'shortcake', 'sand', 1.63),
    },
    {
      title: 'Cake for a Tuesday',
      description: 'Candles optional, seconds not. #cake #tuesday',
      link: 'https://smallparty.example/tuesday-cake',
      section: 'Cake',
      picture: depict.single('rays', 'birthday-cake', 'rose', 1.25),
    },
    {
      title: 'Cupcakes with their hats on',
      description: 'Swiss meringue, blown gently with a torch. #cupcakes #baking',
      link: 'https://smallparty.example/cupcakes',
      section: 'Cake',
      picture: depict.pattern('lilac', 1.3, 'cupcake'),
    },
    {
      title: 'Paper lanterns over the yard',
      description: 'Two strings, eleven lanterns, one ladder. #lanterns #garden',
      link: 'https://smallparty.example/lanterns',
      section: 'Table',
      picture: depict.single('horizon', 'red-paper-lantern', 'navy', 1.5),
    },
    {
      title: 'Balloons that do not squeak',
      description: 'Fewer, larger, tied low. #balloons #party',
      link: 'https://smallparty.example/balloons',
      section: 'Table',
      picture: depict.single('gradient', 'balloon', 'sky', 1.55, 'small parties'),
    },
    {
      title: 'A party in a shoebox',
      description: 'Candles, streamers, sweets: post it to a friend. #party #post',
      link: 'https://smallparty.example/shoebox',
      section: 'Games',
      picture: depict.moodboard(
        'butter',
        1.3,
        'party-popper',
        'lollipop',
        'wrapped-gift',
        'balloon',
        'candy',
      ),
    },
    {
      title: 'Games that need no batteries',
      description: 'Dice, cards, a loud uncle. #games #family',
      link: 'https://smallparty.example/games',
      section: 'Games',
      picture: depict.blocks('plum', 1.0, 'game-die', 'yo-yo', 'puzzle-piece', 'kite'),
    },
  ]),
  ...onBoard('mira_okafor', 'gifts', [
    {
      title: 'For the one who has everything',
      description: 'An evening, written on a card. #gifts #time',
      link: 'https://hushhush.example/evening',
      picture: depict.single('dots', 'wrapped-gift', 'lilac', 1.15),
    },
    {
      title: 'For the niece who breaks crayons',
      description: 'One thick one, and a spare. #gifts #drawing',
      link: 'https://hushhush.example/crayons',
      picture: depict.single('terrazzo', 'crayon', 'sky', 1.2),
    },
    {
      title: 'Flowers, but in November',
      description: 'Order by the tenth, say nothing. #gifts #flowers',
      link: 'https://hushhush.example/flowers',
      picture: depict.single('arch', 'bouquet', 'plum', 1.4),
    },
    {
      title: 'Ring the doorbell and run',
      description: 'Jam, ribbon, a note without a name. #gifts #jam',
      link: 'https://hushhush.example/doorbell',
      picture: depict.single('disc', 'jar', 'rose', 1.25),
    },
    {
      title: 'The bear, repaired',
      description: 'New ear, same look. #gifts #mending',
      link: 'https://hushhush.example/bear',
      picture: depict.single('frame', 'teddy-bear', 'butter', 1.2),
    },
  ]),
]
