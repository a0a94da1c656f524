import {
  allSkillMentions,
  canonicalSkill,
  isSoftSkill,
  redefinedAcronyms,
  type SkillMention,
} from '../skills/find-skills.ts';
import { type SkillType, vocabulary } from '../skills/vocabulary.ts';
import { plainWords } from '../words/plain-words.ts';
import { isInUse, tellsOfEmployer } from './about-others.ts';
import { withoutAddresses } from './addresses.ts';
import { isAskedFor } from './asked-for.ts';
import { bareName, isAboutCompany, isOfEmployer } from './of-employer.ts';
import { bearsNameOf, madeBy } from './own-products.ts';
import type { FeatureInput } from './posting-features.ts';
import type { Sentence } from './sections.ts';
import { emphasisOf } from './skill-emphasis.ts';

type Kind = 'required' | 'preferred' | 'duties';
const KINDS = ['required', 'preferred', 'duties'] as const satisfies Kind[];
type Use = { mention: SkillMention; sentence: Sentence; kind: Kind };

export type AskedSkills = {
  required: string[];
  preferred: string[];
  /** How central each of them is to the posting, required ones first. */
  emphasis: number[];
};

const MAX_SKILLS = 24;

/**
 * Skills in required sections are required, those in preferred sections preferred. Skills that only the duties mention
 * are required too if the posting states few requirements, otherwise preferred. Soft skills that everyone asks for are
 * dropped, and so are words that the posting does not use as a skill.
 */
export function requiredAndPreferredSkills(
  posting: Pick<FeatureInput, 'skills' | 'title' | 'company'>,
  sentences: readonly Sentence[],
): AskedSkills {
  const named = { required: new Set<string>(), preferred: new Set<string>(), duties: new Set<string>() };
  for (const skill of posting.skills ?? []) {
    const name = canonicalSkill(skill);
    if (name !== '' && name.length <= 60 && !isSoftSkill(name)) named.duties.add(name);
  }
  const uses = usesOf(sentences, posting.company).filter(({ mention }) => !isSoftSkill(mention.name));
  const relation = relationTo(posting.title, uses);
  const bearsName = bearsNameOf(posting.company);
  const isOwn = madeBy(posting.company);
  for (const { mention, sentence, kind } of uses) {
    const { inTitle, ofMainType, isForeign, isAmongKin } = relation(mention.name);
    // Offices of every kind have sales and marketing; patients and pipes are somebody's work.
    const isItsWork = inTitle || (ofMainType && (kind !== 'duties' || !isBusiness(mention.name)));
    const field_word = mention.field_word || bearsName(mention.name);
    const isOwnProduct = isOwn(mention.name);
    const told = !inTitle && sentence.section === 'duties' && tellsOfEmployer(sentence.text, posting.company);
    if (told && (mention.ordinary || !isInUse(sentence.text))) continue;
    if (
      isAskedFor(
        sentence,
        { ...mention, field_word },
        { inTitle, isItsWork, isForeign, isAmongKin, isOwnProduct },
      )
    )
      named[kind].add(mention.name);
  }
  const dutiesCount = named.required.size < 4;
  const required = dutiesCount
    ? [...named.required, ...[...named.duties].filter((name) => !named.preferred.has(name))]
    : [...named.required];
  const unique = [...new Set(required)].slice(0, MAX_SKILLS);
  const preferred = [...new Set([...named.preferred, ...(dutiesCount ? [] : named.duties)])].filter(
    (name) => !unique.includes(name),
  );
  const asked = { required: unique, preferred: preferred.slice(0, MAX_SKILLS) };
  const inTitle = (name: string) => relation(name).inTitle;
  return { ...asked, emphasis: emphasisIn(asked, uses, inTitle) };
}

/** What is named often, and in the title, is what the work is about. */
function emphasisIn(
  { required, preferred }: Omit<AskedSkills, 'emphasis'>,
  uses: readonly Use[],
  inTitle: (name: string) => boolean,
): number[] {
  const counts = new Map<string, number>();
  for (const { mention } of uses) counts.set(mention.name, (counts.get(mention.name) ?? 0) + 1);
  // A skill of a field of the posting, which its text does not name, counts as named once.
  const of = (name: string, isPreferred: boolean) =>
    emphasisOf({ count: counts.get(name) ?? 1, in_title: inTitle(name), preferred: isPreferred });
  return [...required.map((name) => of(name, false)), ...preferred.map((name) => of(name, true))];
}

const blank = (text: string): string => ' '.repeat(text.length);

