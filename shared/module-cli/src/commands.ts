/** The options of the commands. */
export const options = {
  json: { type: 'boolean' },
  at: { type: 'string' },
  data: { type: 'string' },
  why: { type: 'string' },
  percent: { type: 'string' },
  only: { type: 'boolean' },
  'even-revoked': { type: 'boolean' },
  modules: { type: 'string' },
  words: { type: 'string' },
  days: { type: 'string' },
  save: { type: 'boolean' },
  in: { type: 'string' },
  through: { type: 'string' },
  alone: { type: 'boolean' },
  port: { type: 'string' },
  built: { type: 'boolean' },
  good: { type: 'string' },
  bad: { type: 'string' },
  run: { type: 'string' },
  build: { type: 'string' },
  major: { type: 'boolean' },
  minor: { type: 'boolean' },
  patch: { type: 'boolean' },
  breaks: { type: 'string' },
  raise: { type: 'string' },
  may: { type: 'string' },
  local: { type: 'boolean' },
  backend: { type: 'string' },
} as const

/** The commands, what they take, and what they do. */
export const commands = {
  new: { takes: 'NAME', does: 'Writes a module that runs, with a page and a test' },
  dev: {
    takes:
      'NAME [--alone [--built] [--port N] [--backend ORIGIN] | --through URL [--port N] | --in URL]',
    does: 'Runs the module from source; alone with a service in memory, with a deployed product around it, or built inside of one',
  },
  build: { takes: 'NAME', does: 'Builds the module and says the id of the build' },
  check: { takes: 'NAME', does: 'Builds the module and checks it against what runs' },
  publish: {
    takes: 'NAME [--percent N | --only] [--why TEXT]',
    does: 'Checks and sends the build; then everybody, N % or nobody gets it',
  },
  types: {
    takes: '[NAME] [OTHER]',
    does: 'Writes the types of what another module offers into a module; without OTHER, of all that it has',
  },
  graph: {
    takes: '[--breaks PART | --raise PACKAGE@MAJOR]',
    does: 'Shows who uses what; who depends on a part; or the order in which to raise a shared package',
  },
  errors: {
    takes: 'NAME [--build BUILD]',
    does: 'Lists the errors that browsers reported, those that are new in a build first',
  },
  trace: {
    takes: 'REPORT',
    does: 'Shows where a reported error comes from, in the sources of its build',
  },
  list: { takes: '[NAME]', does: 'Shows which builds run, and the last changes' },
  canary: { takes: 'NAME BUILD --percent N', does: 'Gives a build to N % of the visitors' },
  promote: {
    takes: 'NAME [BUILD] [--even-revoked]',
    does: 'Gives a build, else the canary, to everybody',
  },
  rollback: { takes: 'NAME', does: 'Ends the canary, else returns to the last good build' },
  disable: { takes: 'NAME', does: 'Switches the module off' },
  enable: { takes: 'NAME', does: 'Switches the module on' },
  bisect: {
    takes: "NAME --good BUILD --bad BUILD [--run 'COMMAND']",
    does: 'Finds the first bad build, by asking or by the exit code of a command',
  },
  verify: { takes: 'NAME [BUILD]', does: 'Rebuilds at the recorded commit and compares' },
  release: {
    takes: 'NAME --major | --minor | --patch',
    does: 'Raises the version, dates the changelog, commits and tags',
  },
  'token make': {
    takes: 'NAME --modules A,B [--words C,D] [--days N] [--save]',
    does: 'Makes a token for modules (all for every one), and for new first words of addresses',
  },
  'token list': { takes: '', does: 'Lists the tokens' },
  'token revoke': { takes: 'ID', does: 'Revokes a token' },
  grant: {
    takes: 'NAME START',
    does: 'Grants a module the addresses below another one’s word, as /search/',
  },
  ungrant: { takes: 'NAME START', does: 'Ends that for builds to come' },
  grants: { takes: '', does: 'Lists the grants' },
  free: { takes: 'NAME', does: 'Frees the addresses that a module holds for open tabs alone' },
  'backend grant': {
    takes: 'NAME ORIGIN [--may CLAIM,CLAIM] [--local] [--why TEXT]',
    does: 'Grants a module its backend, with the facts of the viewer that it gets',
  },
  'backend list': { takes: '', does: 'Lists the backends, with what they want beyond their grant' },
  'backend revoke': { takes: 'NAME [--why TEXT]', does: 'Ends the grant of a backend' },
  allow: { takes: 'EMAIL_OR_USERNAME', does: 'Lets an account override modules in its browser' },
  disallow: { takes: 'EMAIL_OR_USERNAME', does: 'Takes that right away' },
  allowed: { takes: '', does: 'Lists the accounts that may' },
} as const
