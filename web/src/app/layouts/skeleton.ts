/** Selects a part of a signed-in page's skeleton where nobody was signed in; `theme.js` knows. */
export const NOT_FOR_VISITORS = 'html:not(.was-signed-in) [data-skeleton] &';
