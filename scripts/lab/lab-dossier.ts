import {
  classifyQuestion,
  countryAsked,
  type Dossier,
  type FormField,
  type GivenAnswer,
  type Job,
  planForm,
  type School,
  type StoredFact,
  topicInfo,
} from '@huntwell/filler';

/** Other names of what a dossier says, by the topic they stand for. Spelling aside: `zip_code` and `zipCode` are `zipcode`. */
const SAME_AS: Record<string, string> = {
  full_name: 'name fullname legalname candidatename applicantname',
  first_name: 'firstname givenname forename legalfirstname',
  middle_name: 'middlename middleinitial',
  last_name: 'lastname surname familyname legallastname',
  preferred_name: 'preferredname nickname preferredfirstname',
  email: 'email emailaddress mail',
  phone: 'phone phonenumber mobile mobilephone cell cellphone telephone tel',
  location: 'location currentlocation citystate basedin',
  street_address: 'address street streetaddress address1 addressline1 addressline line1',
  address_line_2: 'address2 addressline2 apartment unit line2 apt',
  city: 'city town currentcity',
  state: 'state province region stateprovince county',
  postcode: 'postcode zip zipcode postalcode',
  country: 'country countryofresidence currentcountry',
  linkedin: 'linkedin linkedinurl linkedinprofile',
  github: 'github githuburl githubprofile',
  portfolio: 'portfolio website portfoliourl websiteurl personalwebsite personalsite url homepage',
  twitter: 'twitter x twitterurl',
  other_website: 'otherwebsite otherurl otherlink',
  current_company: 'currentcompany company employer currentemployer org organization',
  current_title: 'currenttitle title jobtitle currentjobtitle position currentposition currentrole role',
  years_of_experience:
    'yearsofexperience yearsexperience experienceyears totalyearsexperience totalexperience yoe',
  school: 'school university college institution',
  degree: 'degree highestdegree',
  education_level: 'educationlevel highesteducation levelofeducation highestlevelofeducation',
  field_of_study: 'fieldofstudy major discipline areaofstudy',
  graduation_date: 'graduationdate graduationyear graduation gradyear',
  gpa: 'gpa',
  skills: 'skills',
  languages: 'languages',
  headline: 'headline tagline',
  summary: 'summary bio about aboutme professionalsummary',
  notice_period: 'noticeperiod notice',
  start_date: 'startdate availablefrom availability earlieststartdate availabledate availablestartdate',
  salary_expectation:
    'salary desiredsalary expectedsalary salaryexpectation salaryexpectations salaryexpected minsalary salarymin compensation desiredcompensation',
  hourly_pay_expectation: 'hourlyrate desiredhourlyrate hourly',
  current_salary: 'currentsalary currentcompensation',
  relocation: 'relocation willingtorelocate relocate opentorelocation',
  travel: 'travel willingtotravel',
  remote: 'remote willingtoworkremote openremote',
  how_heard: 'howheard howdidyouhear howdidyouhearaboutus source referralsource heardfrom heardabout',
  gender: 'gender genderidentity',
  sex: 'sex',
  ethnicity: 'ethnicity race raceethnicity',
  hispanic: 'hispanic hispaniclatino hispanicorlatino',
  veteran: 'veteran veteranstatus isveteran',
  disability: 'disability disabilitystatus hasdisability',
  pronouns: 'pronouns',
  age_18: 'age18 over18 isover18 atleast18 isadult is18orolder',
  date_of_birth: 'dateofbirth dob birthdate birthday',
  citizenship: 'citizenship nationality',
  visa_status: 'visastatus visa immigrationstatus',
  security_clearance: 'securityclearance clearance',
  driving_licence: 'driverslicense drivinglicence driverslicence drivinglicense',
  cover_letter: 'coverletter',
};

const TOPIC_OF = new Map(
  Object.entries(SAME_AS).flatMap(([topic, names]) =>
    names.split(/\s+/).map((name) => [name, topic] as const),
  ),
);

const AUTHORIZED =
  /^(?:is|are)?(?:legally|work)?(?:authori[sz]ed(?:towork)?|workauthori[sz](?:ation|ed)|righttowork|eligibletowork|workpermit)(?:in)?(us|usa|uk|ca|canada)?$/;
const SPONSORED =
  /^(?:will|do|does)?(?:require|need)s?(?:d)?(?:visa)?sponsorship(?:required|now|future)?$|^(?:visa)?sponsorship(?:required|needed)?$|^requiresvisa$/;
const COUNTRY_CODE: Record<string, string> = { us: 'US', usa: 'US', uk: 'GB', ca: 'CA', canada: 'CA' };

