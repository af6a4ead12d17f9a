import type { DemoPin } from './demo-entities.ts'
import { depict } from './depict.ts'
import { onBoard } from './on-board.ts'

/** Pins of running and of the night sky. */
export const sportAndNightPins: readonly DemoPin[] = [
  ...onBoard('jonas_weil', 'first-ten-kilometres', [
    {
      title: 'First ten kilometres',
      description: 'Ten weeks, three runs a week, no heroics. #running #beginners',
      link: 'https://tenweeks.example/plan',
      section: 'Training',
      picture: depict.single('dots', 'running-shoe', 'sky', 0.95),
    },
    {
      title: 'Run slower than you think',
      description: 'If you cannot talk, you are racing. #running #pace',
      link: 'https://tenweeks.example/slower',
      section: 'Training',
      picture: depict.card('turtle', 'mint', 1.55, 'run', 'slower'),
    },
    {
      title: 'The night before',
      description: 'Lay it all out and go to bed. #running #raceday',
      link: 'https://tenweeks.example/night-before',
      section: 'Kit',
      picture: depict.outfit('lilac', 1.25, 'running-shirt', 'running-shoe', 'shorts', 'stopwatch'),
    },
    {
      title: 'Breakfast two hours ahead',
      description: 'Oats, banana, one coffee, no experiments. #running #breakfast',
      link: 'https://tenweeks.example/breakfast',
      section: 'Training',
      picture: depict.table('butter', 1.05, 'bowl-with-spoon', 'banana', 'hot-beverage'),
    },
    {
      title: 'Rain is only weather',
      description: 'A cap, dry socks, a short loop. #running #rain',
      link: 'https://tenweeks.example/rain',
      section: 'Kit',
      picture: depict.single('gradient', 'cloud-with-rain', 'navy', 1.2),
    },
    {
      title: 'Socks matter more than shoes',
      description: 'Said no shop, ever. #running #socks',
      link: 'https://tenweeks.example/socks',
      section: 'Kit',
      picture: depict.pattern('clay', 1.15, 'socks'),
    },
    {
      title: 'The medal nobody asks about',
      description: 'Hang it where you tie your laces. #running #medal',
      link: 'https://tenweeks.example/medal',
      section: 'Training',
      picture: depict.single('rays', 'sports-medal', 'plum', 1.3),
    },
  ]),
  ...onBoard('teo_lindqvist', 'night-sky', [
    {
      title: 'A telescope for beginners',
      description: 'Start with the moon. It is large. #telescope #stars',
      link: 'https://darkhours.example/telescope',
      picture: depict.single('horizon', 'telescope', 'navy', 1.45),
    },
    {
      title: 'Saturn on a clear Tuesday',
      description: 'It looks like a drawing of itself. #saturn #planets',
      link: 'https://darkhours.example/saturn',
      picture: depict.single('rays', 'ringed-planet', 'plum', 1.15),
    },
    {
      title: 'Comets and how to wait for them',
      description: 'A flask, a blanket, low expectations. #comet #stars',
      link: 'https://darkhours.example/comets',
      picture: depict.single('gradient', 'comet', 'navy', 1.6, 'wait for comets'),
    },
    {
      title: 'Owls on the way home',
      description: 'Stop the car, open the window, listen. #owls #night',
      link: 'https://darkhours.example/owls',
      picture: depict.single('horizon', 'owl', 'forest', 1.3),
    },
    {
      title: 'The moon, month by month',
      description: 'A calendar to print and pin. #moon #calendar',
      link: 'https://darkhours.example/months',
      picture: depict.blocks(
        'navy',
        1.45,
        'full-moon',
        'crescent-moon',
        'waxing-gibbous-moon',
        'first-quarter-moon',
        'last-quarter-moon',
        'waning-crescent-moon',
      ),
    },
  ]),
]
