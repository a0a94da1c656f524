import { BUSINESS_SKILLS } from './vocabulary/business.ts';
import { DESIGN_SKILLS } from './vocabulary/design.ts';
import { HEALTH_SKILLS } from './vocabulary/health.ts';
import { SOFT_SKILLS } from './vocabulary/soft.ts';
import { SOFTWARE_SKILLS } from './vocabulary/software.ts';
import { TRADES_SKILLS } from './vocabulary/trades.ts';
import { splitWords } from './words.ts';

export type SkillType = 'software' | 'health' | 'business' | 'design' | 'trades' | 'soft';

export type Skill = {
  /** Canonical name, as shown. */
  name: string;
  type: SkillType;
  /** Names of skills implied by this one: React implies JavaScript. */
  implies: string[];
  /** All its spellings, without marks. */
  spellings: string[];
  /** Ordinary words ("Data science", "DevOps"), not the name of a product, a certificate, or a standard ("Python"). */
  ordinary: boolean;
};

/** One spelling of a skill. */
export type SkillPhrase = {
  keys: string[];
  skill: Skill;
  written: string;
  /** Counts only in the right context: "excel". */
  everyday_word: boolean;
  /** Also names a field, industry, benefit or duty: "insurance". In a posting it counts only if it is asked for. */
  field_word: boolean;
  /**
   * Means the skill only among others of its kind, or where it is asked for itself: "backend" is software, and hardware,
   * "social media" is a channel, and a kind of data.
   */
  loose_word: boolean;
};

export type Vocabulary = {
  skills: Map<string, Skill>;
  /** Phrases by their first word, longest first. */
  phrases: Map<string, SkillPhrase[]>;
};

const MARKS = /^[!~?]+/;

/** Software that is called by one word of the language, or by letters, and still is a kind of work. */
const KINDS_OF_WORK = new Set(
  '3D printing|3D modeling|B2B sales|Agile|Scrum|Kanban|DevOps|ETL|Statistics|Networking|Firewalls|VPN|Cryptography|Serverless|Microservices|Robotics|Blockchain|Bioinformatics|SaaS|Troubleshooting|MLOps|Multithreading|CI/CD|CMS|Mainframe|A/B testing|Internet of Things|Incident response'.split(
    '|',
  ),
);

/** Names of products have capitals: "Spring Boot", "QuickBooks". A single word of software is one too: "Python". */
function isOrdinary(name: string, type: SkillType): boolean {
  if (KINDS_OF_WORK.has(name)) return true;
  const [first = '', ...others] = name.split(/[ -]/);
  if (others.length === 0 && type === 'software') return false;
  return !/\p{Ll}\p{Lu}|\p{Lu}{2}|\d/u.test(first) && others.every((word) => !/\p{Lu}/u.test(word));
}

function read(source: string, type: SkillType, into: Vocabulary): void {
  for (const line of source.split('\n')) {
    if (line.trim() === '') continue;
    const [names = '', implied = ''] = line.split('>');
    const spellings = names.split('|').map((part) => part.trim());
    const name = spellings[0]?.replace(MARKS, '') ?? '';
    const implies = implied
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    const skill: Skill = {
      name,
      type,
      implies,
      spellings: spellings.map((one) => one.replace(MARKS, '')),
      ordinary: isOrdinary(name, type),
    };
    into.skills.set(name, skill);
    for (const spelling of spellings) {
      const written = spelling.replace(MARKS, '');
      const marks = spelling.slice(0, -written.length);
      const keys = splitWords(written).map((word) => word.key);
      const first = keys[0];
      if (first === undefined) continue;
      const phrase = {
        keys,
        skill,
        written,
        everyday_word: marks.includes('!'),
        field_word: marks.includes('~'),
        loose_word: marks.includes('?'),
      };
      const beside = into.phrases.get(first);
      if (beside) beside.push(phrase);
      else into.phrases.set(first, [phrase]);
    }
  }
}

function build(): Vocabulary {
  const vocabulary: Vocabulary = { skills: new Map(), phrases: new Map() };
  read(SOFTWARE_SKILLS, 'software', vocabulary);
  read(HEALTH_SKILLS, 'health', vocabulary);
  read(BUSINESS_SKILLS, 'business', vocabulary);
  read(DESIGN_SKILLS, 'design', vocabulary);
  read(TRADES_SKILLS, 'trades', vocabulary);
  read(SOFT_SKILLS, 'soft', vocabulary);
  for (const phrases of vocabulary.phrases.values()) phrases.sort((a, b) => b.keys.length - a.keys.length);
  return vocabulary;
}

let built: Vocabulary | undefined;

/** The skill vocabulary across all occupations, built on first use. */
export function vocabulary(): Vocabulary {
  built ??= build();
  return built;
}
