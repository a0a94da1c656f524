/** Words of a remark that may change what a yes means: it names an answer, a condition, or for whom it is. */
const ANSWERS =
  'yes|no|ja|nein|jein|oui|non|s[íì]|sim|n[ãa]o|nee|tak|nie|nej|nei|kyll[äa]|ei|da|nu|evet|hay[ıi]r|ano|ne|igen|nem';
const CONDITIONS =
  'if|unless|except|only|without|wenn|falls|sofern|au[ßs]er|nur|ausschlie[ßs]+lich|ohne|si|sauf|seulement|uniquement|sans|excepto|salvo|s[óo]lo|solamente|sin|somente|apenas|sem|tranne|soltanto|senza|indien|tenzij|behalve|alleen|slechts|zonder|je[śs]li|je[żz]eli|chyba|tylko|bez|om|endast|bara|utan|hvis|kun|uden|uten|jos|vain|dac[ăa]|doar|numai|f[ăa]r[ăa]|pokud|pouze|csak|sadece|yaln[ıi]z';
const MEMBERS = 'EU|UE|E[UE]A|EEE|EWR|E[ØO]S|EES|EOG|AB';
const WHOM =
  'citizen|national(?!ly)|residen|student|b[üu]rger|staatsangeh|aufenthalt|citoyen|ressortissant|[ée]tudiant|ciudadan|estudiante|cidad[ãa]|cittadin|burger|onderdaan|obywatel|medborg|statsborg|kansalai|cet[ăa][țţt]ean|vatanda[şs]|ob[čc]an|[áa]llampolg|permit|visa|visum|erlaubnis|permis|permes|vergunning|pozwoleni|zezwoleni|tillst[åa]nd|tillatelse|tilladelse';
const MATTERS = new RegExp(
  `(?<!\\p{L})(?:(?:${ANSWERS}|${CONDITIONS}|${MEMBERS})(?!\\p{L})|(?:\\p{L}+-)?\\p{L}*(?:${WHOM}))`,
  'iu',
);

/** "Yes or no", "Ja/Nein": both answers at once, so neither is asked for. */
const BOTH = new RegExp(
  `(?<!\\p{L})(?:${ANSWERS})(?: ?\\/ ?|,? (?:or|oder|ou|o|of|lub|eller|sau|tai|nebo|vagy|veya) )(?:${ANSWERS})(?!\\p{L})`,
  'giu',
);

/** Whether what stands beside a legal question may change what its answer says: "EU citizens answer No." */
export function mayChangeAnswer(remark: string): boolean {
  return MATTERS.test(remark.normalize('NFC').replace(BOTH, ' '));
}
