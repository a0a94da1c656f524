import { countryCodes, countryNamesAbroad } from '../places/countries.ts';
import type { WorkTopic } from './work-topics.ts';

/** Where a country stands in the templates. */
const PLACE = "(?<place>[\\p{L}'’. -]{3,40}?)";

/**
 * Whole questions on the right to work in other languages than English: nothing may stand beside these words, because it
 * could be a limit or a second claim. `PLACE` is a country; a question on a permit may leave it out, and then means that of
 * the posting.
 */
const MAY_WORK: readonly string[] = [
  // German
  `(?:(?:haben sie|hast du|besitzen sie|besitzt du|verfügen sie über|verfügst du über) (?:derzeit |aktuell |bereits )?eine? |(?:liegt|besteht|ist) (?:bei ihnen |bei dir )?eine )?(?:gültige )?(?:arbeitserlaubnis|arbeitsgenehmigung|arbeitsbewilligung)(?: (?:für|in) (?:die |der |das )?${PLACE})?(?: vor| vorhanden)?`,
  `(?:dürfen sie|darfst du) (?:derzeit |aktuell )?(?:legal )?in (?:der |den )?${PLACE} (?:legal )?arbeiten`,
  `(?:sind sie|bist du) (?:derzeit |aktuell )?(?:rechtlich |gesetzlich )?(?:dazu )?berechtigt,? in (?:der |den )?${PLACE} zu arbeiten`,
  `(?:haben sie|hast du) (?:derzeit |aktuell )?das recht,? in (?:der |den )?${PLACE} zu arbeiten`,
  // French
  `(?:avez-vous|as-tu|est-ce que vous avez|disposez-vous|disposes-tu) (?:actuellement )?(?:du |le )droit de travailler (?:légalement )?(?:en|au|aux|à) ${PLACE}`,
  `(?:êtes-vous|es-tu|est-ce que vous êtes) (?:actuellement )?(?:légalement )?(?:autorisé(?:[(·/-]?e\\)?)?|autorisée? ou autorisée?) (?:légalement )?à travailler (?:légalement )?(?:en|au|aux|à) ${PLACE}`,
  `(?:(?:avez-vous|as-tu|possédez-vous|possèdes-tu) (?:actuellement )?(?:un |une )|(?:disposez-vous|disposes-tu|êtes-vous en possession|êtes-vous titulaire) (?:actuellement )?d['’](?:un |une ))?(?:permis|autorisation) de travail(?: valable| valide| en cours de validité)?(?: (?:en|au|aux|à|pour la|pour le|pour l['’]) ?${PLACE})?`,
  // Spanish
  `¿?(?:tienes|tiene|tiene usted) (?:actualmente )?(?:el )?derecho (?:a|de) trabajar (?:legalmente )?en ${PLACE}`,
  `¿?(?:estás|está|está usted|se encuentra|te encuentras) (?:actualmente )?(?:legalmente )?autorizad(?:o|a|o/a|o\\(a\\)) (?:legalmente )?(?:a|para) trabajar (?:legalmente )?en ${PLACE}`,
  `¿?(?:puedes|puede|puede usted) (?:actualmente )?trabajar (?:legalmente|de forma legal) en ${PLACE}`,
  `¿?(?:(?:tienes|tiene|posees|posee|dispones de|dispone de|cuentas con|cuenta con) (?:actualmente )?(?:un |el )?)?permiso de trabajo(?: válido| vigente| en vigor)?(?: (?:en|para) ${PLACE})?`,
  // Portuguese
  `(?:você )?(?:tem|tens|possui) (?:atualmente |o )?direito (?:a|de) trabalhar (?:legalmente )?(?:em|no|na|nos) ${PLACE}`,
  `(?:você )?(?:está|estás) (?:atualmente )?(?:legalmente )?autorizad(?:o|a|o/a|o\\(a\\)) a trabalhar (?:legalmente )?(?:em|no|na|nos) ${PLACE}`,
  `(?:você )?(?:pode|podes) trabalhar legalmente (?:em|no|na|nos) ${PLACE}`,
  `(?:(?:você )?(?:tem|tens|possui|possuis) (?:atualmente )?(?:uma |um )?)?(?:autorização de trabalho|autorização para trabalhar|permissão de trabalho|permissão para trabalhar)(?: válida)?(?: (?:em|no|na|nos|para) (?:o )?${PLACE})?`,
  // Italian
  `(?:hai|ha) (?:attualmente )?il diritto (?:di|a) lavorare (?:legalmente )?(?:in|negli|nei) ${PLACE}`,
  `(?:sei|è|siete) (?:attualmente )?(?:legalmente )?autorizzat(?:o|a|o/a) (?:legalmente )?a lavorare (?:legalmente )?(?:in|negli|nei) ${PLACE}`,
  `(?:puoi|può) (?:attualmente )?lavorare legalmente (?:in|negli|nei) ${PLACE}`,
  `(?:(?:hai|ha|possiedi|possiede|disponi di|dispone di|sei in possesso di|è in possesso di) (?:attualmente )?(?:un |il )?)?permesso di lavoro(?: valido)?(?: (?:in|per l['’]|per la) ?${PLACE})?`,
  // Dutch
  `(?:heb je|heeft u|hebt u) (?:momenteel )?het recht om (?:legaal )?in ${PLACE} te (?:mogen )?werken`,
  `(?:mag je|mag u) (?:momenteel )?(?:legaal |wettelijk )?in ${PLACE} werken`,
  `(?:ben je|bent u) (?:momenteel )?(?:wettelijk )?(?:gerechtigd|bevoegd|gemachtigd) om (?:legaal )?in ${PLACE} te (?:mogen )?werken`,
  `(?:(?:heb je|heeft u|hebt u|beschik je over|beschikt u over|ben je in het bezit van|bent u in het bezit van) (?:momenteel )?een )?(?:geldige )?(?:werkvergunning|tewerkstellingsvergunning)(?: (?:voor|in) ${PLACE})?`,
  // Polish
  `czy (?:masz|posiadasz|ma pan/pani|posiada pan/pani|posiada pan\\(i\\)) (?:ważne |aktualne )?(?:pozwolenie na pracę|zezwolenie na pracę|prawo do (?:legalnej )?pracy|prawo do podjęcia pracy)(?: (?:w|we|na) ${PLACE})?`,
  `czy (?:możesz|może pan/pani) legalnie (?:pracować|podjąć pracę) (?:w|we|na) ${PLACE}`,
  // Swedish, Danish, Norwegian, Finnish
  `har du (?:redan )?(?:ett )?(?:giltigt )?arbetstillstånd(?: (?:i|för) ${PLACE})?`,
  `har du (?:laglig )?(?:rätt|tillstånd) att (?:arbeta|jobba) i ${PLACE}`,
  `får du (?:lagligt )?(?:arbeta|jobba) i ${PLACE}`,
  `har du (?:en )?(?:gyldig )?(?:arbejdstilladelse|arbeidstillatelse)(?: i ${PLACE})?`,
  `har du (?:lovlig )?(?:ret til at arbejde|rett til å arbeide|rett til å jobbe|tilladelse til at arbejde|tillatelse til å arbeide) i ${PLACE}`,
  `onko sinulla (?:voimassa oleva )?(?:työlupa|oikeus työskennellä)(?: ${PLACE})?`,
  // Romanian
  `(?:ai|aveți|aveţi|deții|dețineți) (?:un |dreptul? )?(?:permis de muncă|drept de muncă|de muncă|de a lucra|legal de a lucra)(?: valabil)?(?: în ${PLACE})?`,
  `(?:ești|sunteți|sunteţi) autorizat(?:ă|/ă)? (?:legal )?să (?:lucrezi|lucrați|lucraţi) (?:legal )?în ${PLACE}`,
  // Turkish
  `(?:${PLACE}['’](?:de|da|te|ta) )?(?:geçerli (?:bir )?)?çalışma izniniz var mı`,
  `${PLACE}['’](?:de|da|te|ta) (?:yasal olarak )?çalışma hakkınız var mı`,
  // Czech, Hungarian
  `máte (?:platné )?pracovní povolení(?: (?:v|pro) ${PLACE})?`,
  `(?:van|rendelkezik) (?:érvényes )?munkavállalási enged(?:élye|éllyel)(?: ${PLACE})?`,
];

