import type { DemoPin } from './demo-entities.ts'
import { depict } from './depict.ts'
import { onBoard } from './on-board.ts'

/** Pins of photographs and of music. */
export const photoAndMusicPins: readonly DemoPin[] = [
  ...onBoard('jonas_weil', 'cameras-and-light', [
    {
      title: 'Film look, no film',
      description: 'Three settings and a cheap old lens. #photography #film',
      link: 'https://oldglass.example/film-look',
      picture: depict.single('stripes', 'camera', 'navy', 1.25),
    },
    {
      title: 'Golden hour is twenty minutes',
      description: 'Be there for the forty before. #photography #light',
      link: 'https://oldglass.example/golden-hour',
      picture: depict.hills('clay', 1.2, 'deciduous-tree', 'sheaf-of-rice'),
    },
    {
      title: 'Film nights on a bedsheet',
      description: 'A projector, a wall, extra blankets. #cinema #home',
      link: 'https://oldglass.example/bedsheet',
      picture: depict.single('rays', 'film-projector', 'plum', 1.05),
    },
    {
      title: 'Portraits by one window',
      description: 'Turn the chair, not the face. #portrait #light',
      link: 'https://oldglass.example/one-window',
      picture: depict.room('olive', 1.35, 'chair'),
    },
    {
      title: 'What is in the bag',
      description: 'One body, two lenses, a sandwich. #camera #kit',
      link: 'https://oldglass.example/bag',
      picture: depict.outfit(
        'sand',
        1.2,
        'camera-with-flash',
        'film-frames',
        'sunglasses',
        'sandwich',
      ),
    },
  ]),
  ...onBoard('jonas_weil', 'bedroom-studio', [
    {
      title: 'Bedroom studio',
      description: 'A guitar, a laptop and thick curtains. #music #recording',
      link: 'https://bedroomtakes.example/studio',
      picture: depict.single('horizon', 'guitar', 'rose', 1.71),
    },
    {
      title: 'One good microphone',
      description: 'Then stop buying things. #microphone #recording',
      link: 'https://bedroomtakes.example/microphone',
      picture: depict.single('disc', 'studio-microphone', 'lilac', 1.3),
    },
    {
      title: 'Sing into the wardrobe',
      description: 'Coats are the best foam there is. #recording #vocals',
      link: 'https://bedroomtakes.example/wardrobe',
      picture: depict.single('arch', 'microphone', 'clay', 1.4),
    },
    {
      title: 'Four chords, one evening',
      description: 'Write badly until eleven. #songwriting #music',
      link: 'https://bedroomtakes.example/four-chords',
      picture: depict.card('musical-notes', 'butter', 1.35, 'four', 'chords'),
    },
    {
      title: 'The corner with the keys',
      description: 'Piano, plant, permission. #piano #music',
      link: 'https://bedroomtakes.example/keys',
      picture: depict.single('terrazzo', 'musical-keyboard', 'lilac', 1.25),
    },
    {
      title: 'Headphones, tested on babies',
      description: 'They slept. We mixed. #headphones #mixing',
      link: 'https://bedroomtakes.example/headphones',
      picture: depict.single('dots', 'headphone', 'mint', 1.1),
    },
  ]),
]
