import { demoBoards } from './boards.ts'
import { cityPins } from './city.ts'
import { craftPins } from './craft.ts'
import type { DemoBoard, DemoPerson, DemoPin } from './demo-entities.ts'
import { goodsPins } from './goods.ts'
import { greenPins } from './green.ts'
import { homePins } from './home.ts'
import { outdoorsPins } from './outdoors.ts'
import { partyPins } from './party.ts'
import { demoPeople } from './people.ts'
import { photoAndMusicPins } from './photo-and-music.ts'
import { sportAndNightPins } from './sport-and-night.ts'
import { studiesAndSeaPins } from './studies-and-sea.ts'
import { tablePins } from './table.ts'
import { wearPins } from './wear.ts'

export type { DemoBoard, DemoPerson, DemoPin } from './demo-entities.ts'

/** The demo world as plain data: who is in it, what boards they keep and what is on them. */
export const demoWorld: {
  people: readonly DemoPerson[]
  boards: readonly DemoBoard[]
  pins: readonly DemoPin[]
} = {
  people: demoPeople,
  boards: demoBoards,
  pins: [
    ...tablePins,
    ...partyPins,
    ...goodsPins,
    ...homePins,
    ...outdoorsPins,
    ...studiesAndSeaPins,
    ...greenPins,
    ...sportAndNightPins,
    ...craftPins,
    ...wearPins,
    ...photoAndMusicPins,
    ...cityPins,
  ],
}
