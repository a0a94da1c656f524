import { spanOf } from '../dates/date-spans.ts';
import { allMatches } from '../text/all-matches.ts';

/** What a label says that the words behind it are; null without one. */
export type Said = 'title' | 'employer' | 'client' | null;

/** Labels that say what stands behind them. */
export const LABELS: [RegExp, Said][] = [
  [
    /^(?:role|roles|job title|title|position|position held|occupation(?: or position held)?|designation|job role|job|stelle|funktion|poste|fonction|puesto|cargo|fun[cç][aã]o|posizione|ruolo|mansione|ocupa[cç][aã]o|functie|stanowisko|func[tț]ia|post|titel|befattning|pozisyon|görev|unvan)\s*[:–-]\s*/iu,
    'title',
  ],
  [
    /^(?:company(?: name)?|employer|organi[sz]ation(?: name)?|name (?:and address )?of (?:the )?(?:employer|company|organi[sz]ation)|firma|arbeitgeber|unternehmen|entreprise|soci[eé]t[eé]|employeur|empresa|azienda|datore di lavoro|werkgever|bedrijf|organisatie|pracodawca|angajator(?:ul)?|companie|empregador|nome da empresa|nombre de la empresa|nom de l'entreprise|f[oö]retag|arbetsgivare|şirket|kurum|firma adı)\s*[:–-]\s*/iu,
    'employer',
  ],
  [
    /^(?:client|clients|end client|customer|project|project name|kunde|cliente?|klient)\s*[:–-]\s*/iu,
    'client',
  ],
];

const PLAIN_LABEL =
  /(?<=^|[|•·;]\s*)(?:location|city|town|city ?\/ ?state|ort|einsatzort|standort|arbeitsort|lieu|ville|lugar|ciudad|localidad|local|localidade|cidade|luogo|citt[aà]|sede|plaats|locatie|standplaats|miejsce|miejscowo[sś][cć]|lokalizacja|localitate|loca[tț]ie|ora[sș]|plats|stad|yer|konum|[sş]ehir|duration|period|dates?|place|department|team|from|tenure|time period|zeitraum|dauer|période|durée|per[ií]odo|duración|duração|durata|periode|okres|perioad[aă]|period|süre|tarih)\s*[:–-]\s*/giu;
/** "Country: Italy" behind the town: the country alone is no place, and no employer either. */
const COUNTRY =
  /(?<=^|[|•·;]\s*)(?:country|land|pays|pa[ií]s|paese|kraj|[tț]ara|[uü]lke)\s*:\s*\p{L}[\p{L} ]{2,30}(?=$|[|•·;])/giu;
/** "Hours per week: 40", "Salary: $52,000": a number that a label names is neither a title nor an employer. */
const COUNTED = /(?<=^|[|•·;]\s*)\p{L}[\p{L} ]{2,30}:\s*[$€£]?[\d.,]+(?:\s?[%€$£])?\s*(?=$|[|•·;])/gu;
/** "Series: 0301 Pay Plan: GS Grade: 11": labels with a number or an acronym each, and nothing else. */
const CODES = /^(?:\p{L}[\p{L} ]{1,20}:\s*(?:\p{Lu}{1,3}|[\d.,-]{1,8})(?:\s+|$)){2,}$/u;
const LABEL = /\p{L}[\p{L} ]{1,20}:\s/gu;
const saysWhat = (label: string) => LABELS.some(([pattern]) => pattern.test(label));
const DATES_LABEL = /^\p{L}+(?: \p{L}+)?\s*:\s*(?=\S*\d|\p{L}+ \d)/u;
/** A line without the labels of its cells, and without what a label names that is neither title, employer, nor town. */
export function withoutLabels(text: string): string {
  if (CODES.test(text) && !allMatches(LABEL, text).some(({ 0: label }) => saysWhat(label))) return '';
  return text.replace(COUNTED, '').replace(COUNTRY, '').replace(PLAIN_LABEL, '');
}

/** "Company: Acme", "Zeitraum: 2016 – heute": what a label says of a job itself. */
export function namesHeader(text: string): boolean {
  const bare = text.trim();
  if (LABELS.some(([pattern, said]) => said !== 'client' && pattern.test(bare))) return /^[^:]+:/.test(bare);
  return bare.search(PLAIN_LABEL) === 0 && DATES_LABEL.test(bare) && spanOf(bare) !== undefined;
}

/** "Cargo: Instrutor Linux Empresa: Escola do Linux": another label begins another piece. */
export function atLabels(text: string): string[] {
  const next = allMatches(/(?<=\S)\s+(?=\p{Lu}\p{L}+(?: \p{L}+){0,3}\s?:\s)/gu, text).find(
    ({ index, 0: space }) => LABELS.some(([pattern]) => pattern.test(text.slice(index + space.length))),
  );
  return next === undefined ? [text] : [text.slice(0, next.index), text.slice(next.index).trim()];
}
