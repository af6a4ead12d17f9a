import { defineFacts } from '@tessera/contracts/room-facts'

/** The facts of admin. CONTRIBUTING.md lists the facts that a room may state. */
export default defineFacts({
  areas: ['frame', 'acts', 'log', 'people', 'sign-ups', 'reports', 'roles', 'overview'],
})
