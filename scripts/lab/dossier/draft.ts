import {
  classifyQuestion,
  type Dossier,
  type FormField,
  type GivenAnswer,
  type Job,
  planForm,
  type School,
  type StoredFact,
  topicInfo,
} from '@huntwell/filler';
import { toJob, toSchool } from './entries.ts';
import { AUTHORIZED, COUNTRY_CODE, FACTS, GROUPS, JOBS, SCHOOLS, SPONSORED, TOPIC_OF } from './names.ts';
import { codeOf, isRow, plain, type Row, textOf, yesOrNo } from './values.ts';

/** What a dossier says, while it is read. */
export class Draft {
  readonly facts: Dossier['facts'] = {};
  readonly work_authorization: Record<string, boolean> = {};
  readonly answers: GivenAnswer[] = [];
  authorized: boolean | null = null;
  needs_sponsorship: boolean | null = null;
  jobs: Job[] = [];
  schools: School[] = [];
  resume: string | null = null;
  posting: Row = {};

  /** Keeps a value under its topic: as a fact, or as the person's own answer. */
  say(topic: string, value: unknown): void {
    const text = textOf(value);
    if (!text) return;
    if (FACTS.has(topic)) {
      const code = topic === 'country' ? codeOf(text) : text;
      if (code) this.facts[topic as StoredFact] ??= { value: code, origin: 'profile' };
    } else this.answers.push({ topic, value: text, label: '', answered_at: '' });
  }

  read(row: Row): void {
    for (const [name, value] of Object.entries(row)) this.#readOne(name, value);
  }

  #readOne(name: string, value: unknown): void {
    const key = plain(name);
    if (value === null || value === undefined || value === '') return;
    if (key === 'answers' || key === 'questions' || key === 'customanswers' || key === 'customquestions') {
      this.#readAnswers(value);
      return;
    }
    if (key === 'posting' && isRow(value)) {
      this.posting = value;
      return;
    }
    if (Array.isArray(value) && value.some(isRow)) {
      if (JOBS.test(key)) this.jobs = value.filter(isRow).map(toJob);
      else if (SCHOOLS.test(key)) this.schools = value.filter(isRow).map(toSchool);
      return;
    }
    if (/^(?:resume|cv)(?:file|path|filename)?$/.test(key)) {
      const file = isRow(value) ? textOf(value.file_name ?? value.path ?? value.name) : textOf(value);
      this.resume = file.split(/[\\/]/).pop() || null;
      return;
    }
    const authorized = AUTHORIZED.exec(key);
    if (authorized) {
      this.#readAuthorization(value, COUNTRY_CODE[authorized[1] ?? ''] ?? null);
      return;
    }
    if (SPONSORED.test(key)) {
      this.needs_sponsorship = yesOrNo(isRow(value) ? value.value : value) ?? this.needs_sponsorship;
      return;
    }
    if (isRow(value) && !('value' in value)) {
      this.#readGroup(key, value);
      return;
    }
    const topic = TOPIC_OF.get(key) ?? (topicInfo(name) ? name : this.#guess(name));
    if (topic) this.say(topic, value);
  }

  #readGroup(key: string, value: Row): void {
    if (key === 'address' || key === 'location' || GROUPS.test(key)) {
      this.read(value);
      return;
    }
    if (key === 'name') {
      for (const [name, one] of Object.entries(value)) {
        if (/^(?:first|given)/.test(name)) this.say('first_name', one);
        if (/^(?:last|family)/.test(name)) this.say('last_name', one);
        if (/^(?:full)/.test(name)) this.say('full_name', one);
        if (/^middle/.test(name)) this.say('middle_name', one);
      }
      return;
    }
    if (TOPIC_OF.get(key) === 'salary_expectation') {
      const period = textOf(value.period ?? value.per);
      const amount = value.amount ?? value.value ?? value.min ?? value.minimum;
      this.say(
        /hour/.test(period)
          ? 'hourly_pay_expectation'
          : /month/.test(period)
            ? 'monthly_pay_expectation'
            : 'salary_expectation',
        amount,
      );
      return;
    }
    this.read(value);
  }

  #readAuthorization(value: unknown, country: string | null): void {
    if (isRow(value)) {
      for (const [name, one] of Object.entries(value)) {
        const code = codeOf(name);
        const yes = yesOrNo(isRow(one) ? (one.authorized ?? one.value) : one);
        if (code && yes !== null) this.work_authorization[code] = yes;
        else this.#readOne(name, one);
      }
      return;
    }
    const yes = yesOrNo(value);
    if (yes !== null && country) this.work_authorization[country] = yes;
    else if (yes !== null) this.authorized = yes;
    if (!/^(?:yes|no|true|false)$/i.test(textOf(value))) this.say('visa_status', value);
  }

  /** Answers by topic or by the question's own words. */
  #readAnswers(value: unknown): void {
    const pairs: [string, unknown][] = Array.isArray(value)
      ? value
          .filter(isRow)
          .map((row) => [textOf(row.topic ?? row.question ?? row.label ?? row.key), row.value ?? row.answer])
      : isRow(value)
        ? Object.entries(value)
        : [];
    for (const [question, answer] of pairs) {
      const text = textOf(answer);
      if (!question || !text) continue;
      if (topicInfo(question) || /^question:/.test(question)) this.say(question, text);
      else if (/^[\w-]+$/.test(question) && question.length < 40) this.#readOne(question, answer);
      else {
        const field = {
          key: '',
          label: question,
          kind: 'text',
          required: true,
          options: [],
          value: '',
          demographic: false,
        } as const;
        this.answers.push({
          topic: this.#topicOf({ ...field, options: [] }),
          value: text,
          label: question,
          answered_at: '',
        });
      }
    }
  }

  /** As a form with this one field would ask it. */
  #topicOf(field: FormField): string {
    const nothing = { facts: {}, work_authorization: {}, needs_sponsorship: null, answers: [] };
    const about = { ...nothing, resume: null, found_on: '', posting: this.#postingOf() };
    return planForm([field], about)[0]?.topic.id ?? '';
  }

  #postingOf(): Dossier['posting'] {
    const country = codeOf(textOf(this.posting.country)) ?? this.facts.country?.value ?? null;
    return { title: textOf(this.posting.title), company: textOf(this.posting.company), country };
  }

  /** A name that is not listed may still be a question in short: `earliest_start`. */
  #guess(name: string): string | null {
    const label = name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ');
    const { topic, confidence } = classifyQuestion({ label }, null);
    return topic !== 'unknown' && confidence >= 0.8 ? topic : null;
  }

  finish(): Dossier {
    const posting = this.#postingOf();
    const home = this.facts.country?.value ?? posting.country;
    // One that is said of no country is meant of the one where the person lives.
    if (this.authorized !== null && home) this.work_authorization[home] ??= this.authorized;
    return {
      facts: this.facts,
      jobs: this.jobs,
      schools: this.schools,
      work_authorization: this.work_authorization,
      needs_sponsorship: this.needs_sponsorship,
      answers: this.answers,
      resume: this.resume ? { file_name: this.resume } : null,
      posting,
      found_on: '',
    };
  }
}
