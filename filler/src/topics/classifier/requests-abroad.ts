/** What a request asks for begins with one of these words, so that a noun that looks like a verb stays where it is. */
const FR =
  "(?:votre|vos|ton|ta|tes|le|la|les|l(?=['’])|un|une|où|comment|quand|à|d(?=['’]où)|combien|quel\\p{L}*|si|notre)";
const DE = '(?:ihr\\p{L}*|dein\\p{L}*|die|den|das|der|eine?n?|alle|wie|wo|wann|ab|welche\\p{L}*|ob|hier)';
const ES = '(?:tu|su|tus|sus|el|la|los|las|un|una|cuál\\p{L}*|cómo|cuánt\\p{L}*|cuándo|dónde|qué|por|a|con)';
const IT =
  "(?:il|la|lo|le|gli|i|l(?=['’])|un|una|tuo|tua|tuoi|suo|sua|come|dove|quando|quant\\p{L}*|qual\\p{L}*|da|tutt\\p{L}*)";
const PT =
  '(?:seu|sua|seus|suas|o|a|os|as|teu|tua|um|uma|qual|quais|como|onde|quando|quant\\p{L}*|em|há|que)';
const NL =
  '(?:je|jouw|uw|de|het|een|waar|wat|wanneer|per|hoe|hoeveel|welke?|via|vanaf|eventuele|gewenste|huidige)';
const ANY_WORD = '\\p{L}+';

/** Words that only ask politely for what follows, by language, and what they must be followed by. */
const OPENERS: readonly (readonly [words: string, before: string])[] = [
  [
    "(?:(?:merci de|merci d['’] ?|veuillez|(?:pouvez|pourriez)-vous|(?:peux|pourrais)-tu)(?: bien vouloir)?(?: nous)? ?(?:indiquer|préciser|communiquer|renseigner|donner|saisir|entrer|dire|transmettre|fournir|partager|mentionner)|(?:dites|indiquez|précisez|communiquez|donnez)-nous|nous aurions besoin de|indiquez|précisez|saisissez|renseignez|entrez|mentionnez)",
    FR,
  ],
  [
    '(?:bitte |gerne? )?(?:(?:könnten|können|würden|kannst|könntest|würdest) (?:sie|du) uns(?: bitte)?(?: kurz)?|(?:nennen|geben|teilen|verraten|sagen|schreiben|tragen|ergänzen) sie(?: uns)?(?: bitte| hier)?(?: mit,)?|(?:nenne?|gib|teile?|verrate?|sage?|schreibe?|trage?|ergänze)(?: uns)?(?: bitte| hier)?(?: mit,)?)|bitte',
    DE,
  ],
  [
    '(?:por favor,? |favor de |¿)*(?:(?:nos )?(?:podrías|podría|puedes|puede) )?(?:indica|indique|indícanos|indíquenos|indicar|indicarnos|comparte|comparta|compártenos|compartir|compartirnos|proporciona|proporcione|proporcionar|menciona|mencione|mencionar|especifica|especifique|especificar|ingresa|ingrese|ingresar|introduce|introduzca|escribe|escriba|facilita|facilítanos|dinos|díganos|decirnos|coméntanos)',
    ES,
  ],
  [
    '(?:(?:ti|la|vi|si) (?:prega|preghiamo|chiediamo) di |per favore,? |gentilmente )?(?:(?:puoi|può|potresti|potrebbe) )?(?:indica|indichi|indicare|indicarci|inserisci|inserisca|inserire|specifica|specifichi|specificare|comunicaci|comunicare|comunicarci|scrivi|dirci|dicci|riporta|riportare|fornisci|fornire)',
    IT,
  ],
  [
    '(?:por favor,? |favor )?(?:(?:você )?(?:poderia|pode|podes|poderias) (?:nos )?)?(?:informe|informar|indique|indica|indicar|indicar-nos|indique-nos|compartilhe|compartilhar|partilhe|insira|inserir|digite|escreva|diga-nos|nos informe|mencione|especifique|forneça|preencha|gostaríamos de saber|precisamos saber)',
    PT,
  ],
  [
    '(?:graag(?: ontvangen we| invullen:?| vermelden:?)?|(?:vul|geef|vermeld|noteer)(?: (?:hier|in|aan|ons|svp|s\\.v\\.p\\.))*:?|(?:kun|kunt|wil|wilt|zou) (?:je|u) (?:ons |hier )?(?:vertellen|aangeven|vermelden|laten weten|invullen)|laat ons weten|vertel ons)',
    NL,
  ],
  [
    '(?:prosimy|proszę) (?:o )?(?:podanie|podać|wpisać|wpisanie|wskazać|wskazanie|określić|określenie|uzupełnić|informację:?)|podaj|wpisz|napisz|wskaż|określ|uzupełnij',
    ANY_WORD,
  ],
  [
    '(?:vänligen |var god |kan du )?(?:ange|uppge|skriv(?: in)?|fyll i|låt oss veta)(?: gärna| här)?',
    ANY_WORD,
  ],
  ['(?:vennligst |venligst )?(?:oppgi|angi|angiv|oplys|indtast|fyll inn|udfyld)', ANY_WORD],
  [
    '(?:(?:te|vă|va) rug[ăa]m (?:s[ăa] )?|ne (?:poți|poţi|puteți|puteţi) )?(?:ne )?(?:spui|spuneți|spuneţi|spune-ne|spune|specificați|specificaţi|specifici|specifică|introduci|introduceți|introduceţi|introdu|menționezi|menționați|menţionaţi|menționează|indicați|indicaţi|indici|indică|completezi|completați|completaţi|completează)',
    ANY_WORD,
  ],
  ['(?:lütfen(?: bize)?|bize)', ANY_WORD],
  ['(?:ole hyvä ja )?(?:kirjoita|ilmoita|syötä|täytä)', ANY_WORD],
  ['(?:prosím,? )?(?:uveďte|zadejte|vyplňte|napište)(?: prosím)?', ANY_WORD],
  ['(?:kérjük,? )?(?:adja meg|add meg|írja be)(?: az?)?', ANY_WORD],
];
const REQUESTS = OPENERS.map(
  ([words, before]) => new RegExp(`^(?:${words}):? +(?=${before}(?!\\p{L}))`, 'iu'),
);

/** The verbs of requests that stand at the end. */
const GERMAN_VERB = /,? (?:mit|an|nennen|mitteilen|mitzuteilen|angeben|anzugeben|eintragen)[ .?!:]*$/i;
const TURKISH_VERB =
  /(?<=\p{L}) (?:yaz[ıi]n(?:[ıi]z)?|belirtin(?:iz)?|payla[şs][ıi]n(?:[ıi]z)?|girin(?:iz)?|bildirin(?:iz)?|doldurunuz|(?:yazar|belirtir|payla[şs][ıi]r) m[ıi]s[ıi]n[ıi]z)[ .?!:]*$/iu;

/** The ending of what a Turkish request asks for: "adresinizi giriniz" asks for "adresiniz". */
const OBJECT = /(?<=n[ıiuü]z)[ıiuü](?!\p{L})/gu;

/** A label in another language than English without the words of a request. */
export function withoutRequestAbroad(label: string): string {
  const text = label.normalize('NFC');
  const request = REQUESTS.find((one) => one.test(text));
  const rest = request ? text.replace(request, '') : text;
  if (TURKISH_VERB.test(rest)) return rest.replace(TURKISH_VERB, '').replace(OBJECT, '');
  return request ? rest.replace(GERMAN_VERB, '') : label;
}
