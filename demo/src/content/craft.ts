import type { DemoPin } from './demo-entities.ts'
import { depict } from './depict.ts'
import { onBoard } from './on-board.ts'

/** Pins of things made by hand. */
export const craftPins: readonly DemoPin[] = [
  ...onBoard('priya_raman', 'knitted-things', [
    {
      title: 'First socks, wobbly heels',
      description: 'Wear them anyway. #knitting #socks',
      link: 'https://offtheneedles.example/first-socks',
      picture: depict.single('checker', 'socks', 'lilac', 1.2),
    },
    {
      title: 'Which yarn for what',
      description: 'Five balls and an honest table. #yarn #knitting',
      link: 'https://offtheneedles.example/yarn',
      picture: depict.pattern('plum', 1.3, 'yarn'),
    },
    {
      title: 'A scarf for the tall one',
      description: 'Two metres ten, and still asked for more. #scarf #knitting',
      link: 'https://offtheneedles.example/tall-scarf',
      picture: depict.single('arch', 'scarf', 'rose', 1.45),
    },
    {
      title: 'The mending basket',
      description: 'Thread, needle, buttons, an evening. #mending #sewing',
      link: 'https://offtheneedles.example/mending',
      picture: depict.outfit('butter', 1.2, 'yarn', 'thread', 'sewing-needle', 'safety-pin'),
    },
    {
      title: 'Gloves with all ten fingers',
      description: 'A pattern that counts for you. #gloves #knitting',
      link: 'https://offtheneedles.example/gloves',
      picture: depict.single('dots', 'gloves', 'clay', 1.05),
    },
  ]),
  ...onBoard('teo_lindqvist', 'woodshop', [
    {
      title: 'A saw worth sharpening',
      description: 'How to tell, in three strokes. #saw #woodwork',
      link: 'https://shavings.example/saw',
      picture: depict.single('stripes', 'carpentry-saw', 'olive', 1.0),
    },
    {
      title: 'Tools on one wall',
      description: 'Draw around each; you will put it back. #tools #workshop',
      link: 'https://shavings.example/wall',
      picture: depict.blocks(
        'sand',
        1.5,
        'hammer',
        'wrench',
        'screwdriver',
        'carpentry-saw',
        'axe',
        'clamp',
      ),
    },
    {
      title: 'The stool I made four times',
      description: 'Version four does not rock. #stool #woodwork',
      link: 'https://shavings.example/stool',
      picture: depict.room('clay', 1.15, 'chair', 'toolbox'),
    },
    {
      title: 'Measure once, with this',
      description: 'A square and a quiet morning. #measuring #workshop',
      link: 'https://shavings.example/measure',
      picture: depict.single('disc', 'triangular-ruler', 'butter', 0.95),
    },
    {
      title: 'Ladders, trusted and otherwise',
      description: 'Check the feet first. #ladder #safety',
      link: 'https://shavings.example/ladders',
      picture: depict.single('arch', 'ladder', 'mint', 1.7),
    },
  ]),
  ...onBoard('ana_prado', 'paper-and-ink', [
    {
      title: 'Letters worth a stamp',
      description: 'Five people who would love one. #letters #post',
      link: 'https://paperink.example/letters',
      picture: depict.single('disc', 'love-letter', 'rose', 1.15),
    },
    {
      title: 'The fountain pen and its moods',
      description: 'Flush it, warm it, forgive it. #pens #ink',
      link: 'https://paperink.example/fountain-pen',
      picture: depict.single('terrazzo', 'fountain-pen', 'sky', 1.3),
    },
    {
      title: 'A desk drawer, sorted',
      description: 'Clips left, tape right, secrets at the back. #stationery #desk',
      link: 'https://paperink.example/drawer',
      picture: depict.outfit('mint', 1.15, 'notebook', 'scissors', 'pencil', 'pushpin'),
    },
    {
      title: 'Brush lettering before breakfast',
      description: 'Ten minutes, one word, thirty times. #lettering #brush',
      link: 'https://paperink.example/brush',
      picture: depict.card('paintbrush', 'clay', 1.35, 'one', 'word'),
    },
    {
      title: 'Wrapping without tape',
      description: 'Fold, tuck, tie. #wrapping #paper',
      link: 'https://paperink.example/wrapping',
      picture: depict.single('checker', 'wrapped-gift', 'mint', 1.05),
    },
  ]),
]
