/** How well somebody knows something, in eleven languages; sources of regular expressions. */
const WORDS = [
  '(?:basic|good|advanced|intermediate|deepened|extensive|expert|solid|working|some|sound|very good)(?: [a-z]+)* (?:knowledge|experience)|expert|advanced|intermediate|beginner|basics?|proficient|fluent|native',
  'expert(?:e|in)|fortgeschritten(?:e|er)?|grundkenntnisse|grundlagen|anf[aä]nger|muttersprache|verhandlungssicher|flie(?:ß|ss)end|sehr gut|sehr gute kenntnisse|gute kenntnisse|erweiterte kenntnisse|experten(?:kenntnisse|niveau)',
  'avanc[eé]e?|confirm[eé]e?|interm[eé]diaire|d[eé]butant|notions|courant|langue maternelle|ma[iî]tris[eé]',
  'expert[oa]s?|avanzad[oa]s?|intermedi[oa]s?|b[aá]sic[oa]s?|principiante|nativ[oa]|lengua materna|fluid[oa]',
  'espert[oa]|avanzat[oa]|madrelingua|livello base|ottim[oa]|scolastic[oa]',
  'avan[cç]ad[oa]|intermedi[aá]ri[oa]|fluente|especialista|iniciante|l[ií]ngua materna',
  'gevorderd|gemiddeld|vloeiend|uitstekend|moedertaal|beginnend',
  'zaawansowan[yae]|[sś]redniozaawansowan[yae]|podstawow[yae]|bieg[lł][yae]|ekspert|pocz[aą]tkuj[aą]c[yae]|ojczysty|p[lł]ynnie',
  'avansat|mediu|[iî]ncep[aă]tor|limba matern[aă]|nivel mediu|nivel avansat',
  'avancerad|grundl[aä]ggande|flytande|modersm[aå]l|mycket goda kunskaper|goda kunskaper',
  'ileri(?: d[uü]zey| seviye)?|orta(?: d[uü]zey| seviye)?|ba[sş]lang[iı][cç]|[cç]ok iyi|iyi|ana dil[i]?|uzman',
].join('|');

/** A text that is a level and nothing else. */
export const LEVEL = new RegExp(
  `^(?:less than .*|\\d+\\+? ?(?:years?|yrs?|months?|jahre?|ans|a[nñ]os|anni|anos|jaar|lat|ani|[aå]r|y[iı]l)(?!\\p{L}).*|${WORDS}|familiar|good|excellent|strong|working knowledge|\\d+ ?%|\\d ?/ ?\\d+|[a-c][12])$`,
  'iu',
);

/** A level behind its skill: "Python – Experte". */
export const LEVEL_BEHIND = new RegExp(`\\s+[–—-]\\s+(?=(?:${WORDS})(?!\\p{L}))`, 'iu');
