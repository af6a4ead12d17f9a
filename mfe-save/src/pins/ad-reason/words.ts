import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the dialog that says why an ad is shown. */
export const words = defineMessages({
  title: 'Why am I seeing this ad?',
  loading: 'Loading the reasons',
  failed: "We couldn't load the reasons",
  lead: '{name} pays for this Pin to be shown here.',
  reasons: '{name} wants to reach people:',
  everybody: '{name} wants to reach everybody.',
  country: 'in {country}',
  age: 'aged {age}',
  female: 'whose gender in our settings is female',
  male: 'whose gender in our settings is male',
  unknown: 'whose gender in our settings is neither female nor male',
  interest: 'interested in {topic}',
  search: 'who search for things like this',
  related: 'who look at Pins like this',
  notPersonal: 'Nothing that we know about you chose this ad.',
  notTold: '{name} is not told who you are.',
  hide: 'Hide all ads of {name}',
  hidden: 'Ads of {name} hidden',
  isHidden: "You've hidden the ads of {name}.",
  show: 'Show them again',
  shownAgain: 'Ads of {name} are shown again',
  settings: 'Ad settings',
  done: 'Done',
})
