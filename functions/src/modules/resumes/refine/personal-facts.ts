import { findRanges } from '../parser/dates/dates.ts';

/** Facts about a person that no question is about: when and where they were born, their family, their papers. */
const FACTS = [
  "date of birth|d\\.? ?o\\.? ?b\\.?|birth ?(?:date|day|place)|place of birth|born (?:on|in)|nationality|citizenship|marital status|civil status|passport (?:no|number)|(?:social security|national insurance)(?: no| number)?|father[’']?s name|mother[’']?s name",
  'geburts(?:datum|tag|ort)|geboren (?:am|in)|geb\\.|familienstand|staatsangeh[öo]rigkeit|nationalit[äa]t',
  'date de naissance|n[ée]+e? le|lieu de naissance|nationalit[ée]|situation (?:familiale|de famille)|[ée]tat civil',
  'fecha (?:y lugar )?de nacimiento|lugar de nacimiento|nacid[oa] (?:el|en)|nacionalidad|estado civil',
  'data (?:e luogo )?di nascita|luogo (?:e data )?di nascita|nat[oa] (?:il|a)|nazionalit[àa]|cittadinanza|stato civile|codice fiscale',
  'data de nascimento|nascid[oa] em|nacionalidade',
  'geboortedatum|geboorteplaats|geboren op|nationaliteit|burgerlijke staat|rijksregisternummer',
  'data urodzenia|miejsce urodzenia|urodzon[yaą]|narodowo[śs][ćc]|obywatelstwo|stan cywilny|pesel',
  'data na[șşs]terii|n[ăa]scut[ăa]?|na[țţt]ionalitate|cet[ăa][țţt]enie|stare civil[ăa]',
  'f[öo]delsedatum|personnummer|nationalitet|medborgarskap|civilst[åa]nd',
  'do[ğg]um (?:tarihi|yeri)|uyru[ğk]u?|medeni (?:hali?|durumu?)|askerlik(?: durumu)?|t\\.?c\\.? ?kimlik(?: no)?',
].join('|');
/** Words with other meanings, unless a colon or a number follows. */
const LABELS =
  'born|religion|ssn|aadhaar|spouse|konfession|geboren|dni|nie|curp|rfc|naturalidade|cpf|cnh|rg|bsn|cnp|f[öo]dd|passport|age|gender|sex|married|children|alter|geschlecht|kinder|[âa]ge|sexe|edad|sexo|hijos|et[àa]|sesso|idade|leeftijd|geslacht|wiek|v[âa]rst[ăa]|sex|[åa]lder|k[öo]n|ya[şs]|cinsiyet';
const FACT = new RegExp(
  `(?<=^\\s*|[|•·;,(–—█]\\s*|\\s{2,})(?:(?:${FACTS})(?![\\p{L}])\\.?|(?:${LABELS})\\s*(?::|\\d))[^|•·;]*`,
  'giu',
);
/** "Married", "ledig", alone in its place. */
const STATUS =
  /(?<=^\s*|[|•·;,]\s*)(?:married|single|divorced|widowed|verheiratet|ledig|geschieden|mari[ée]e?|c[ée]libataire|divorc[ée]e?|casad[oa]|solter[oa]|soltero\/a|divorciad[oa]|celibe|nubile|coniugat[oa]|solteir[oa]|gehuwd|ongehuwd|[żz]onaty|zam[ęe][żz]na|c[ăa]s[ăa]torit[ăa]?|gift|ogift|evli|bekar)(?=\s*(?:$|[|•·;,]))/giu;
const DAY =
  /(?<![\p{L}\d])(?:\d{1,2} ?[./-] ?\d{1,2} ?[./-] ?(?:19|20)?\d{2}|(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}(?:\.|st|nd|rd|th|er|º)? (?:de )?\p{L}{3,12}\.?,? (?:de )?(?:19|20)\d{2}|\p{L}{3,12}\.? \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d{2})(?!\d)/giu;

/** @param top whether this stands above all entries: a day there that begins and ends nothing is a birthday */
export function withoutPersonalFacts(text: string, top: boolean, gone: string): string {
  const left = text.replace(FACT, gone).replace(STATUS, gone);
  return top && findRanges(left).length === 0 ? left.replace(DAY, gone) : left;
}
