import { postingRisks } from '../../functions/src/modules/job-text/signals/posting-risks.ts';
import { readJsonLines } from './json-lines.ts';
import { readLabPosting } from './lab-posting.ts';

type Row = Record<string, unknown>;

/** Whether a field that the file has is filled; undefined for a file without it. */
function filled(row: Row, field: string): boolean | undefined {
  if (!(field in row)) return undefined;
  const value = row[field];
  return !(value === '' || value === null || value === '0' || value === 0 || value === false);
}

function present<Value>(key: string, value: Value | undefined): Record<string, Value> {
  return value === undefined ? {} : { [key]: value };
}

/** The risks of one row: its text may be spread over several fields. */
export function signalsOf(row: Row, index: number, now: Date) {
  const { id, ...posting } = readLabPosting(row, index);
  const others = ['requirements', 'benefits', 'company_profile'].map((field) => row[field]);
  const text = [posting.description_text, ...others.filter((part) => typeof part === 'string')].join('\n');
  return {
    id,
    ...postingRisks(
      {
        title: posting.title,
        company: posting.company,
        text,
        locations: posting.locations,
        salary: posting.salary,
        remote: posting.workplace === 'remote' || filled(row, 'telecommuting') === true,
        links: [],
        posted_at: posting.posted_at,
        ...present('has_company_profile', filled(row, 'company_profile')),
        ...present('has_company_logo', filled(row, 'has_company_logo')),
        ...present('has_requirements', filled(row, 'requirements')),
      },
      now,
    ),
  };
}

/**
 * Prints for each posting of a JSON Lines file the probabilities that it is a scam and that nobody will be hired for it,
 * each with its reasons, in input order. Returns the exit code.
 */
export async function runSignals(files: string[]): Promise<number> {
  const [file] = files;
  if (file === undefined) {
    console.error('Usage: npm run lab -- signals FILE.jsonl');
    return 2;
  }
  const now = new Date();
  const rows = await readJsonLines(file);
  process.stdout.write(rows.map((row, index) => `${JSON.stringify(signalsOf(row, index, now))}\n`).join(''));
  return 0;
}