/** The same on sponsorship: neither now alone nor later alone, because the applicant answered for both at once. */
const BOTH_DE = '(?:jetzt oder (?:in der zukunft|in zukunft|zukünftig|künftig|später) |heute oder künftig )?';
const BOTH_FR = "(?:,? maintenant ou (?:à l['’]avenir|dans le futur))?";
const BOTH_ES = '(?:,? ahora o en el futuro)?';
const BOTH_PT = '(?:,? (?:agora|atualmente) ou (?:no|futuramente no|em) futuro)?';
const BOTH_IT = '(?:,? (?:ora|adesso|attualmente) o in futuro)?';
const BOTH_NL = '(?:,? nu of in de toekomst)?';
const NEEDS_SPONSOR: readonly string[] = [
  `(?:benötigen sie|benötigst du|brauchen sie|brauchst du) ${BOTH_DE}(?:ein )?visa-?sponsoring(?:,? um in (?:der |den )?${PLACE} (?:zu arbeiten|arbeiten zu (?:dürfen|können))| für (?:die )?${PLACE})?`,
  `(?:avez-vous|aurez-vous|as-tu|auras-tu) besoin d['’]un (?:parrainage|sponsoring)(?: de visa| pour (?:votre |ton |un )(?:visa|permis de travail))(?: pour travailler (?:en|au|aux|à) ${PLACE})?${BOTH_FR}`,
  `¿?(?:necesitas|necesita|necesitarás|necesitará|requieres|requiere|requerirás) (?:el )?(?:patrocinio|esponsorización) (?:de visa|de visado|para (?:tu|su) visa|para visa)(?: para trabajar en ${PLACE})?${BOTH_ES}`,
  `¿?(?:necesitas|necesita|necesitarás|necesitará) que (?:la empresa|nuestra empresa|la compañía) (?:te|le) patrocine (?:un |el |la |una )?(?:visado|visa)(?: o (?:un )?permiso de trabajo)?(?: para trabajar en ${PLACE})?${BOTH_ES}`,
  `(?:você )?(?:precisa|precisará|necessita|necessitará|vai precisar) de patrocínio (?:de|para) visto(?: para trabalhar (?:em|no|na|nos) ${PLACE})?${BOTH_PT}`,
  `(?:hai|ha|avrai|avrà) bisogno (?:di una |della |di )sponsorizzazione (?:del|per il) visto(?: per lavorare (?:in|negli|nei) ${PLACE})?${BOTH_IT}`,
  `(?:heb je|heeft u)${BOTH_NL} visumsponsoring nodig(?: om in ${PLACE} te (?:mogen )?werken)?${BOTH_NL}`,
];

