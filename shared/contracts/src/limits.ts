/** Every size and count of the product that has a name. Times are in timings.ts. */
export const limits = {
  // Getting in (visitor spec, 9)
  passwordMin: 6,
  passwordMinStrict: 8,
  passwordMax: 200,
  ageMinimum: 18,
  ageMaximum: 120,
  localLoginAttempts: 3,
  typoHintEmailLength: 60,
  typoHintDistance: 2,
  emailMax: 254,
  referrerMax: 2_048,
  visitedPagesMax: 50,
  visitedPathMax: 500,
  codeTries: 5,
  codeSendsHourly: 5,
  codeSendsDaily: 20,
  codeDigits: 6,
  recoveryCodes: 10,
  // Saving (signed-in spec, 2.2 and 9)
  boardTitleMax: 50,
  sectionTitleMax: 50,
  boardListFlat: 3,
  boardShortlist: 2,
  boardSearchMin: 1,
  collaboratorsNamed: 3,
  /** How many people are offered to share a board with. */
  peopleOffered: 6,
  boardsMax: 2_000,
  sectionsMax: 500,
  boardTextMax: 500,
  /** How many pins one request moves at once; more go in the background. */
  bulkAtOnce: 500,
  exceptionsMax: 1_000,
  trashDays: 30,
  hashtagSuggestions: 5,
  hashtagMax: 60,
  hashtagsOfPin: 30,
  typeaheadCount: 5,
  typeaheadMax: 20,
  /** How many hashtags a look-up answers; the field shows the first few of them. */
  hashtagsOffered: 10,
  refinements: 10,
  searchNamesMax: 50,
  searchTopPins: 25,
  searchPriceMax: 10_000_000,
  confettiParticles: 120,
  /** How old an account must be for its pins to be promoted. */
  promoteAccountDays: 30,
  // Pictures (9)
  imageMinSide: 120,
  /** A picture inside a JSON body, as text. */
  inlineImageMaxBytes: 8 * 1024 * 1024,
  imageMaxBytes: 50 * 1024 * 1024,
  uploadMaxBytes: 209_715_200,
  /** How many resumable uploads of one member are under way at a time. */
  uploadsAtOnce: 20,
  /** How many bytes one member sends in a day: twenty of the largest uploads. */
  uploadDayBytes: 20 * 209_715_200,
  /** How many bits of 64 two pictures may differ in and still look the same. */
  similarBits: 6,
  pinTitleMax: 100,
  pinTextMax: 500,
  pinLinkMax: 2048,
  // Text (9)
  creatorNameMax: 70,
  textMax: 80,
  nameMax: 80,
  // Comments
  commentMax: 500,
  commentsHourly: 60,
  /** How many come at a time. */
  commentsPage: 10,
  /** How far what is said below a pin is counted. */
  commentsCounted: 1_000,
  // Notes on boards
  noteTitleMax: 100,
  noteTextMax: 5_000,
  boardNotesMax: 200,
  noteChangesHourly: 200,
  /** How many come at a time. */
  notesPage: 10,
  // What calls take
  /** How deep the JSON of an input may nest. */
  jsonDepth: 32,
  // Lists
  pageSize: 25,
  pageSizeMax: 100,
  searchQueryMax: 200,
  /** How many searches a device remembers of each person. */
  recentSearches: 8,
  /** How far unseen notifications are counted. */
  unseenMax: 100,
  /** How many tabs of one member hear what is new, on one instance. */
  liveStreams: 6,
  /** How many missed notifications a tab is told of one by one when it comes back. */
  liveReplay: 100,
  // People
  usernameMin: 3,
  usernameMax: 30,
  /** For how many days nobody else can take a username that somebody gave up. */
  formerUsernameDays: 30,
  aboutMax: 500,
  recentBoards: 10,
  // Sharing boards
  collaboratorsMax: 100,
  invitesAtOnce: 50,
  inviteDays: 30,
  inviteLinksMax: 20,
} as const

/** The widths in pixels that a picture is kept in, beside the original. */
export const imageWidths = [236, 474, 736] as const

/** Widths and heights in pixels that the layout turns on. */
export const measures = {
  layoutMedium: 870,
  layoutWide: 1275,
  contentWide: 1050,
  contentNarrow: 880,
  headerDesktop: 80,
  headerPhone: 56,
  authModal: 484,
  authModalBusiness: 480,
  authModalSecondFactor: 489,
  authFormColumn: 268,
  saveDialogMin: 500,
  saveDialogImage: 236,
  websiteImagesColumn: 160,
  websiteImagesMaxHeight: 540,
  websiteImagesMinColumns: 3,
  boardRow: 64,
  boardCover: 48,
  closeupPanes: [508, 1016, 488, 992, 672, 1176],
  bookmarkletWidth: 750,
  bookmarkletMinHeight: 750,
  bookmarkletPadding: 48,
} as const

/** The sites of the product and their numbers. */
export const siteTypes = {
  www: 0,
  sterling: 3,
  analytics: 4,
  business: 6,
} as const

/** The ways of logging in and their numbers. */
export const loginMethods = {
  email: 1,
  facebook: 2,
  google: 3,
  googleOneTap: 4,
  smartlock: 5,
  multifactor: 6,
  switchAccount: 7,
  line: 8,
  sso: 9,
} as const
