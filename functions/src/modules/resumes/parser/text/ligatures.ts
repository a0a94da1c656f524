/** What a PDF without a mapping for its ligatures gives in their place. */
const LOST = /[\0\ufffd]/;
const LOST_IN_WORD = /(\p{L}*)[\0\ufffd](\p{Ll}*)/gu;

/** Which ligature fits between the letters before and after: the first that matches. Nearly all others are "fi". */
const BY_NEIGHBORS: [RegExp, string][] = [
  [/(?:^|[^a-z])(?:o|e|su|coe)_(?:c|cien)|tra_c|a_(?:li|rm|da)|di_cult|sta_ng|ine_cien|gra_ti/i, 'ffi'],
  [
    /o_(?:er|set|line|shore|ice|road|season|ered)|(?:^|[^a-z])e_(?:ect|ort)|di_(?:er|use)|a_(?:ect|air|ord)|su_er|bu_er|(?:sta|cuto|kicko|layo|tari|sheri|cli|blu|stu|takeo|tradeo|plainti|bailiff)_(?:s|ed)?$|co_ee|tra_ord/i,
    'ff',
  ],
  [
    /(?:^|work|cash|air|tensor|snow|over|data|in|ebb|ml|out|up)_(?:ow|ux)|_(?:ake|oor|oat|eet|eets|ex|exi|exible|exibility|ight|uen|uid|yer|ag|ash|at|ora|orist|orida|uor|utter|y|ip|are|aw|avor|our|ourish)|(?:in|con|re|de|af|pam)_(?:uen|ict|ect|ation|ux|uence)|pam_et/i,
    'fl',
  ],
  [
    /[aeiuvcnpr]_(?:on|ons|onal|ve|ves|ng|vity|al|ally|me|mes|onship|oning|oned|ate|ated|ating|ator|ple)$|[aptysu]_(?:cs?|cal|cally)$/i,
    'ti',
  ],
  [
    /(?:a|be|commi|le|ma|se|wri|a|bu|po|cu|omi|permi|submi|si)_(?:en|er|ers|ee|ees|ing|ings|end|ended|ending|ach|ain|ract|orney|ribute|ery|on|ed|empt)/i,
    'tt',
  ],
];
/** "Pro\0le", "O\0ce" and "Work\0ow" with their ligatures: profile, office, workflow. */
export function restoreLigatures(text: string): string {
  if (!LOST.test(text)) return text;
  return text.replace(LOST_IN_WORD, (whole, before: string, after: string) => {
    if (before === '' && after === '') return whole;
    const word = `${before}_${after}`;
    return before + (BY_NEIGHBORS.find(([pattern]) => pattern.test(word))?.[1] ?? 'fi') + after;
  });
}