/** An employer's name of several words names no skill, "Blink UX"; one of a single word may be that of a product, too. */
function nameOfWords(company: string): RegExp {
  const name = bareName(company);
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const is_skill = canonicalSkill(name) !== name;
  return words.length > 1 && !is_skill
    ? new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`, 'giu')
    : /(?!)/g;
}

/** Every skill that the sentences name. Lists continue over sentences, so those of one kind are read together. */
function usesOf(sentences: readonly Sentence[], company: string): Use[] {
  const redefined = redefinedAcronyms(sentences.map(({ text }) => text).join('\n'));
  const blocks = { required: '', preferred: '', duties: '' };
  const starts: Record<Kind, { start: number; sentence: Sentence }[]> = {
    required: [],
    preferred: [],
    duties: [],
  };
  const own_name = nameOfWords(company);
  for (const sentence of sentences) {
    const { text, section, is_preferred } = sentence;
    if (section === 'company' || isAboutCompany(text) || isOfEmployer(sentence, company)) continue;
    const kind = is_preferred ? 'preferred' : section === 'required' ? 'required' : 'duties';
    starts[kind].push({ start: blocks[kind].length, sentence });
    blocks[kind] += `${withoutAddresses(text).replaceAll(own_name, blank)}\n`;
  }
  return KINDS.flatMap((kind) => {
    let at = 0;
    return allSkillMentions(blocks[kind], redefined).flatMap((mention) => {
      while ((starts[kind][at + 1]?.start ?? Number.POSITIVE_INFINITY) <= mention.index) at += 1;
      const { start, sentence } = starts[kind][at]!;
      const [index, end] = [mention.index - start, mention.end - start];
      // The last word of a sentence and the first of the next are no name: "… and software", "Development of …".
      const isBroken =
        end > sentence.text.length && !/^\p{Ll}/u.test(blocks[kind].slice(start + sentence.text.length + 1));
      return isBroken ? [] : { mention: { ...mention, index, end }, sentence, kind };
    });
  });
}

function isBusiness(name: string): boolean {
  return vocabulary().skills.get(name)?.type === 'business';
}

/** Fewer skills of one type than this don't say what work a posting is about. */
const LEAST_OF_TYPE = 3;

/** How a posting is about a skill: its title names the skill, or most of what it names is of the skill's type. */
type Kinship = {
  inTitle: boolean;
  ofMainType: boolean;
  /** Of a kind of work that postings about software have no part in: care of patients, trades. */
  isForeign: boolean;
  /** Of software, like most of what the posting names, or two others of its name: "email marketing" beside "social media". */
  isAmongKin: boolean;
};

const LEAST_NAMESAKES = 2;
const LEAST_LETTERS_OF_KIND = 6;

/** How many other skills have a long word in common with one: "Email marketing" with "Social media marketing". */
function namesakes(name: string, others: ReadonlySet<string>): number {
  const words = plainWords(name).filter((word) => word.length >= LEAST_LETTERS_OF_KIND);
  const isNamesake = (other: string) =>
    other !== name && plainWords(other).some((word) => words.includes(word));
  return [...others].filter(isNamesake).length;
}

/** Software is everywhere, so it is never the type that a posting is about. */
function relationTo(title: string, uses: readonly Use[]): (name: string) => Kinship {
  const { skills } = vocabulary();
  const sure = new Set(
    uses.flatMap(({ mention }) => (mention.field_word || mention.loose_word ? [] : mention.name)),
  );
  const count = (type: SkillType) => [...sure].filter((name) => skills.get(name)?.type === type).length;
  const main = (['health', 'business', 'design', 'trades'] as const).find(
    (type) => count(type) >= LEAST_OF_TYPE && count(type) * 2 >= sure.size,
  );
  const isSoftware = count('software') >= LEAST_OF_TYPE && count('software') * 2 >= sure.size;
  const of_title = plainWords(title);
  // "Go-to-market" is no marketing.
  const without_market = plainWords(title.replace(/\bgo[- ]to[- ]market\b/gi, ' '));
  return (name) => {
    const skill = skills.get(name);
    const inTitle = skill?.spellings.some((spelling) =>
      isNamedBy(name === 'Marketing' ? without_market : of_title, plainWords(spelling)),
    );
    return {
      inTitle: inTitle ?? false,
      ofMainType: main !== undefined && skill?.type === main,
      isForeign: isSoftware && (skill?.type === 'health' || skill?.type === 'trades'),
      isAmongKin: (isSoftware && skill?.type === 'software') || namesakes(name, sure) >= LEAST_NAMESAKES,
    };
  };
}

/** Whether words of a title that stand together name all words of a skill: not "Product Marketing Manager" product management. */
function isNamedBy(title: readonly string[], words: readonly string[]): boolean {
  const isNamed = (window: readonly string[]) =>
    words.every((word) => window.some((other) => areKin(word, other)));
  return words.length > 0 && title.some((_, at) => isNamed(title.slice(at, at + words.length)));
}

/** "Plumber" and "plumbing" begin alike, and so do "audit" and "auditor", but "Salesforce" isn't "sales". */
function areKin(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length > 5) return short.slice(0, 5) === long.slice(0, 5);
  return long.startsWith(short) && ENDINGS.test(long.slice(short.length));
}
const ENDINGS = /^(?:e?s|(?:[aeo]?r|ing|ist|ian|ant|ee)s?|m[ae]n|e?d|al|l?y|ic|ics|ment|ation|ling)?$/;
