import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { defineMessages } from '@tessera/contracts/messages'

/** Copy of a new pin's video. */
export const words = defineMessages({
  chooseFile: 'Choose an image or video',
  chooseFiles: 'Choose images or videos',
  rules: 'Videos: MP4, MOV or WebM, up to {megabytes} MB and {minutes} minutes.',
  preview: 'Your video',
  reading: 'Reading the video…',
  ready: 'The video is ready.',
  wait: 'The video is still uploading. Try again in a moment.',
  notShown: "This browser can't show the video, but you can still publish it.",
  // Files that are refused
  noVideo: "This file isn't a video. Choose an MP4, MOV or WebM file.",
  emptyFile: 'This file is empty. Choose another one.',
  tooLarge: 'This video is too large. Use one of up to {megabytes} MB.',
  tooLong: 'Use a video of up to {minutes} minutes.',
  noLength:
    "This file doesn't say how long the video is. Export it again with another app, or choose another one.",
  noPicture: errorCatalogue['video-without-picture'].message,
  cut: errorCatalogue['video-cut'].message,
  notAllowed: errorCatalogue['video-not-allowed'].message,
  // The cover
  cover: 'Cover',
  coverIs: 'Cover of your video',
  coverFirst: 'The beginning of the video.',
  coverPlain: 'A plain cover with the length of the video.',
  coverAt: 'The frame at {time}.',
  coverOwn: 'Your own image.',
  chooseFrame: 'Choose a frame',
  coverImage: 'Upload an image',
  coverReset: 'Remove cover',
  coverGone: 'The cover is no longer on our side. Choose it again.',
  frameTime: 'Time of the frame',
  timeOf: '{time} of {duration}',
  useFrame: 'Use this frame',
  frameFailed: "We couldn't take this frame. Choose another, or upload an image.",
  // The captions
  captions: 'Captions',
  captionsHint: 'A WebVTT or SubRip file (optional). It helps people who watch without sound.',
  captionsChoose: 'Choose a captions file',
  captionsAnother: 'Choose another file',
  captionsRemove: 'Remove captions',
  captionsOf: '{name}, {cues}',
  language: 'Language of the captions',
  captionsUnknown:
    "Line {line} shows that this isn't a captions file. Choose a WebVTT or SubRip file.",
  captionsTime:
    'Line {line} needs the times of a caption, such as 00:01.000 --> 00:04.000. Fix it and choose the file again.',
  captionsOrder:
    'The caption on line {line} ends before it begins. Fix it and choose the file again.',
  captionsText: 'The caption on line {line} has no text. Fix it and choose the file again.',
  captionsEmpty: 'This file has no captions. Choose another one.',
  captionsLarge: 'This captions file is too large. Use one of up to {max} characters.',
})

/** Words that go with a number. */
export const counted = {
  cues: { one: '{count} caption', other: '{count} captions' },
} as const
