/** Reasons to leave tables out of a download, which the download says. */
export const whyLeftOut = {
  figures:
    'Sums of what people did with ads, by day. The reports of the ad account have them, as files too.',
  proof: 'It proves for some minutes or days who somebody is, and must not leave the service.',
  derived: 'It is made from other data of this download, to find that data quickly.',
  others: 'It counts what other people did, and names none of them.',
  passing: 'It lasts while the service works on something, and is gone afterwards.',
  ownFile:
    'It repeats the rows of a file that you sent. What was made of them is in this download.',
  websites:
    'Websites sent it about their visitors, who are other people. The reports of the ad account have the sums.',
} as const
