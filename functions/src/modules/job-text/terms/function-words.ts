import type { TitleLanguage } from '../translation/lexicon.ts';
import { plainWords } from '../words/plain-words.ts';

/**
 * Articles, pronouns, prepositions, conjunctions and auxiliary verbs of the languages that titles are translated from, some of which
 * mean something in English as well (ENGLISH_TOO).
 */
const FUNCTION_WORDS: Record<TitleLanguage, string> = {
  de:
    'der das den dem des ein eine einen einem einer eines und oder aber sondern ist sind war waren wird werden wurde wurden sein hat haben hatte kann können ' +
    'sollen soll müssen muss mit von vom zu zum zur für im bei beim nach aus auf über unter durch gegen ohne bis als wie wenn dass weil ' +
    'nicht kein keine keinen auch nur noch sehr mehr sowie sich wir uns unser unsere unserem unseren unserer sie ihr ihre ihren ihrem ihrer ich mich mir mein meine dein deine du dich dir er ihm ihn ' +
    'dieser diese dieses diesem diesen welche welcher jede jeder bzw etwa dabei dazu damit zwischen während',
  es:
    'el los las un una unos unas de del al y e o que qué en con por para sin sobre entre desde hasta como pero si no más muy su sus se lo le les nos nuestro nuestra nuestros nuestras ' +
    'es son ser está están estar fue ha han hay tu tus mi mis te me yo tú él ella ellos este esta estos estas ese esa también donde cuando cada según hacia ya',
  fr:
    'le la les un une des du de et ou où que qui quoi dont dans en au aux avec pour sans sur sous entre vers chez ce cet cette ces se sa ses leur leurs notre nos votre vos ' +
    'nous vous il elle ils elles je tu te est sont être été avoir avez avons ont ai pas ne plus mais donc ainsi très afin lors selon également toute toutes tous ' +
    'vos mes ma tes moins depuis jusque',
  it:
    'il lo gli uno una di del dello della dei degli delle da dal dalla dai dalle nel nella nei nelle al allo alla ai alle con per su sul sulla sui sulle tra fra e ed o che chi cui non più ' +
    'è sono essere stato ha hanno si ci vi ti nostro nostra nostri nostre suo sua suoi loro questo questa questi queste anche come dove quando ma molto presso',
  pt:
    'os as um uma uns umas de do da dos das em no na nos nas ao à aos às pelo pela pelos pelas com para por sem sobre entre até e ou que não mais muito seu sua seus suas se ' +
    'é são ser foi está tem nosso nossa nossos nossas você vocês ele ela eles este esta isso também quando onde mas',
  nl:
    'het een en of van voor naar bij uit aan om te tot met als dan dat deze dit die wat wie waar er is zijn was waren wordt worden heeft hebben heb kan kunnen zal zullen moet niet geen ook nog ' +
    'maar je jij jouw jullie wij ons onze hun haar zij ze ik mijn zich binnen tussen tijdens door',
  pl:
    'w we z ze na do od dla po przy przez pod nad bez oraz i a ale lub albo czy że się jest są być był była jako jak nie tak także również nasz nasza nasze naszego naszych twój twoje ' +
    'który która które tym tego tej tych ich jego jej co za u o',
  ro: 'și sau de din la în pe cu pentru prin fără între spre către ca că este sunt fi fost a al ale ai unui unei un o nu mai sa să se ne vă noi voi nostru noastră noastre care ce cât dar după',
  sv:
    'och eller i på av för till från med som att är var vara har hade ha kan ska skall inte en ett den det de dem vi oss vår vårt våra du dig din ditt dina han hon sig sin sitt sina om vid under över efter mellan samt även genom ' +
    'men när där',
  tr: 've veya ile için bir bu şu o da de ki ne gibi daha çok en olarak olan olup biz siz ben sen mi mu değil ise kadar sonra önce göre her tüm',
};

/** Of these, what English texts call things, people, work, and tools: a die maker, a van driver, AI, tests in Jest. */
const ENGLISH_TOO =
  'a ai alle also am an ar as at ca care cat chi ci co com come con dig die do door dos ed em er fi for fur gore hat hay her i in is jest man mas me med men mes met mi mis no non of on once or o os over pa pe per ' +
  'pour se sem sen sin son sous under van war was we';

const ALL: ReadonlySet<string> = new Set(plainWords(Object.values(FUNCTION_WORDS).join(' ')));
const NEVER_ENGLISH: ReadonlySet<string> = (() => {
  const words = new Set(ALL);
  for (const word of plainWords(ENGLISH_TOO)) words.delete(word);
  return words;
})();
/** Part of the words of a text that must be function words of other languages for it to be in one of them. */
const FOREIGN = 0.1;

/**
 * The function words of other languages in a text, given as folded words: `foreign` is how many of its words are nothing
 * else, and `leaveOut` what says nothing of the work: in a text in another language also "die" and "van".
 */
export function functionWordsIn(words: readonly string[]): {
  foreign: number;
  leaveOut: ReadonlySet<string>;
} {
  const foreign = words.filter((word) => NEVER_ENGLISH.has(word)).length;
  return { foreign, leaveOut: foreign > FOREIGN * words.length ? ALL : NEVER_ENGLISH };
}
