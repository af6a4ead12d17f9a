import type { DemoPerson } from './demo-entities.ts'

/** Who lives in the demo world. */
export const demoPeople: readonly DemoPerson[] = [
  {
    username: 'mira_okafor',
    name: 'Mira Okafor',
    email: 'mira@demo.test',
    about: 'Slow breakfasts, small balconies and one very old tent.',
    kind: 'person',
  },
  {
    username: 'jonas_weil',
    name: 'Jonas Weil',
    email: 'jonas@demo.test',
    about: 'Learning to run, to record and to put the camera down.',
    kind: 'person',
  },
  {
    username: 'ana_prado',
    name: 'Ana Prado',
    email: 'ana@demo.test',
    about: 'Linen, long lunches and plants that survive me.',
    kind: 'person',
  },
  {
    username: 'studio_lumen',
    name: 'Studio Lumen',
    email: 'studio@demo.test',
    about: 'An interiors studio in a former net loft. We start with the light.',
    kind: 'business',
  },
  {
    username: 'harrow_field',
    name: 'Harrow & Field',
    email: 'shop@demo.test',
    about: 'A shop for things that are used every day and mended once a year.',
    kind: 'business',
  },
  {
    username: 'teo_lindqvist',
    name: 'Teo Lindqvist',
    email: 'teo@demo.test',
    about: 'Carpenter in the week, in the snow or under the stars after that.',
    kind: 'person',
  },
  {
    username: 'priya_raman',
    name: 'Priya Raman',
    email: 'priya@demo.test',
    about: 'Any excuse for cake, and a cardigan always on the needles.',
    kind: 'person',
  },
  {
    username: 'noor_haddad',
    name: 'Noor Haddad',
    email: 'noor@demo.test',
    about: 'Up before the trams. Draws birds badly and often.',
    kind: 'person',
  },
]