const FACTS: ReadonlySet<string> = new Set<StoredFact>([
  'full_name',
  'first_name',
  'middle_name',
  'last_name',
  'preferred_name',
  'email',
  'phone',
  'location',
  'street_address',
  'address_line_2',
  'city',
  'state',
  'postcode',
  'country',
  'linkedin',
  'github',
  'portfolio',
  'twitter',
  'other_website',
  'current_company',
  'current_title',
  'years_of_experience',
  'school',
  'degree',
  'education_level',
  'field_of_study',
  'graduation_date',
  'gpa',
  'skills',
  'languages',
  'headline',
  'summary',
]);

/** Groups that only sort what they hold. */
const GROUPS =
  /^(?:profile|personal(?:info(?:rmation)?|details)?|contact(?:info(?:rmation)?|details)?|basics|candidate|applicant|person|user|data|dossier|facts|links|social(?:links|profiles)?|urls|websites|work(?:info)?|employment|professional(?:info)?|current(?:job|position)?|preferences|job(?:preferences)?|eeo|eeoc|demographics?|diversity|voluntary|legal|eligibility|authori[sz]ation|documents|other|additional|misc|availability|compensation|education(?:info)?)$/;
const JOBS =
  /^(?:experiences?|workexperiences?|workhistory|jobs|employmenthistory|employment|positions|work)$/;
const SCHOOLS = /^(?:educations?|schools|educationhistory|degrees)$/;

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  if (isRow(value)) return textOf(value.value ?? value.name ?? value.text ?? '');
  return typeof value === 'string' ? value.trim() : '';
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; null if the text is no date. */
function dateOf(value: unknown): string | null {
  const text = textOf(value);
  const iso = /^(\d{4})(-\d{2})?(-\d{2})?/.exec(text);
  if (iso) return iso[0];
  const slashed = /^(\d{1,2})\/(?:(\d{1,2})\/)?(\d{4})$/.exec(text);
  if (slashed) {
    const [, month = '', day, year] = slashed;
    return [year, month.padStart(2, '0'), day?.padStart(2, '0')].filter(Boolean).join('-');
  }
  const named = /^([a-z]{3})[a-z]*\.?\s+(?:\d{1,2},?\s+)?(\d{4})$/i.exec(text);
  const month = named ? MONTHS.indexOf((named[1] ?? '').toLowerCase()) + 1 : 0;
  return named && month > 0 ? `${named[2]}-${String(month).padStart(2, '0')}` : null;
}

/** The first of these names that the row has, as text. */
function part(row: Row, names: string): string {
  const wanted = names.split(' ');
  const found = Object.entries(row).find(
    ([name, value]) => wanted.includes(plain(name)) && textOf(value) !== '',
  );
  return found ? textOf(found[1]) : '';
}

const START = 'start startdate from begin began';
const END = 'end enddate to until graduation graduationdate graduationyear year';

function toJob(row: Row): Job {
  const end = part(row, END);
  return {
    title: part(row, 'title jobtitle position role'),
    employer: part(row, 'company employer organization companyname name org'),
    location: part(row, 'location city'),
    start: dateOf(part(row, START)),
    end: dateOf(end),
    current:
      /^(?:yes|true)$/i.test(part(row, 'current iscurrent present currentlyworking')) ||
      /present|current/i.test(end),
    description: part(row, 'description summary responsibilities highlights'),
  };
}

function toSchool(row: Row): School {
  return {
    school: part(row, 'school institution university college name'),
    degree: part(row, 'degree studytype level'),
    field_of_study: part(row, 'field fieldofstudy major area discipline subject'),
    start: dateOf(part(row, START)),
    end: dateOf(part(row, END)),
    gpa: part(row, 'gpa score grade'),
  };
}

function codeOf(country: string): string | null {
  if (/^[A-Za-z]{2}$/.test(country)) return country.toUpperCase() === 'UK' ? 'GB' : country.toUpperCase();
  const code = countryAsked(country);
  return code === 'unclear' ? null : code;
}

function yesOrNo(value: unknown): boolean | null {
  const text = textOf(value);
  if (/^(?:yes|true|y|authori[sz]ed)\b/i.test(text)) return true;
  if (/^(?:no|false|n|none|not)\b/i.test(text)) return false;
  if (/\b(?:citizen|permanent resident|green card)\b/i.test(text) && !/\bnot\b/i.test(text)) return true;
  return null;
}

/** What a dossier says, while it is read. */
class Draft {
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

/**
 * Reads a dossier, whoever wrote it: our own shape (see CONTRIBUTING.md), a profile of the API, or flat and nested names
 * that are usual elsewhere. What is not understood is ignored, never guessed at.
 */
export function readLabDossier(value: unknown): Dossier {
  if (!isRow(value)) throw new Error('A dossier is a JSON object: {"full_name": "…", "email": "…"}.');
  const draft = new Draft();
  // The posting and the country first: they say what the answers refer to.
  const { answers, ...rest } = value;
  draft.read(rest);
  draft.read({ answers });
  return draft.finish();
}
