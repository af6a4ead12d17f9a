import type { DemoPin } from './demo-entities.ts'
import { depict } from './depict.ts'
import { onBoard } from './on-board.ts'

/** Pins of summer clothes. */
export const wearPins: readonly DemoPin[] = [
  ...onBoard('ana_prado', 'linen-all-summer', [
    {
      title: 'Linen, all summer',
      description: 'One blue dress, nine ways to crease it. #linen #dress',
      link: 'https://linensummer.example/dress',
      section: 'Outfits',
      picture: depict.single('dots', 'dress', 'rose', 0.95),
    },
    {
      title: 'Dressed for the ferry',
      description: 'Layers on top, sandals below, hat tied on. #linen #travel',
      link: 'https://linensummer.example/ferry',
      section: 'Outfits',
      picture: depict.outfit('sky', 1.4, 't-shirt', 'shorts', 'thong-sandal', 'sunglasses'),
    },
    {
      title: 'What the hat is for',
      description: 'Shade, mostly. Drama, a little. #hat #summer',
      link: 'https://linensummer.example/hat',
      section: 'Shade',
      picture: depict.single('disc', 'womans-hat', 'butter', 1.1),
    },
    {
      title: 'A market Saturday',
      description: 'Basket, flat shoes, nothing that needs ironing. #market #linen',
      link: 'https://linensummer.example/market',
      section: 'Outfits',
      picture: depict.outfit('olive', 1.3, 'dress', 'flat-shoe', 'basket', 'womans-hat'),
    },
    {
      title: 'Under one umbrella',
      description: 'Buy the big one. #beach #shade',
      link: 'https://linensummer.example/umbrella',
      section: 'Shade',
      picture: depict.single('horizon', 'umbrella-on-ground', 'clay', 1.25),
    },
    {
      title: 'Swimsuits that stay put',
      description: 'Tested off a pier, twice. #swim #summer',
      link: 'https://linensummer.example/swimsuits',
      section: 'Shade',
      picture: depict.single('rays', 'one-piece-swimsuit', 'sky', 1.35),
    },
  ]),
]
