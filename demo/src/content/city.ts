import type { DemoPin } from './demo-entities.ts'
import { depict } from './depict.ts'
import { onBoard } from './on-board.ts'

/** Pins of early streets and quiet desks. */
export const cityPins: readonly DemoPin[] = [
  ...onBoard('noor_haddad', 'city-mornings', [
    {
      title: 'The first tram',
      description: 'Eleven people who all know each other by now. #tram #city',
      link: 'https://beforethetrams.example/first-tram',
      picture: depict.single('horizon', 'tram', 'butter', 1.1),
    },
    {
      title: 'By bicycle, before eight',
      description: 'Green lights all the way if you go gently. #bicycle #city',
      link: 'https://beforethetrams.example/bicycle',
      picture: depict.single('dots', 'bicycle', 'olive', 1.0),
    },
    {
      title: 'Coffee, standing up',
      description: 'One euro, two minutes, all the news. #coffee #city',
      link: 'https://beforethetrams.example/coffee',
      picture: depict.single('checker', 'hot-beverage', 'rose', 1.3),
    },
    {
      title: 'Roofs at six',
      description: "The city before it is anybody's. #roofs #sunrise",
      link: 'https://beforethetrams.example/roofs',
      picture: depict.hills('rose', 1.35, 'houses', 'house'),
    },
    {
      title: 'The bakery that opens at five',
      description: 'Follow the smell to the blue door. #bakery #bread',
      link: 'https://beforethetrams.example/bakery',
      picture: depict.shelf(
        'butter',
        1.35,
        'baguette-bread',
        'croissant',
        'pretzel',
        'bread',
        'bagel',
        'doughnut',
        'cookie',
        'pie',
        'cupcake',
      ),
    },
    {
      title: 'Pigeons, a defence',
      description: 'Read this before you laugh. #birds #city',
      link: 'https://beforethetrams.example/pigeons',
      picture: depict.single('frame', 'dove', 'sky', 1.2),
    },
  ]),
  ...onBoard('noor_haddad', 'desks-and-books', [
    {
      title: 'A desk with nothing on it',
      description: 'Lasts until Tuesday. #desk #focus',
      link: 'https://thinkslow.example/empty-desk',
      picture: depict.room('mint', 1.2, 'desktop-computer', 'potted-plant'),
    },
    {
      title: 'Read with a pencil',
      description: 'Argue in the margins. #reading #books',
      link: 'https://thinkslow.example/pencil',
      picture: depict.single('disc', 'pencil', 'butter', 1.2),
    },
    {
      title: 'Twelve short books',
      description: 'Each finished in one train ride. #books #reading',
      link: 'https://thinkslow.example/short-books',
      picture: depict.single('stripes', 'books', 'plum', 1.35),
    },
    {
      title: 'The notebook system, again',
      description: 'Left page plans, right page truth. #notebook #planning',
      link: 'https://thinkslow.example/notebook',
      picture: depict.outfit(
        'lilac',
        1.3,
        'notebook-with-decorative-cover',
        'pen',
        'hot-beverage',
        'glasses',
      ),
    },
    {
      title: 'A globe from the flea market',
      description: 'Half of the borders are wrong. I love it. #globe #maps',
      link: 'https://thinkslow.example/globe',
      picture: depict.single('arch', 'globe-showing-europe-africa', 'sand', 1.5),
    },
    {
      title: 'A shelf for curiosities',
      description: 'Shells, lenses, a very small dinosaur. #shelf #collecting',
      link: 'https://thinkslow.example/curiosities',
      picture: depict.shelf(
        'forest',
        1.55,
        'microscope',
        'spiral-shell',
        'amphora',
        'sauropod',
        'hourglass-done',
        'nesting-dolls',
      ),
    },
  ]),
]