const IS_18: readonly string[] = [
  '(?:sind sie|bist du) (?:bereits |schon )?(?:mindestens 18 jahre(?: alt)?|über 18(?: jahre(?: alt)?)?|18 jahre(?: alt)? oder älter)',
  '(?:avez-vous|as-tu) (?:au moins|plus de) 18 ans|(?:avez-vous|as-tu) 18 ans (?:ou plus|révolus)',
  '¿?(?:tienes|tiene) (?:al menos 18 años|más de 18 años|18 años o más|18 años cumplidos)|¿?(?:eres|es) mayor de 18 años',
  '(?:você )?(?:tem|tens|possui) (?:pelo menos 18 anos|mais de 18 anos|18 anos ou mais)|(?:você )?é maior de 18 anos',
  '(?:hai|ha) (?:almeno 18 anni|più di 18 anni|compiuto (?:i )?18 anni|già compiuto (?:i )?18 anni)',
  '(?:ben je|bent u) (?:minimaal |ten minste |minstens )?18 jaar(?: of ouder| oud)?|(?:ben je|bent u) (?:ouder dan|boven de) 18(?: jaar)?',
  'czy (?:masz|ma pan/pani) (?:ukończone|co najmniej|skończone) 18 lat|czy (?:ukończyłeś|ukończyłaś|ukończyłeś/aś|ukończył\\(a\\) pan/pani) 18 lat',
  '(?:har du fyllt|är du över|är du minst) 18 år|är du 18 år eller äldre',
  '(?:ai|aveți|aveţi) (?:peste|împlinit|cel puțin|minimum) 18 ani(?: împliniți)?',
  '18 yaşından büyük müsünüz|18 yaşını doldurdunuz mu',
];
/** The same by the law of a country, where who is of age is 18 or older. */
const OF_AGE: readonly string[] = [
  '(?:sind sie|bist du) (?:bereits |schon )?volljährig',
  '(?:êtes-vous|es-tu) majeur(?:e|\\(e\\)|·e|/e)?',
  '¿?(?:eres|es|es usted) mayor de edad',
  '(?:você )?(?:é|és) maior de idade',
  '(?:sei|è) maggiorenne',
  '(?:ben je|bent u) meerderjarig',
  'czy (?:jesteś|jest pan/pani) pełnoletni(?:a|/a|\\(a\\))?',
  '(?:är|er) du myndig',
  '(?:ești|sunteți) majoră?',
];
const OF_AGE_AT_18: ReadonlySet<string> = new Set(
  'DE AT CH LI LU BE FR ES IT PT NL PL SE DK NO RO BR MX AR CO CL PE UY EC'.split(' '),
);
const HAS_DISABILITY: readonly string[] = [
  '(?:haben sie|hast du) eine behinderung',
  '(?:êtes-vous|es-tu) en situation de handicap|(?:avez-vous|as-tu) un handicap',
  '¿?(?:tienes|tiene|posees|posee) (?:alguna|una) discapacidad|¿?(?:eres|es) una persona con discapacidad',
  '(?:você )?(?:é|és) (?:uma )?pessoa com deficiência(?: \\(pcd\\))?|(?:você )?(?:tem|possui|tens) (?:alguma|uma) deficiência',
  '(?:hai|ha) una disabilità',
  '(?:heb je|heeft u) een (?:handicap|beperking)',
  'czy (?:jesteś|jest pan/pani) osobą (?:z niepełnosprawnością|niepełnosprawną)',
  'har du (?:en |någon )?funktionsnedsättning',
  '(?:ai|aveți|aveţi) (?:o dizabilitate|un handicap)',
  'engelli misiniz',
];

