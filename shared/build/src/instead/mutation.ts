const why = 'No change is made through the query library; this part is left out of builds.'

/** In the place of the query library's mutations, of which none is ever made. */
export class Mutation {
  constructor() {
    throw new Error(why)
  }
}

export function getDefaultState(): never {
  throw new Error(why)
}
