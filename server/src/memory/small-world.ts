import { demoWorld } from '../demo/content/world.ts'

const owners = new Set(['mira_okafor', 'jonas_weil', 'studio_lumen', 'harrow_field'])
const pinsOfEach = 3

/** A few people of the demo world with three pins each: two of them businesses. */
export const smallWorld: typeof demoWorld = {
  people: demoWorld.people.filter(({ username }) => owners.has(username)),
  boards: demoWorld.boards.filter(({ owner }) => owners.has(owner)),
  pins: [...owners].flatMap((owner) => {
    const boards = demoWorld.boards.filter((board) => board.owner === owner && !board.secret)
    const slugs = new Set(boards.map(({ slug }) => slug))
    return demoWorld.pins
      .filter(({ creator, board }) => creator === owner && slugs.has(board))
      .slice(0, pinsOfEach)
  }),
}
