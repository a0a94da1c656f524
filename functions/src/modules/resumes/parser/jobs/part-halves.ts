import { titleScore } from '../words/job-words.ts';
import { WORK_MODE } from './employer-towns.ts';
import { type Part, sidesOfAt, toPart } from './entry-parts.ts';

type Halves = { left: Part; right: Part; sign: 'comma' | 'bracket' | 'at' };

/** "Co-Founder & CTO, Nexus AI", "Nexus AI, Co-Founder & CTO", "Nexus AI (Co-Founder)": the two sides of a sign. */
export function halves(part: Part): Halves[] {
  const known = HALVES.get(part);
  if (known !== undefined) return known;
  const found = [...splitAtCommas(part), ...splitAtBracket(part), ...splitAtWord(part)];
  HALVES.set(part, found);
  return found;
}

/** A part is in many windows. */
const HALVES = new WeakMap<Part, Halves[]>();

/** "Camarero en Lumbre Estudio": only likely, because "Técnico en Electrónica" is a title. */
function splitAtWord(part: Part): Halves[] {
  return sidesOfAt(part.text).map(({ left, right }) => ({
    left: { ...toPart(left, null, part.accent), text: left },
    right: toPart(right, null, part.accent),
    sign: 'at',
  }));
}

/** Only where the bracket says what its words are: a role or a company. */
function splitAtBracket(part: Part): Halves[] {
  const found = /^([^(]{2,60}?)\s*\(([^()]{2,50})\)?$/.exec(part.text);
  if (found === null) return [];
  const left = toPart(found[1]!, null, part.accent);
  const right = toPart(found[2]!, null, part.accent);
  const told = (left.title >= 0.5 && right.employer >= 0.5) || (right.title >= 0.5 && left.title < 0.5);
  // "Engineer II (Larchmont)": any name, but not "(Band 7)" or "(m/w/d)".
  const named =
    left.title >= 0.5 &&
    right.title < 0.5 &&
    /^\p{Lu}[\p{L}'’&. -]{3,}$/u.test(right.text) &&
    !WORK_MODE.test(right.text);
  return told || named ? [{ left, right, sign: 'bracket' }] : [];
}

const SURE_TITLE = 0.8;

function splitAtCommas(part: Part): Halves[] {
  // "Engineer (Java, Go)": not within brackets.
  const pieces = part.text.split(/,\s+(?![^(]*\))/);
  if (pieces.length < 2 || pieces.length > 5) return [];
  return pieces.slice(1).map((_, index) => {
    const left = pieces.slice(0, index + 1).join(', ');
    const right = pieces.slice(index + 1).join(', ');
    const said = toPart(right, null, part.accent);
    // "Recruiter, Ticket Master": behind a sure title, words that may name a title name the employer.
    const behind = titleScore(left) >= SURE_TITLE ? { ...said, title: titleScore(said.text) } : said;
    const before = toPart(left, null, part.accent);
    // "Acme, Toulouse, Stage ingénieur": the town stands between the two.
    const between = index > 0 && part.place === null && before.place !== null && said.place === null;
    return {
      // What is left of the comma keeps its place: "Acme, Austin, TX" was taken apart before.
      left: between ? before : { ...before, text: left, place: null },
      right: { ...behind, place: behind.place ?? part.place },
      sign: 'comma',
    };
  });
}
