import { countryAsked } from '../../places/asked-country.ts';

/** What a licence may lack, allow beside a car, or be for another kind of vehicle. */
const LIMITS =
  /\b(?:clean|clear|points?|endorse\w*|disqualif\w*|bans?|banned|manual|stick|motor(?:cycle|bike)s?|hgvs?|lgvs?|pcv|psv|cdl|commercial|forklift|trucks?|lorry|lorries|bus(?:es)?|trailers?|lkw|motorrad|moto|camion\w*|vrachtwagen|lastbil|international|provisional|learner|years?|months?|punkte\w*|punti|puntos|pontos|provisoire)\b/i;
/** A car of one's own, which a licence does not say. */
const AND_CAR =
  /(?<!\p{L})(?:and|with|plus|as well as|und|mit|sowie|et|avec|y|e|con|com|en|met|og|och|i|\+|&) (?:\p{L}+ ){0,4}(?:cars?|vehicles?|transport\p{L}*|pkw|autos?|fahrzeuge?|voiture|v[ée]hicule|coche|veh[íi]culo|carro|macchina|automobile|bil|samoch\p{L}+)(?!\p{L})/iu;
const ASKS =
  /\?|^(?:do|have|are|is|haben|hast|besitzen|avez|as-tu|tienes?|possui|tem|hai|ha|heeft|heb|czy|har)\b/i;
/** A number or a category, which no yes is. */
const NUMBER =
  /(?<!\p{L})(?:n[ºo°.]|no\.|nr\.?|numbers?|num\p{L}*|nummer\p{L}*|n[úu]mero|num[ée]ro|categor\p{L}*|kategori\p{L}*|cat[ée]gor\p{L}*|\p{L}*klassen?|seit|tipo|type|s[ıi]n[ıi]f[ıi]?|class(?:es)?|expir\p{L}*|valid until|validade|ablauf\p{L}*|issued?|state)(?!\p{L})/iu;
/** Europe's class for a car is B; any other letter is for something else, as B is in English "class B". */
const OTHER_CLASS = /(?<![\p{L}\p{N}])(?:AM|A[12]?|B[1E]|[CD]1?E?)(?![\p{L}\p{N}])/u;
const CLASS_B = /\bclass[ :-]+["'(]?b\b|\bb[- ]class\b/i;

/** No yes on the licence answers a question that does not name it: "Are you able to drive a company vehicle?" */
const NAMES_LICENCE =
  /licen[cs]|permi[st]|f[üu]hrer ?schein|fahrerlaubnis|patente|carn[ée]|rijbewijs|prawo jazdy|k[öo]re?kort|f[øo]rerkort|k[öo]rkort|ajokortti|ehliyet|s[üu]r[üu]c[üu]|habilita|\bcnh\b|carta de condu|carteira|[řr]idi[čc]|jogos[íi]tv|\bSIM\b|\bdriver['’]s\b/iu;

/**
 * Whether a question on the driving licence asks for more than whether there is one: a clean one, one for trucks, a car
 * as well, or one of a country that is not the applicant's.
 *
 * @param home where the applicant lives (ISO 3166-1 alpha-2)
 */
export function asksMoreOfLicence(label: string, home: string | null): boolean {
  if (!NAMES_LICENCE.test(label)) return true;
  if (LIMITS.test(label) || AND_CAR.test(label)) return true;
  if (OTHER_CLASS.test(label) || CLASS_B.test(label)) return true;
  if (NUMBER.test(label) && !ASKS.test(label)) return true;
  const country = countryAsked(label);
  return country !== null && country !== home;
}
