import { JSDOM } from 'jsdom';
import { readLabDossier } from '../../scripts/lab/lab-dossier.ts';

/** What a browser extension looks for in a control's label, name, id and placeholder, in this order. */
const EXPRESSIONS: [RegExp, (facts: Record<string, string>) => string | undefined][] = [
  [/first.?name|given.?name|fname/i, (facts) => facts.first_name],
  [/last.?name|family.?name|surname|lname/i, (facts) => facts.last_name],
  [/full.?name|your.?name|^name\b/i, (facts) => `${facts.first_name} ${facts.last_name}`],
  [/e-?mail/i, (facts) => facts.email],
  [/phone|mobile|\btel\b/i, (facts) => facts.phone],
  [/linked.?in/i, (facts) => facts.linkedin],
  [/github/i, (facts) => facts.github],
  [/portfolio|website|personal.?site/i, (facts) => facts.portfolio],
  [/address.?(?:line)?.?1|street/i, (facts) => facts.street_address],
  [/\bcity\b|town/i, (facts) => facts.city],
  [/\bstate\b|province/i, (facts) => facts.state],
  [/zip|postal|postcode/i, (facts) => facts.postcode],
  [/country/i, (facts) => facts.country],
  [/location|where.*(?:based|located)/i, (facts) => `${facts.city}, ${facts.state}`],
  [/current.*(?:company|employer)|company|employer/i, (facts) => facts.current_company],
  [/(?:job|current).?title|position|role/i, (facts) => facts.current_title],
  [/years.*experience/i, (facts) => facts.years_of_experience],
  [/salary|compensation/i, (facts) => facts.salary_expectation],
  [/notice/i, (facts) => facts.notice_period],
  [/start.?date|when.*start|available/i, (facts) => facts.start_date],
  [/school|university|college/i, (facts) => facts.school],
  [/degree/i, (facts) => facts.degree],
  [/major|field.?of.?study|discipline/i, (facts) => facts.field_of_study],
  [/authori[sz]ed|right.?to.?work|eligible.*work/i, () => 'Yes'],
  [/sponsor|visa/i, () => 'No'],
  [/relocat/i, () => 'Yes'],
  [/gender|\bsex\b/i, (facts) => facts.gender],
  [/race|ethnic/i, (facts) => facts.ethnicity],
  [/veteran/i, (facts) => facts.veteran],
  [/disab/i, (facts) => facts.disability],
  [/hear about|referral.?source/i, (facts) => facts.how_heard],
];

type Row = {
  control: { id: string; name: string; label: string };
  topic: string;
  action: 'fill' | 'choose' | 'leave';
  value?: string;
  confidence: number;
};

/** The option that contains the value, or is contained in it. */
function optionLike(options: readonly string[], value: string): string | undefined {
  const wanted = value.toLowerCase();
  return options.find((option) => {
    const words = option.trim().toLowerCase();
    return words !== '' && (words.includes(wanted) || wanted.includes(words));
  });
}

function labelOf(document: Document, element: Element): string {
  const tied = element.id
    ? document.querySelector(`label[for="${element.id.replace(/["\\]/g, '\\$&')}"]`)
    : null;
  const label = tied ?? element.closest('label');
  return (label?.textContent ?? element.getAttribute('aria-label') ?? '').replace(/\s+/g, ' ').trim();
}

/** The baseline: every control whose words match an expression is filled, as typical extensions do. */
export async function planByExpressions(html: string, dossier: unknown): Promise<Row[]> {
  const { document } = new JSDOM(html).window;
  const known = readLabDossier(dossier);
  const facts: Record<string, string> = Object.fromEntries([
    ...Object.entries(known.facts).map(([topic, fact]) => [topic, fact?.value ?? '']),
    ...known.answers.map(({ topic, value }) => [topic, value]),
    ['current_company', known.facts.current_company?.value ?? known.jobs?.[0]?.employer ?? ''],
    ['current_title', known.facts.current_title?.value ?? known.jobs?.[0]?.title ?? ''],
    ['school', known.schools?.[0]?.school ?? ''],
    ['degree', known.schools?.[0]?.degree ?? ''],
    ['field_of_study', known.schools?.[0]?.field_of_study ?? ''],
  ]);
  const seen = new Set<string>();
  return [
    ...document.querySelectorAll<HTMLInputElement>(
      'input:not([type=hidden], [type=submit]), select, textarea',
    ),
  ].flatMap((element): Row[] => {
    const label = labelOf(document, element);
    const control = { id: element.id, name: element.name, label };
    if (element.type === 'radio') {
      if (seen.has(element.name)) return [];
      seen.add(element.name);
    }
    const box = element.closest('fieldset, .field, div, td, li');
    const choice = element.type === 'radio' || element.type === 'checkbox';
    const words = `${choice ? (box?.textContent ?? '') : label} ${element.name} ${element.id} ${element.placeholder ?? ''}`;
    const value =
      element.type === 'file'
        ? /resume|cv/i.test(words)
          ? known.resume?.file_name
          : ''
        : EXPRESSIONS.find(([pattern]) => pattern.test(words))?.[1](facts);
    if (!value || (element.type === 'checkbox' && value !== 'Yes'))
      return [{ control, topic: '', action: 'leave', confidence: 0 }];
    const select = element.localName === 'select' ? (element as unknown as HTMLSelectElement) : null; // by its name
    const options = select ? [...select.options].map(({ text }) => text) : null;
    const entered = options ? optionLike(options, value) : value;
    return [
      entered
        ? { control, topic: '', action: options || choice ? 'choose' : 'fill', value: entered, confidence: 1 }
        : { control, topic: '', action: 'leave', confidence: 0 },
    ];
  });
}
