/** Words before a field of study; a source of a regular expression, with accents. */
const FIELD_LABELS =
  'major|field(?: of study)?|subject|branch|stream|studiengang|studienfach|fachrichtung|vertiefung(?:srichtung)?|mention(?! (?:tr[eè]s|bien|assez))|sp[eé]cialit[eé]|fili[eè]re|option|majeure|parcours|especialidad|menci[oó]n|[aá]rea|indirizzo|curriculum|richting|studierichting|afstudeerrichting|profiel|inriktning|huvud[aä]mne|kierunek|specjalno[sś][cć]|specjalizacja|profil|specializarea|profilul|b[oö]l[uü]m[uü]?';

/** Those that begin the name of a field as well ("Area Studies", "Option Theory"): labels only with their colon. */
const WITH_COLON = '(?:(?:area|option|subject|branch|stream|field|curriculum|profil)(?!\\s*:))(?!\\p{L})';
/** A label and what parts it from its field; a source of a regular expression. */
export const FIELD_LABEL = `(?!${WITH_COLON})(?:${FIELD_LABELS})(?:\\s*:\\s*|\\s+(?=\\p{L}))`;

/** "Kierunek: Finanse i Rachunkowość", "indirizzo informatico": the field of study with its label. */
const LABELLED_FIELD = new RegExp(`^${FIELD_LABEL}(.+)$`, 'iu');

export function labelledField(text: string): string | undefined {
  return LABELLED_FIELD.exec(text)?.[1];
}

/** Lines below an entry that tell of its thesis, its grade or who supervised it, in other languages than English. */
export const NOTE_WORDS =
  'diploma(?: behaald|: ?(?:ja|nee|obtained|yes))|(?:gemiddelde?|moyenne|media|medie|medelbetyg|gano|average|[sś]rednia|m[eé]dia|not ortalamas[ıi]|mezuniyet (?:notu|puan[ıi])|promedio general|punteggio|votação)(?= ?:?[ \\p{L}]{0,16}\\d)|(?:bachelor|master|diplom|abschluss|fach|doktor)-?(?:arbeit|thesis|scriptie)|disserta[cç][aã]o|abschlussnote|gesamtnote|(?:note|thema|temat|ocena|voto|votazione|sujet|promedio|betyg|tesis?|tese)(?=\\s*[:(–-]|\\s*\\d|\\s*$|\\s+(?:d(?:er|es|e|el|ella|i|u)|fina\\p{L}+|moyenne|media|ko[nń]cowa|dyplomu|pracy)(?!\\p{L}))|betreuer(?:in)?|schwerpunkte?|vertiefungen?|m[eé]moire|th[eè]se(?= ?:)|tuteur|encadr\\p{L}+|trabajo (?:de )?fin|tfg|tfm|tcc|nota(?: media)?(?= ?:)|relatore|titolo della tesi|examensarbete|uppsats|handledare|scriptie|afstudeer(?:opdracht|project|scriptie)|begeleider|eindcijfer|praca (?:magisterska|in[zż]ynierska|dyplomowa|licencjacka)|promotor(?= ?:)|lucrare(?:a)? de|media(?= ?:)|bitirme|tez(?= ?:)|not ortalamas[iı]|gano';

/**
 * What opens the name of a course that is no degree of its own: "Magisterprogram i Miljövetenskap", "Titre d'ingénieur en
 * Informatique", "Curso en Peluquería". Exchanges are none.
 */
const COURSE =
  /^(?!(?:austausch|utbytes|erasmus|exchange))(?:titre|\p{L}*program(?:me|m|ma|met)?|\p{L}+program[ıi]|programa|curso|corso|opleiding|leergang|cursus|formation|formaci[oó]n|forma[cç][aã]o|(?:weiter|fort|aus)bildung|umschulung|[\p{L}-]*utbildning(?:en)?|kurs|szkolenie|certifica(?:t|do|ci[oó]n|[cç][aã]o|zione|to)|zertifikat(?:skurs)?|lehrgang|attestation|attestato|ing[eé]nieure?|inge(?:niero|niera)|ing\.|t[eé]cnic[oa](?: (?:superior|m[eé]dio))?|tecn[oó]log[oa]|tecnolog[ií]a|licenciad[oa]|graduad[oa]|bacharel|perito|tecnico|in[zż]ynier|inginer|m[uü]hendis|civilingenj[oö]r)(?=\s+(?:en|em|in|i|în|w|im|d['’]|di|de|du|des|zum|zur|als|till|tot|till|per|para|pour|als|als|voor|für|f[oö]r|inom|z|na|['"‘’“„«])|\s*,)/iu;

/** A course of study at the head of a text, with its field, and what stands behind. */
export function readCourse(text: string): { degree: string; field: string | null; rest: string } | undefined {
  if (!COURSE.test(text)) return undefined;
  const name = /^(?:[^,;(]|\([^)]*\))+/u.exec(text)?.[0] ?? text;
  if (name.length > MAX_NAME) return undefined;
  const split = /^(.*?[\p{L}.])\s+(?:en|em|in|i|în|w|im|inom)\s+(\p{L}.*)$/iu.exec(name);
  const rest = text.slice(name.length);
  return split === null
    ? { degree: name.trim(), field: null, rest }
    : { degree: split[1]!, field: split[2]!.trim(), rest };
}
const MAX_NAME = 80;
