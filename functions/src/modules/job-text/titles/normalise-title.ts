const LEVELS =
  /\b(?:senior|sr|snr|junior|jr|mid[- ]?level|mid[- ]senior|intermediate|entry[- ]level|lead(?= \w)|principal|staff(?= (?:software|data|machine|product|security|site|back|front|full|platform|ml|engineer)\b)|distinguished|experienced|seasoned|associate(?= (?:software|product|data|consultant|engineer|analyst)\b)|level [0-9]|[ivx]{1,3}|[0-9]|l[0-9]|grade [0-9]+|new grad(?:uate)?s?|graduate(?= \w)|early career|university graduate|intern|internship|co-?op|trainee)\b/g;
const TERMS_OF_WORK =
  /\b(?:full[- ]time|part[- ]time|contract(?:or)?(?= ?$)|temporary|temp|permanent|per diem|prn|seasonal|freelance|w2|c2c|(?:fully |100 ?% )?remote|hybrid|on[- ]?site|work from home|wfh|telecommute|(?:day|night|evening|weekend|first|second|third|1st|2nd|3rd|swing|overnight|rotating) shifts?|days|nights|evenings|weekends?|urgent(?:ly)?(?: hiring)?|immediate(?:ly)? (?:start|hire|hiring)|now hiring|hiring(?: now)?|sign[- ]on bonus|bonus|apply (?:now|today)|m\/?f\/?d|f\/?m\/?d|m\/w\/d|all genders|20[0-9]{2}|summer|fall|winter|spring(?= 20))\b/g;

/**
 * The work that a title names, in lower case: without seniority, place, shift, employment terms, requisition numbers,
 * pay and advertising. Empty if nothing is left.
 */
export function normaliseTitle(title: string): string {
  let text = title.normalize('NFKC').toLowerCase();
  text = text.replace(/\$[\d,.]+k?\S*/g, ' ').replace(/#\s?\w+|\breq(?:uisition)?[ #:-]*\d+/g, ' ');
  text = text.replace(/\.net\b/g, ' dotnet').replace(/\b([a-z])\.(?=[a-z]\b|\s|$)/g, '$1');
  // Text in brackets or after a dash is kept only if it is short and no place or employment term.
  const [head = '', ...tails] = text.split(/\s+[-–—|@:]\s+|\s*[([{]|,\s|\s-|-\s|;/);
  const clean = (part: string) =>
    part
      .replace(/[)\]}]/g, ' ')
      .replace(TERMS_OF_WORK, ' ')
      .replace(LEVELS, ' ')
      .replace(/[^\p{L}\p{N}+#&/]+/gu, ' ')
      .trim();
  let kept = clean(head);
  // "Manager, Accounting": a bare rank takes its field from what follows.
  if (
    /^(?:manager|director|supervisor|specialist|analyst|coordinator|engineer|technician|assistant|associate|vice president|vp|head|nurse|teacher|consultant|developer|lead|)$/.test(
      kept,
    )
  ) {
    kept = `${clean(tails[0] ?? '')} ${kept}`.trim();
  }
  return kept.replace(/\bdotnet\b/g, '.net').replace(/\s+/g, ' ');
}
