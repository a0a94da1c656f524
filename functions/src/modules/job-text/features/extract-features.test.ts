import { describe, expect, it } from 'vitest';
import { featuresWith } from '../testing/builders.ts';

const text = (description_text: string) => featuresWith({ title: 'Analyst', description_text });

describe('extractFeatures', () => {
  it('leaves what is not said null or empty', () => {
    expect(featuresWith()).toMatchObject({
      title: '',
      title_terms: [],
      title_vector: '',
      seniority: null,
      skills_required: [],
      skills_preferred: [],
      years_min: null,
      degree: null,
      licences: [],
      languages: [],
      authorization_required: false,
      citizenship_required: false,
      sponsorship: null,
      workplace: null,
      places: [],
      pay: null,
      posted_at: null,
    });
  });

  it('is small: plain JSON of about a kilobyte', () => {
    const features = text(
      'Requirements:\nSQL, Python, Tableau, dbt, Snowflake\n5 years of experience.\nNice to have:\nLooker, Airflow',
    );
    expect(JSON.parse(JSON.stringify(features))).toEqual(features);
    expect(JSON.stringify(features).length).toBeLessThan(1500);
  });

  it('tells required from preferred skills, by section and by sentence', () => {
    const features = text(
      'Requirements:\nSQL, Python, Tableau and dbt\nSnowflake is a plus.\nNice to have:\n• Looker\nBenefits:\nDental insurance and AWS credits',
    );
    expect(features.skills_required).toEqual(['SQL', 'Python', 'Tableau', 'dbt']);
    expect(features.skills_preferred).toEqual(['Snowflake', 'Looker']);
  });

  it('leaves out qualities that everybody asks for', () => {
    expect(text('Requirements:\nCommunication, teamwork, time management').skills_required).toEqual([]);
  });

  it.each([
    ['At least 5 years of experience with SQL', 5],
    ['3-5 years of relevant experience', 3],
    ['Five or more years of experience in accounting', 5],
    ['Minimum of three (3) years experience', 3],
    ['We have served families for over 25 years.', null],
    ['You must be 18 years of age.', null],
    ['8 years of experience preferred', null],
    ['2+ years of SQL experience and 4+ years of analytics experience', 4],
  ])('years of "%s": %s', (sentence, years) => {
    expect(text(sentence).years_min).toBe(years);
  });

  it.each([
    ['Bachelor’s degree required', 'bachelor'],
    ['Bachelor’s or Master’s degree in finance', 'bachelor'],
    ['Bachelor’s degree or equivalent experience', null],
    ['Master’s degree preferred', null],
    ['You do not need a bachelor’s degree', null],
    ['You don’t need a college degree for this job', null],
    ['No bachelor’s degree? No problem.', null],
    ['We hire people without a bachelor’s degree', null],
    ['No experience needed, but a bachelor’s degree is required', 'bachelor'],
    ['We cannot consider applicants without a bachelor’s degree', 'bachelor'],
    ['High school diploma or GED required', 'high_school'],
    ['PhD in biology required', 'doctorate'],
  ])('degree of "%s": %s', (sentence, degree) => {
    expect(text(sentence).degree).toBe(degree);
  });

  it.each([
    ['We do not sponsor visas for this position.', false],
    ['Visa sponsorship is available.', true],
    ['We are unable to provide visa sponsorship.', false],
    ['We sponsor a local football team.', null],
  ])('sponsorship of "%s": %s', (sentence, sponsorship) => {
    expect(text(sentence).sponsorship).toBe(sponsorship);
  });

  it.each([
    ['$120,000 - $150,000 a year', { min: 120_000_00, max: 150_000_00, currency: 'USD' }],
    ['Pay: $25.50 - $31.00 per hour', { min: 5_304_000, max: 6_448_000, currency: 'USD' }],
    ['Salary £40k–£50k', { min: 40_000_00, max: 50_000_00, currency: 'GBP' }],
    ['We raised $20 million.', null],
    ['A sign-on bonus of $5,000', null],
  ])('pay of "%s"', (sentence, pay) => {
    expect(text(sentence).pay).toEqual(pay);
  });

  it.each([
    ['Albany, NY', { city: 'albany', region: 'NY', country: 'US' }],
    ['Bellevue, Washington, United States', { city: 'bellevue', region: 'WA', country: 'US' }],
    ['New York, New York', { city: 'new york', region: 'NY', country: 'US' }],
    ['New York City', { city: 'new york', region: 'NY', country: 'US' }],
    ['San Francisco', { city: 'san francisco', region: 'CA', country: 'US' }],
    ['Remote, US', { city: null, region: null, country: 'US' }],
    ['London, United Kingdom', { city: 'london', region: null, country: 'GB' }],
    ['Bristol, England, United Kingdom', { city: 'bristol', region: null, country: 'GB' }],
    ['Toronto, ON', { city: 'toronto', region: 'ON', country: 'CA' }],
    ['Halifax, NS, Canada', { city: 'halifax', region: 'NS', country: 'CA' }],
    ['Singapore', { city: 'singapore', region: null, country: 'SG' }],
    ['Atlanta, Georgia', { city: 'atlanta', region: 'GA', country: 'US' }],
  ])('place of "%s"', (location, place) => {
    expect(featuresWith({ title: 'Analyst', locations: [location] }).places).toEqual([place]);
  });

  it.each([
    ['Anywhere', 'remote'],
    ['Remote', 'remote'],
    ['Hybrid, Newark NJ', 'hybrid'],
  ])('workplace of "%s": %s', (location, workplace) => {
    expect(featuresWith({ title: 'Analyst', locations: [location] }).workplace).toBe(workplace);
  });

  it.each([
    ['This is a fully remote position.', 'remote'],
    ['You work on a hybrid schedule.', 'hybrid'],
    ['This role is not remote.', 'onsite'],
    ['We run a hybrid cloud.', null],
  ])('workplace of the text "%s": %s', (sentence, workplace) => {
    expect(text(sentence).workplace).toBe(workplace);
  });
});

describe('years of experience', () => {
  const yearsOf = (text: string) => featuresWith({ description_text: `Requirements:\n${text}` }).years_min;

  it.each([
    ['5+ years developing services', 5],
    ['4+ years managing complex projects', 4],
    ['A degree and 3+ years project managing engineering teams', 3],
    ['16 years and counting', null],
    ['1 – 3 years', 1],
    ['Min. two to three years previous customer service exp.', 2],
    ['Work experience: one year minimum', 1],
    ['5 years of relevant work experience, with tests.\n8 years of relevant work experience, with tests.', 5],
    ['3 years of SQL experience\n5 years of experience in data engineering', 5],
    [
      `BS in Physics. 3+ years of experience in C++, ${'and much more to say, '.repeat(12)}a PhD is preferred`,
      3,
    ],
    ['A background check every two years', null],
    ['We have been at work for 16 years and will go on another 9 years.', null],
    ['Ideally two years of experience', null],
    ['A two year degree', null],
    ['We look back on over 15 years of success.', null],
    [
      'Bachelor’s degree requires 4 years of relevant experience\nPhD requires 1 year of relevant experience',
      4,
    ],
  ])('in %j are %s', (text, years) => expect(yearsOf(text)).toBe(years));
});
