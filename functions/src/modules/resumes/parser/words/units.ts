import { remembered } from '../text/remembered.ts';
import { isDepartment } from './job-words.ts';

/** What a part of a company is called: "Departamento de ventas", "Emergency Department". */
const UNIT =
  /^(?:departamento|departament(?:ul)?|departement|d[ée]partement|dept\.?|abteilung|fachbereich|(?:servi[cç]io|serviço|service|área|area) (?:d[aeio']|des|du|of|for)|(?:setor|settore|reparto|ufficio|afdeling|avdelning(?:en)?|dział|bölüm)) ?(?=\p{L})|(?:department|dept\.?|division|abteilung|avdelning|afdeling|departmanı|bölümü|birimi)$/iu;

/** "Springfield Police Department": an employer of its own. */
const PUBLIC =
  /(?<!\p{L})(?:police|fire|sheriff\S*|health|parks|water|county|city|state)(?!\p{L}).* (?:department|dept\.?|division)$/iu;

/** By what it is called. */
export const isNamedUnit = remembered((text): boolean => UNIT.test(text) && !PUBLIC.test(text));

/** By that, or because nothing but fields of work is named. */
export const isUnit = remembered((text): boolean => isDepartment(text) || isNamedUnit(text));
