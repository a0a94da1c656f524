/** What an option or an answer covers, both ends included; null means open. */
export type Range = { from: number | null; to: number | null };

const NUMBER_WORDS: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
const NUMBER_WORD = new RegExp(`\\b(?:${Object.keys(NUMBER_WORDS).join('|')})\\b`, 'g');

/** The numbers of a text, thousands marks removed, "k" multiplied, number words read. */
export function numbersIn(text: string): number[] {
  const plain = text
    .toLowerCase()
    .replace(/(\d)[,\u00a0\u202f' ](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d{2,3})\.(?=\d{3}(?!\d))/g, '$1')
    .replace(NUMBER_WORD, (word) => String(NUMBER_WORDS[word]));
  return [...plain.matchAll(/(\d+(?:\.\d+)?)\s*(k\b)?/g)].map(
    ([, digits, k]) => Number(digits) * (k ? 1000 : 1),
  );
}

const LESS =
  /\b(?:less than|under|below|fewer than|lower than|or (?:less|fewer|lower|below)|up to|at most|max(?:imum)?)\b|^\s*[<≤]|(?<!\p{L})(?:weniger als|unter|h[öo]chstens|bis(?: zu)?|menos (?:de|que)|hasta|moins de|jusqu['’][àa]|meno di|fino a|minder dan|tot|mniej ni[żz]|do|mindre [äe]n|at[ée])(?!\p{L})/iu;
const MORE =
  /\b(?:more than|over|above|at least|min(?:imum)?|or (?:more|above|higher|greater|over)|and (?:above|more|over|higher|up)|plus)\b|\d\s*(?:k|years?|yrs?)?\s*\+|^\s*[>≥]|(?<!\p{L})(?:mehr als|[üu]ber|ab|mindestens|oder mehr|m[áa]s de|o m[áa]s|y m[áa]s|plus de|et plus|ou plus|au moins|oltre|pi[ùu] di|e oltre|meer dan|vanaf|of meer|powy[żz]ej|ponad|wi[ęe]cej ni[żz]|mer [äe]n|[öo]ver|eller mer|mais de|acima de|ou mais|(?:und|oder) (?:mehr|dar[üu]ber|l[äa]nger)|e pi[ùu]|o pi[ùu]|en meer|lub wi[ęe]cej|i wi[ęe]cej|(?:och|og) mer(?:a|e)?|eller mere|e mais|ve [üu]zeri|ve daha fazla|tai enemm[äa]n|a v[íi]ce|[ée]s t[öo]bb|sau mai mult|[șs]i peste)(?!\p{L})/iu;
const NONE = /^(?:none|no experience|n\/a|0)\b/i;

/** The range that an option covers: "5-10 years", "10+", "Less than 1 year"; null if it names no number. */
export function rangeOf(option: string): Range | null {
  const numbers = numbersIn(
    option
      .replace(/(\d)\s*[-–—]\s*(\d)/g, '$1 to $2')
      // "100-125k" counts both in thousands.
      .replace(/\b(\d{1,3}) to (\d+)\s*k\b/gi, '$1k to $2k'),
  );
  const [first, second] = numbers;
  if (first === undefined) return NONE.test(option.trim()) ? { from: 0, to: 0 } : null;
  if (numbers.length > 2) return null;
  if (second !== undefined) return first <= second ? { from: first, to: second } : null;
  if (LESS.test(option)) return { from: null, to: first };
  if (MORE.test(option)) return { from: first, to: null };
  return { from: first, to: first };
}

function covers({ from, to }: Range, value: number): boolean {
  return (from === null || value >= from) && (to === null || value <= to);
}

/** From here on, "2.001" can only be two thousand and one. */
const LARGE = 100;
const withoutStops = (option: string) => option.replace(/(\d)\.(?=\d{3}(?!\d))/g, '$1');

/** The option whose range covers the number. Where two touch ("1-3", "3-5"), the one that begins there. */
export function rangeOption(options: readonly string[], value: number): string | null {
  const ranges = options.flatMap((option) => {
    const range = rangeOf(value < LARGE ? option : withoutStops(option));
    return range ? [{ option, range }] : [];
  });
  // A few words beside the ranges are normal ("Prefer not to say"); a list of words with a number in one is none.
  if (ranges.length < 2 || ranges.length < options.length / 2) return null;
  const found = ranges.filter(({ range }) => covers(range, value));
  if (found.length <= 1) return found[0]?.option ?? null;
  const starting = found.filter(({ range }) => range.from === value);
  if (starting.length === 1) return starting[0]?.option ?? null;
  const closed = found.filter(({ range }) => range.from !== null && range.to !== null);
  return closed.length === 1 ? (closed[0]?.option ?? null) : null;
}

const DAYS: [RegExp, number][] = [
  [/\b(?:days?|tage?n?|jours?|d[ií]as?|giorn[oi]|dag(?:en|ar|e)?|dni)\b/i, 1],
  [
    /\b(?:weeks?|wks?|wochen?|semaines?|semanas?|settiman[ae]|we(?:ek|ken)|veck(?:a|or)|uger?|tygodni\w*|tydzie[ńn])\b/i,
    7,
  ],
  [
    /\b(?:months?|monate?n?|mois|mes(?:es)?|m[êe]s|mes[ei]|maand(?:en)?|m[åa]nad(?:er)?|m[åa]ned(?:er)?|miesi\w+)\b/i,
    30,
  ],
];
const AT_ONCE =
  /\b(?:immediate(?:ly)?|no notice|none|right away|now|asap|as soon as possible|sofort|inmediat\w+|immédiat\w*|subito|immediat[ao]|direct|omg[åa]ende|natychmiast\w*|od zaraz|available now)\b/i;

/** A span of time in days: "2 weeks" is 14 to 14, "1-2 months" 30 to 60; null if the text names none. */
export function daysOf(text: string): Range | null {
  const unit = DAYS.find(([pattern]) => pattern.test(text))?.[1];
  const range = unit ? rangeOf(text.replace(/\b(?:an?)\b(?= (?:day|week|month))/gi, '1')) : null;
  if (unit && range) {
    return {
      from: range.from === null ? null : range.from * unit,
      to: range.to === null ? null : range.to * unit,
    };
  }
  return AT_ONCE.test(text) ? { from: 0, to: 0 } : null;
}

/** Days without weekends, of which two weeks have ten or twelve. */
const WORKING_DAYS =
  /\b(?:work(?:ing)?|business)[- ]days?\b|(?:arbeits|werk)tag|jours? ouvr|d[íi]as? (?:h[áa]biles|laborables|[úu]teis)|giorni lavorativi|werkdag|dni robocz|arbetsdag|arbejdsdag|zile lucr[ăa]toare/i;

/** A span of time in the unit that a question names, "Notice period (days)"; null if it names none, or the span is no whole number of it. */
export function spanIn(asked: string, span: string): string | null {
  const units = DAYS.filter(([pattern]) => pattern.test(asked));
  const days = daysOf(span);
  const [unit] = units;
  if (
    !unit ||
    WORKING_DAYS.test(asked) ||
    units.length > 1 ||
    !days ||
    days.from === null ||
    days.from !== days.to
  )
    return null;
  const count = days.from / unit[1];
  return Number.isInteger(count) ? String(count) : null;
}

/** The option for a span of time: the same span in other units, else the range that covers it. */
export function durationOption(options: readonly string[], text: string): string | null {
  const days = daysOf(text);
  if (!days || days.from === null || days.from !== days.to) return null;
  const value = days.from;
  const spans = options.flatMap((option) => {
    const span = daysOf(option);
    return span ? [{ option, span }] : [];
  });
  const exact = spans.filter(({ span }) => span.from === value && span.to === value);
  // Four weeks and a month are told apart by nobody.
  const near = spans.filter(
    ({ span }) => span.from === span.to && Math.abs((span.from ?? -99) - value) <= 2 && value >= 14,
  );
  const around = spans.filter(({ span }) => covers(span, value));
  // "3 months to the end of a quarter" is another period than three months.
  const plain = exact.filter(({ option }) => /^\D*\d+\s*\p{L}+\W*$/u.test(option.trim()));
  for (const found of [exact, plain, near, around]) if (found.length === 1) return found[0]?.option ?? null;
  return null;
}
