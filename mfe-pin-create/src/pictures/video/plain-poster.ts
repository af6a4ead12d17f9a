/** Stands for a video that the browser can't show. */
export const plainPoster = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 474 632" width="474" height="632"><rect width="474" height="632" fill="#30424a"/><path d="M207 266l80 50-80 50z" fill="#e9efe9" stroke="#e9efe9" stroke-width="16" stroke-linejoin="round"/></svg>',
)}`
