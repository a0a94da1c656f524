/** Who may apply, how one works, and time zones: words in a location that name no place. */
const NOT_PLACES: readonly RegExp[] = [
  // "Remote - must be located in the United States", "Candidates must reside in Colorado"
  /\b(?:(?:candidates?|applicants?) )?(?:must|should|need to|has to|have to)(?: (?:be|currently))?(?: (?:live|reside|located|based|residing|living|work))?(?: (?:in|within)(?: the)?)?(?![\p{L}\d])/giu,
  /\bwork(?:ing)?(?: remotely)? from (?:anywhere|home)(?: in the world)?\b|\banywhere in the world\b/gi,
  // "Remote USA (excluding CA and NY)"
  /\b(?:excluding|except(?: for)?|not in|outside(?: of)?)\b[^;|()]*/gi,
  /\+?\s?\d+ (?:more|others?|locations?|days?)\b[^,;|()]*/gi,
  /\b(?:(?:eastern|central|pacific|mountain|atlantic)(?: (?:standard|daylight))? time(?: ?zones?)?|(?:eastern|central|pacific|mountain|atlantic) ?time ?zones?|time ?zones?)\b/gi,
  /\b(?:UTC|GMT|CEST|CET|EET|EST|EDT|CST|CDT|MST|MDT|PST|PDT|BST)\b(?:\s*(?:[+±/–-]+|to)?\s*\d{1,2}(?::\d\d)?\s*(?:h(?:ours?|rs?)?)?(?![\p{L}\d]))?(?: to\b)?/gu,
  /[+±]\/?[-–]?\s*\d{1,2}\s*(?:h(?:ours?|rs?)?)?(?![\p{L}\d])/giu,
  /\b(?:any|all|multiple|various) (?:city|cities|[\p{L}\d]+ (?:sites?|offices?|locations?))\b|\b(?:client|customer|company) sites?\b|\bfield[- ]based\b/giu,
  /\b(?:not specified|to be determined|no location|travel(?:[- ](?:required|\d+ ?%))?|relocation[^,;|()]*)\b|^\s*(?:tbd|tba|n\/a)\s*$/gi,
  /\b(?:downtown|midtown|in[- ]office|flexibility)\b/gi,
];

/** Some retailers write country, state, city, and the number of the store: "(USA) TX HOUSTON 01234 SUPERCENTER". */
const STORE = /^\s*\((USA?)\)\s+([A-Z]{2})\s+(\D+?)\s+\d{3,6}\b.*$/;

/** The text of a location without the words that surely name no place. */
export function withoutOtherWords(location: string): string {
  return NOT_PLACES.reduce((text, words) => text.replace(words, ' '), location.replace(STORE, '$3, $2, $1'));
}
