// Each constant is an export of its own, so that a page bundles only those that it reads.
// Getting in (visitor spec, 9)
export const passwordMin = 6
export const passwordMinStrict = 8
export const passwordMax = 200
export const ageMinimum = 18
export const ageMaximum = 120
export const localLoginAttempts = 3
export const typoHintEmailLength = 60
export const typoHintDistance = 2
export const emailMax = 254
export const referrerMax = 2_048
export const visitedPagesMax = 50
export const visitedPathMax = 500
export const codeTries = 5
export const codeSendsHourly = 5
export const codeSendsDaily = 20
export const codeDigits = 6
export const recoveryCodes = 10
/** Numbers that a phone chooses from to approve a log-in with a QR code. */
export const qrNumbers = 3
export const passkeysMax = 20
export const passkeyNameMax = 50
/** Max number of accounts that one browser stays logged in to. */
export const deviceAccountsMax = 10
// Saving (signed-in spec, 2.2 and 9)
export const boardTitleMax = 50
export const sectionTitleMax = 50
export const boardListFlat = 3
export const boardShortlist = 2
export const boardSearchMin = 1
export const collaboratorsNamed = 3
/** Max number of people suggested as collaborators. */
export const peopleOffered = 6
export const boardsMax = 2_000
export const sectionsMax = 500
export const boardTextMax = 500
/** Max number of pins that one request moves at once; more are moved in the background. */
export const bulkAtOnce = 500
/** A deletion of so many pins by somebody else is told to the board's owner, who can restore it. */
export const deletedPinsTold = 10
/** An act on more pins than this asks first. */
export const pinsBeforeAsking = 100
export const exceptionsMax = 1_000
/** Max number of pins that one act on a library changes, on all boards together. */
export const libraryActMax = 2_000
/** Max length of a site that pins are filtered by. */
export const siteMax = 100
export const trashDays = 30
export const hashtagSuggestions = 5
export const hashtagMax = 60
export const hashtagsOfPin = 30
export const typeaheadCount = 5
export const typeaheadMax = 20
/** Max number of hashtags in a look-up's answer; the field shows the first few. */
export const hashtagsOffered = 10
export const refinements = 10
export const searchNamesMax = 50
export const searchTopPins = 25
/** Max results that the counts of shopping filters are made from: the best ones. */
export const filteredPinsMax = 1_200
/** Larger counts of results are shown as 'more than'. */
export const filterCountMax = 1_000
/** Max options of a shopping filter. */
export const filterOptionsMax = 50
/** Default span of a price range that has no greatest price, in whole units. */
export const filterRangeSpan = 50
/** Number of bars in the histogram of prices. */
export const filterPriceBars = 24
export const searchPriceMax = 10_000_000
export const confettiParticles = 120
/** Min age of an account in days before its pins can be promoted. */
export const promoteAccountDays = 30
// Pictures (9)
export const imageMinSide = 120
/** A picture inside a JSON body, as text. */
export const inlineImageMaxBytes = 8 * 1024 * 1024
export const imageMaxBytes = 50 * 1024 * 1024
/** Max bytes of a file whose own metadata is read in the browser. */
export const metadataFileBytes = 50 * 1024 * 1024
/** S9.17: the items that an LRU cache holds by default. */
export const lruItems = 10
export const uploadMaxBytes = 209_715_200
/** Max number of a member's resumable uploads at a time. */
export const uploadsAtOnce = 20
/** Max bytes that a member uploads in a day: twenty of the largest uploads. */
export const uploadDayBytes = 20 * 209_715_200
/** Max number of characters of a captions file, enough for hours of talk. */
export const captionsMax = 200_000
/** Max number of characters of a captions file's name that a draft keeps. */
export const captionsNameMax = 100
/** Max number of different bits, out of 64, between two pictures that look the same. */
export const similarBits = 6
/** Files from this size on are uploaded in parts that a broken connection doesn't lose. */
export const resumableFrom = 1_048_576
/** Bytes of one part of a resumable upload. */
export const uploadPartBytes = 8 * 1024 * 1024
/** Max number of files that one page uploads at a time. */
export const uploadsOfPage = 3
/** Max number of tries of an upload that makes no progress. */
export const uploadTries = 8
/** Max number of pins that are prepared at a time. */
export const newPinsMax = 100
/** Max number of files and folders that are looked at in dropped folders. */
export const folderEntriesMax = 2_000
/** Max bytes of the files of new pins that a browser keeps for an account. */
export const newPinsBytes = 1_000_000_000
/** Days that a browser keeps a new pin that isn't published. */
export const newPinDays = 30
export const pinTitleMax = 100
export const pinTextMax = 500
export const pinLinkMax = 2048
/** Max price of a product, in the smallest unit of its currency. */
export const productPriceMax = 2_000_000_000
export const productBrandMax = 100
/** Max characters of a product's color, size, style or category. */
export const productWordMax = 60
export const pinAltTextMax = 500
/** S9.6: the width of the builder's canvas, and of the picture that it shows. */
export const builderCanvas = 340
export const builderPicture = 474
/** Max side of a frame of a video that becomes its cover. */
export const frameMax = 1_080
export const slidesMin = 2
export const slidesMax = 5
export const productTagsMax = 8
export const shuffleCutoutsMax = 50
/** A pin is scheduled at least so many minutes and at most so many days ahead. */
export const scheduleMinutesMin = 10
export const scheduleDaysMax = 30
export const scheduledPinsMax = 100
// Notifications
/** Max number of notifications that one call marks as seen. */
export const notificationsAtOnce = 200
/** Max number of people that one comment notifies by name. */
export const mentionsOfComment = 5
// Text (9)
export const creatorNameMax = 70
export const textMax = 80
export const nameMax = 80
// Comments
export const commentMax = 500
export const commentsHourly = 60
/** Number of comments on a page of the list. */
export const commentsPage = 10
/** Max number of comments that a pin's count shows. */
export const commentsCounted = 1_000
// Notes on boards
export const noteTitleMax = 100
export const noteTextMax = 5_000
export const boardNotesMax = 200
export const noteChangesHourly = 200
/** Number of notes on a page of the list. */
export const notesPage = 10
// Inputs of calls
/** Max nesting depth of an input's JSON. */
export const jsonDepth = 32
// Lists
export const pageSize = 25
export const pageSizeMax = 100
export const searchQueryMax = 200
/** Number of recent searches that a device stores for each person. */
export const recentSearches = 8
/** Max number that the count of unseen notifications shows. */
export const unseenMax = 100
/** Max number of tabs with a live stream in one browser of a member, on one instance. */
export const liveStreams = 6
/** The same of all browsers of a member. */
export const liveStreamsOfMember = 30
/** Max number of missed notifications that a returning tab gets one by one. */
export const liveReplay = 100
// People
export const usernameMin = 3
export const usernameMax = 30
/** For how many days nobody else can take a username that somebody gave up. */
export const formerUsernameDays = 30
export const aboutMax = 500
export const websitesMax = 10
// Imports
/** Max number of files in an archive. */
export const importFilesMax = 20_000
/** Max bytes of a text in an archive, unpacked. */
export const importTextMaxBytes = 20 * 1024 * 1024
/** Max bytes of a picture in an archive, unpacked. */
export const importPictureMaxBytes = 20 * 1024 * 1024
/** Number of left-out things that a dry run names at once. */
export const importLeftOutShown = 50
/** Number of entries on a page of an import's lists. */
export const importEntriesPage = 100
/** Number of hosts that an import asks at a time. */
export const importHosts = 20
// Restores of one's own download
/** Max bytes of a download that is uploaded to be restored. */
export const libraryMaxBytes = 2_200_000_000
/** Max bytes of a download when unpacked. */
export const libraryUnpackedMaxBytes = 3_000_000_000
/** Max number of files in a download: a picture, video and captions for each of 100,000 Pins. */
export const libraryFilesMax = 300_000
/** Max bytes of one file of rows in a download. */
export const libraryPartMaxBytes = 1_048_576
/** Number of left-out things on one page of a restore's list. */
export const restoreLeftOutShown = 100
// Products beside a pin
/** Number of products shown before the whole list. */
export const lookShown = 12
// Catalogs
export const catalogNameMax = 100
/** Max number of sources of products that an account has. */
export const catalogSourcesMax = 20
/** Max bytes of a file of products at an address, as it is sent. */
export const catalogFileMaxBytes = 209_715_200
/** Max number of faults that a report names; a source with more is not read to its end. */
export const catalogFaultsMax = 50_000
/** Max number of kinds of one product. */
export const catalogVariantsMax = 200
/** Number of runs of a source that are kept with their reports. */
export const catalogRunsKept = 5
/** A run that would retire more than half of this many products has to be confirmed. */
export const catalogHeldFrom = 20
/** Max characters of a product's own id in a feed. */
export const catalogIdMax = 50
/** Max characters of a row of a feed; longer rows are refused. */
export const catalogRowMax = 65_536
/** Max rows of a feed. */
export const catalogRowsMax = 500_000
/** Max bytes of a feed, unpacked. */
export const catalogFeedMaxBytes = 1_000_000_000
/** Max pages of a website that products are read from, and max sitemaps that list them. */
export const catalogPagesMax = 5_000
export const catalogSitemapsMax = 100
/** Max depth of sitemaps that list sitemaps. */
export const catalogSitemapDepth = 3
/** Max bytes of a sitemap, packed or unpacked. */
export const catalogSitemapMaxBytes = 20 * 1024 * 1024
/** Max bytes of a page of a website. */
export const catalogPageMaxBytes = 5 * 1024 * 1024
/** Pages after one another that can't be fetched before the reading of a website ends. */
export const catalogPagesFailed = 10
/** Max nesting depth of the XML of a feed. */
export const catalogXmlDepth = 32
/** Max characters of a refused value that the report shows. */
export const catalogValueShown = 100
// Ads
/** Max times that a member sees one ad on a day. */
export const adViewsDaily = 4
/** Max promoted pins of one list, so that its bookmark can name them. */
export const adsOfList = 15
// Products
/** Days of the past that a price history shows. */
export const priceHistoryDays = 180
/** Max number of prices in a price history, the latest ones. */
export const pricePointsMax = 200
/** Days after which a fall of a price is no longer shown. */
export const priceDropDays = 30
/** Max number of products that a member saves for later. */
export const keptProductsMax = 1_000
/** Number of products that are compared at a time. */
export const comparedProductsMax = 4
// Ads
/** Max characters of a campaign's name. */
export const campaignNameMax = 63
/** Max campaigns of one call that edits them, their ad groups each, and the ads of an ad group. */
export const campaignEditsMax = 200
export const campaignAdGroupsMax = 50
export const adGroupAdsMax = 100
/** Max keywords of one kind of a campaign or an ad group; those that are removed don't count. */
export const adKeywordsMax = 1_000
/** Max keywords of one call that adds or changes them. */
export const adKeywordsAtOnce = 200
/** Max characters and words of a keyword. */
export const adKeywordLettersMax = 60
export const adKeywordWordsMax = 8
/** Members who must have made a search before a report names it. */
export const adSearchPeople = 5
/** Days that the words of a search are kept in reports. */
export const adSearchDays = 90
/** Max bytes of a search that the token of an ad carries. */
export const adSearchBytes = 100
/** Max campaigns, ad groups or ads that are edited together on the page for many. */
export const bulkEditRowsMax = 1_000
/** Max days that a promotion with an end runs. */
export const promoteDaysMax = 365
/** Max units of the currency that a promotion spends in a day. */
export const promoteDailyMax = 1_000_000
/** Members below this number are not counted out: an estimate says 'fewer than'. */
export const reachFloor = 100
/** Min width in pixels of a promoted picture, and max height by its width. */
export const promotedWidthMin = 200
export const promotedHeightMax = 4
export const recentBoards = 10
/** Max bytes of pictures in the download of an account. */
export const exportMaxBytes = 2_000_000_000
// Sharing boards
export const collaboratorsMax = 100
export const invitesAtOnce = 50
export const inviteDays = 30
/** Max people and open invitations of a business. */
export const businessPeopleMax = 100
/** Days after which an invitation to a business expires. */
export const businessInviteDays = 7
export const inviteLinksMax = 20
// Releases (docs/teams.md, "The gate")
/** Brotli bytes of scripts and styles that a module's heaviest view may load, unless its module.ts says more. */
export const moduleBudget = 80_000
/** The most scripts of a module whose scripts import each other. Every document lists all of them. */
export const importedScriptsMost = 150
// Other providers
/** The number of times that a window looks for the script of its provider. */
export const providerScriptTries = 20
// Paying for ads
/** The most that one payment may be, in millionths of the currency. */
export const paymentMaxMicro = 1_000_000_000_000
/** The debt at which a new ad account is charged, in dollars or as much of its currency. */
export const billingThreshold = 25
/** The multiple of its threshold that an ad account may owe while a charge is under way. */
export const billingDebtFactor = 2
/** Max number of cards of an ad account. */
export const paymentMethodsMax = 10
/** Rows on a page of a billing history. */
export const billingPageSize = 50
// Ads
/** Max clicks of a browser or a member on one ad in ten minutes that cost something. */
export const adClicksOnAd = 2
/** Max clicks of a browser or a member on the ads of one account in an hour that cost something. */
export const adClicksOnAccount = 5
/** Max clicks of a network on the ads of one account in an hour that cost something. */
export const adClicksOfNetwork = 30
/** Number of clicks that one transaction refunds at most. */
export const adClicksRefunded = 1_000
// Conversions
/** Max number of tags of an ad account. */
export const conversionTagsMax = 20
/** Max characters of the name of a tag or an access token. */
export const conversionNameMax = 60
/** Max events of one call of the events API. */
export const conversionEventsAtOnce = 1_000
/** Max events that the tag sends in one request, and the max bytes of that request. */
export const tagEventsAtOnce = 20
export const tagRequestMaxBytes = 32_768
/** Max characters of an event id, an order id or a member's id on the website. */
export const conversionIdMax = 100
/** Max units of the currency that one conversion is worth. */
export const conversionValueMax = 10_000_000
/** Max pieces of one conversion. */
export const conversionQuantityMax = 100_000
/** Max rows of an upload, and max bytes of its text. */
export const conversionRowsMax = 10_000
export const conversionFileMaxBytes = 4_000_000
/** Max faults that the report of an upload names. */
export const conversionFaultsShown = 200
/** Number of the latest events that a test shows. */
export const testEventsShown = 100
/** Max number of access tokens of an ad account. */
export const apiTokensMax = 20
/** Days that the raw events of conversions are kept. */
export const conversionEventsDays = 90
/** Max number of columns of a report, besides those that name its rows. */
export const reportColumnsMax = 30
/** Max number of rules of an ad account. */
export const adRulesMax = 50
/** Max characters of the name of a rule. */
export const adRuleNameMax = 80
/** Max number of campaigns that a rule names; without any it looks at all of them. */
export const adRuleCampaignsMax = 50
/** Max number of conditions of a rule. */
export const adRuleConditionsMax = 5
/** Times that rules change one object on a day; then they stop, because they may work against each other. */
export const adRuleChangesMax = 4
/** Number of objects that a preview of a rule shows. */
export const adRulePreviewRows = 50
/** Days that the log of rules is kept. */
export const adRuleLogDays = 90
/** Max number of webhooks of an ad account. */
export const webhooksMax = 10
/** Days that the deliveries of webhooks are kept. */
export const webhookDeliveriesDays = 30
/** Max characters of the name of a report or of a saved view. */
export const reportNameMax = 80
/** Max number of views that a member saves for an ad account. */
export const reportViewsMax = 50
/** Max number of plans that an ad account keeps. */
export const mediaPlansMax = 100
/** Max number of suggestions for an ad account, and of the campaigns and ads that they are sought in. */
export const recommendationsMax = 50
export const recommendedCampaignsMax = 500
export const recommendedAdsMax = 1_000
/** Prices of ads in a country are told from so many ad accounts and so many events on. */
export const marketAccountsFloor = 3
export const marketEventsFloor = 200
/** Max number of campaigns that a daily budget is divided among. */
export const splitCampaignsMax = 50
/** Max number of schedules of reports of an ad account. */
export const reportSchedulesMax = 50
/** Max number of people whom a scheduled report is mailed to. */
export const reportRecipientsMax = 20
/** Max number of reports of an ad account that are being made at a time. */
export const reportsWaitingMax = 20
/** Days after which the file of a report expires. */
export const reportFileDays = 30
/** Max number of rows in a file of a report: a workbook holds no more. */
export const reportFileRowsMax = 1_000_000
/** Days after an event in which it is accepted, and in which its event id counts once. */
export const conversionLateDays = 7
/** Max number of arms of an ad account's experiment, and of experiments of an ad account. */
export const adExperimentArmsMax = 4
export const adExperimentsMax = 500
/** Max number of days of an ad account's experiment. */
export const adExperimentDaysMax = 366
/** Days after the first one in which a person counts who clicks or saves, and who converts. */
export const adExperimentActDays = 1
export const adExperimentConvertDays = 7
/** Days that a touch of an ad is kept, one more than the longest attribution window. */
export const adTouchesDays = 31
/** Fewer matches of an analysis than this are not told. */
export const analysisFloor = 100
// Audiences
/** Max number of audiences of an ad account, and of those that an ad group includes or excludes. */
export const audiencesMax = 100
export const targetedAudiencesMax = 20
/** Max characters of the name of an audience. */
export const audienceNameMax = 80
/** Max days that an audience of visitors or of engagement looks back. */
export const audienceDaysMax = 90
/** Max hashes of a list, and of one part of an upload. */
export const audienceListMax = 200_000
export const audiencePartMax = 2_000
/** Max bytes of a file of addresses. */
export const audienceFileMaxBytes = 20_000_000
/** Max lines that the report on a list names. */
export const audienceFaultsShown = 100
/** Fewer people than this are neither counted out nor reached, whatever is combined. */
export const audienceFloor = 100
/** A secret part of a count, up to this number, is taken off before it is told or compared. */
export const audienceBlur = 40
/** Min age of the members of an audience. */
export const audienceAgeMin = 18
/** Max audiences that one run refreshes. */
export const audiencesRefreshed = 50
/** Fewer events than this say nothing about how well visitors are recognized. */
export const audienceEventsMin = 50
// Bulk editor
/** Max rows of a file of the bulk editor, up and down. */
export const bulkRowsMax = 100_000
/** Max bytes of a file that is uploaded to the bulk editor, and max characters of one of its rows. */
export const bulkFileMaxBytes = 15_000_000
export const bulkRowMax = 20_000
/** Max number of an ad account's uploads to the bulk editor that are worked on at a time. */
export const bulkRunsOpenMax = 5
/** Days after which an upload to the bulk editor is deleted, with its report and its undo. */
export const bulkRunDays = 90
// Reports
/** Max number of days of a report. */
export const adReportDaysMax = 800
/** Number of periods that one transaction sums up at most, and of the days in them after the first one. */
export const adReportPeriodsSummed = 20
export const adReportDaysSummed = 60
/** Max events of ads that an instance counts in one transaction. */
export const adEventsCounted = 2_000
/** Max events of ads that wait in an instance; what comes beyond is refused, to be sent again. */
export const adEventsWaiting = 20_000
// Vitals
/** Max figures of page views in one request, and the largest figure, in milliseconds. */
export const vitalsAtOnce = 50
export const vitalMax = 600_000
/** Max navigations within one document that are counted. */
export const vitalNavigations = 30
/** Max builds that a page's figures are listed with. */
export const vitalBuilds = 4
// Reported errors
/** Max characters of a reported stack, and of React's stack of components. */
export const reportedStack = 3_000
export const reportedComponents = 1_500
/** Max places that are kept of each. */
export const reportedFrames = 25
/** Max groups of errors that are kept of a build: half of them the most reported, half the latest. */
export const errorGroups = 200
/** Max errors that a person may add in an hour, and that an instance adds in an hour. */
export const errorsOfPerson = 30
export const errorsOfHour = 3_000
/** Pins of a list that a 'Not for me' is compared with. */
export const feedbackShownMax = 500
/** Letters of a subject's name, and choices that tune one member's feed. */
export const subjectMax = 60
export const feedChoicesMax = 500
/** Recent searches and opened pins that are kept for a member, each. */
export const recentActsMax = 40