/** Words at the end that say how to answer. */
const END =
  '(?:[ (]*(?:obligatoriskt|obligatoire|pflichtfeld|pflichtangabe|obligatorio|obligatoria|obrigatório|obbligatorio|verplicht|wymagane|obligatoriu|zorunlu|påkrævet|påkrevd|pakollinen)\\)?)?[ ?.:*]*';

const whole = (templates: readonly string[]) =>
  templates.map((one) => new RegExp(`^(?:${one})[ ?]*${END}$`, 'iu'));
const OF_A_COUNTRY: readonly (readonly [topic: string, wordings: readonly RegExp[]])[] = [
  ['work_authorization', whole(MAY_WORK)],
  ['sponsorship', whole(NEEDS_SPONSOR)],
];
const IS_OF_AGE = whole(OF_AGE);
const OF_THE_PERSON: readonly (readonly [topic: string, wordings: readonly RegExp[]])[] = [
  ['age_18', whole(IS_18)],
  ['disability', whole(HAS_DISABILITY)],
];

/** Names of countries as they stand behind "in" in languages that decline them. */
const DECLINED: Record<string, string> = {
  polsce: 'PL',
  niemczech: 'DE',
  czechach: 'CZ',
  słowacji: 'SK',
  austrii: 'AT',
  holandii: 'NL',
  francji: 'FR',
  hiszpanii: 'ES',
  'wielkiej brytanii': 'GB',
  szwecji: 'SE',
  suomessa: 'FI',
  ruotsissa: 'SE',
  virossa: 'EE',
  česku: 'CZ',
  'české republice': 'CZ',
  'českou republiku': 'CZ',
  česko: 'CZ',
  slovensku: 'SK',
  magyarországon: 'HU',
};

/** Spanish says "en los Estados Unidos" as well as "en Estados Unidos". */
const ARTICLE = /^(?:el|la|los|las) /;
/** How to answer, in brackets: "(Ja/Nein)". */
const YES_OR_NO = / ?\((?:ja|oui|s[íiì]|sim|tak|da)\s*[/|]\s*(?:nein|nee|nej|nei|non|no|n[ãa]o|nie|nu)\)/iu;

/** A permit by itself may be asked for its number or its end. */
const ASKS = /\?|\bvorhanden\b|\bvor\b/i;

let names: Map<string, string | null> | undefined;

/** The country of a name in any of the languages; null if it is none, or one of several. */
function countryNamed(name: string): string | null {
  if (!names) {
    names = new Map(Object.entries(DECLINED));
    for (const code of countryCodes())
      for (const one of countryNamesAbroad(code)) {
        const key = one.toLowerCase();
        names.set(key, (names.get(key) ?? code) === code ? code : null);
      }
  }
  const plain = name.trim().toLowerCase();
  return names.get(plain) ?? names.get(plain.replace(ARTICLE, '')) ?? null;
}

/**
 * The topic of a legal question that is one of the whole wordings above; one on the right to work or on sponsorship is for
 * the country that it names, or else the posting's. Null if it is any other question.
 */
export function legalTopicAbroad(asked: string, posting_country: string | null): WorkTopic | null {
  const label = asked.normalize('NFC').replace(YES_OR_NO, '').replace(/\s+/g, ' ').trim();
  const own = OF_THE_PERSON.find(([, wordings]) => wordings.some((one) => one.test(label)));
  if (own) return { id: own[0], negated: false };
  if (IS_OF_AGE.some((one) => one.test(label)))
    return OF_AGE_AT_18.has(posting_country ?? '') ? { id: 'age_18', negated: false } : null;
  for (const [topic, wordings] of OF_A_COUNTRY) {
    const found = wordings.map((one) => one.exec(label)).find((one) => one !== null);
    if (!found) continue;
    const name = found.groups?.place;
    if (name === undefined && !ASKS.test(label)) return null;
    const place = name === undefined ? posting_country : countryNamed(name);
    return place ? { id: `${topic}:${place}`, negated: false } : null;
  }
  return null;
}
