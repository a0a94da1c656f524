import { describe, expect, it, test } from 'vitest';
import { optionFor } from './by-meaning.ts';
import { daysOf, numbersIn, rangeOf } from './quantity.ts';

describe('the option that means an answer', () => {
  it.each<[topic: string, value: string, options: string[], option: string | null]>([
    ['country', 'United States', ['Canada', 'United States of America'], 'United States of America'],
    ['country', 'United States', ['CA', 'US', 'GB'], 'US'],
    ['country', 'United Kingdom', ['UK', 'USA'], 'UK'],
    ['country', 'Peru', ['Canada', 'Chile'], null],
    [
      'country',
      'United States',
      ['United States of America', 'United States Minor Outlying Islands', 'United States Virgin Islands'],
      'United States of America',
    ],
    ['phone_country', 'United States', ['Canada +1', 'United States +1'], 'United States +1'],
    ['state', 'Massachusetts', ['CA', 'MA', 'NY'], 'MA'],
    ['state', 'MA', ['California', 'Massachusetts'], 'Massachusetts'],
    ['state', 'Massachusetts', ['MA - Massachusetts', 'ME - Maine'], 'MA - Massachusetts'],
    ['years_of_experience', '7', ['0-2 years', '3-5 years', '5-10 years', '10+ years'], '5-10 years'],
    ['years_of_experience', '5', ['1-3', '3-5', '5-10'], '5-10'],
    ['years_of_experience', '12', ['Less than 1 year', '1 to 5', 'More than 10 years'], 'More than 10 years'],
    ['years_of_experience', '0', ['Less than 1 year', '1-2 years', '3+ years'], 'Less than 1 year'],
    ['years_of_experience', '7', ['Junior', 'Senior'], null],
    ['salary_expectation', '$120,000', ['$80k - $100k', '$100k - $130k', '$130k+'], '$100k - $130k'],
    ['notice_period', '2 weeks', ['Immediately', '14 days', '1 month'], '14 days'],
    ['notice_period', '4 weeks', ['2 weeks', '1 month', '3 months'], '1 month'],
    ['notice_period', 'Immediately', ['No notice', '1 month'], 'No notice'],
    ['notice_period', '6 weeks', ['2 weeks', '1-2 months', '3 months'], '1-2 months'],
    ['notice_period', '6 weeks', ['2 weeks', '3 months'], null],
    [
      'degree',
      'Bachelor of Science',
      ['High School', "Bachelor's Degree", "Master's Degree"],
      "Bachelor's Degree",
    ],
    ['degree', 'BSc', ['Bachelors (in progress)', 'Bachelors', 'Masters'], 'Bachelors'],
    [
      'degree',
      'Bachelor of Science',
      ['Bachelor of Arts', 'Bachelor of Science', 'PhD'],
      'Bachelor of Science',
    ],
    ['gender', 'Female', ['Man', 'Woman', 'Non-binary'], 'Woman'],
    ['gender', 'Woman', ['Male', 'Female'], 'Female'],
    ['pronouns', 'she/her', ['He/Him/His', 'She/Her/Hers'], 'She/Her/Hers'],
    ['ethnicity', 'Black or African American', ['Asian', 'Black', 'White'], 'Black'],
    [
      'protected_veteran',
      'No',
      ['I am a protected veteran', 'I am not a protected veteran'],
      'I am not a protected veteran',
    ],
    ['veteran', 'I am not a protected veteran', ['Yes', 'No'], 'No'],
    [
      'disability',
      'No',
      ['Yes, I have a disability', 'No, I do not have a disability', 'I do not want to answer'],
      'No, I do not have a disability',
    ],
    ['how_heard', 'LinkedIn', ['LinkedIn Job Post', 'Friend'], 'LinkedIn Job Post'],
    ['how_heard', 'LinkedIn', ['LinkedIn ad', 'LinkedIn post'], null],
    ['employment_type', 'Full-time', ['Fulltime', 'Part time'], 'Fulltime'],
  ])('on %s, %s of %j, is %s', (topic, value, options, option) => {
    expect(optionFor(topic, options, value)).toBe(option);
  });

  it('is never the opposite', () => {
    expect(optionFor('anything', ['Not willing to travel', 'Other'], 'Willing to travel')).toBeNull();
    expect(optionFor('anything', ['I am not a citizen'], 'citizen')).toBeNull();
  });

  it('of a dialing code is the code alone, not another country that shares it', () => {
    expect(optionFor('phone_country', ['+1', '+44'], 'United States', '1')).toBe('+1');
    expect(optionFor('phone_country', ['Canada +1'], 'United States', '1')).toBeNull();
  });
});

test.each([
  ['$120,000', [120000]],
  ['90k', [90000]],
  ['five', [5]],
  ['1.5 years', [1.5]],
])('the numbers in "%s" are %j', (text, numbers) => expect(numbersIn(text)).toEqual(numbers));

test.each([
  ['5-10 years', { from: 5, to: 10 }],
  ['10+', { from: 10, to: null }],
  ['Less than 1 year', { from: null, to: 1 }],
  ['No experience', { from: 0, to: 0 }],
  ['Senior', null],
])('%s covers %j', (option, range) => expect(rangeOf(option)).toEqual(range));

test.each([
  ['2 weeks', { from: 14, to: 14 }],
  ['one month', { from: 30, to: 30 }],
  ['a week', { from: 7, to: 7 }],
  ['ASAP', { from: 0, to: 0 }],
  ['soon', null],
])('"%s" is %j days', (text, days) => expect(daysOf(text)).toEqual(days));

test.each([
  ['country', 'United States', ['Deutschland', 'Vereinigte Staaten'], 'Vereinigte Staaten'],
  ['country', 'United States', ['Allemagne', 'États-Unis', 'France'], 'États-Unis'],
  ['state', 'Massachusetts', ['US-ME', 'US-MA', 'CA-ON'], 'US-MA'],
  ['degree', 'Bachelor of Science', ['AA', 'BA', 'BS', 'MS'], 'BS'],
  ['degree', 'Bachelor of Arts', ['B.A.', 'B.Sc.', 'M.A.'], 'B.A.'],
  ['salary_expectation', '120000', ['75-100k', '100-125k', '125-150k'], '100-125k'],
])('of %s, "%s" is found among %j', (topic, value, options, wanted) => {
  expect(optionFor(topic, options, value)).toBe(wanted);
});

test.each([
  ['Bacharelado', ['Ensino médio', 'Ensino superior - Graduação', 'Mestrado'], 'Ensino superior - Graduação'],
  ['Master', ['Bac', 'Bac+2', 'Bac+3', 'Bac+5'], 'Bac+5'],
  [
    'Grado',
    ['Secundaria (ESO)', 'Grado medio', 'Estudios universitarios', 'Máster'],
    'Estudios universitarios',
  ],
  ['Laurea triennale', ['Diploma', 'Laurea triennale', 'Laurea magistrale'], 'Laurea triennale'],
  ['Magister inżynier', ['średnie', 'wyższe licencjackie', 'wyższe magisterskie'], 'wyższe magisterskie'],
  ['Yüksek Lisans', ['Ön Lisans', 'Lisans', 'Yüksek Lisans'], 'Yüksek Lisans'],
  ['Bachelor of Science', ['Ön Lisans', 'Lisans', 'Yüksek Lisans'], 'Lisans'],
])('%s among %j is %s', (value, options, chosen) => {
  expect(optionFor('education_level', options, value)).toBe(chosen);
});

test.each([
  ['Referral', ['LinkedIn', 'Recommandation', 'Site carrière'], 'Recommandation'],
  ['Referral', ['Empfehlung', 'Jobbörse'], 'Empfehlung'],
  ['Company website', ['LinkedIn', 'Karriereseite'], 'Karriereseite'],
  ['LinkedIn', ['Recommandation', 'Site carrière'], null],
])('who heard by "%s" chooses among %j: %s', (value, options, chosen) => {
  expect(optionFor('how_heard', options, value)).toBe(chosen);
});

test.each([
  ['Female', ['Uomo', 'Donna'], 'Donna'],
  ['Female', ['Man', 'Kvinna', 'Annat'], 'Kvinna'],
  ['Male', ['Kobieta', 'Mężczyzna'], 'Mężczyzna'],
])('%s among %j is %s', (value, options, chosen) => {
  expect(optionFor('gender', options, value)).toBe(chosen);
});

test.each([
  ['relocation', 'Yes', ['Willing to relocate', 'Not willing to relocate'], 'Willing to relocate'],
  ['relocation', 'No', ['Unwilling to relocate', 'Willing to relocate'], 'Unwilling to relocate'],
  ['relocation', 'No', ['Willing to relocate', 'Unwilling to travel'], null],
  ['education_level', 'Bachelor of Science', ['Diploma', 'Graduate', 'Post Graduate'], 'Graduate'],
  ['education_level', 'Bachelor of Science', ['High school', 'Graduate degree'], null],
  ['degree', 'Master of Business Administration', ['Bachelors', 'Masters', 'MBA'], 'MBA'],
  ['country', 'Sweden', ['Norge', 'Sverige'], 'Sverige'],
])('for %s, "%s" among %j is %s', (topic, value, options, chosen) => {
  expect(optionFor(topic, options, value)).toBe(chosen);
});

test.each([
  ['Nível de escolaridade', ['Ensino Médio Completo', 'Ensino Superior Incompleto', 'Mestrado']],
  ['Escolaridade', ['Ensino Médio', 'Graduação em andamento', 'Mestrado']],
  ['Nivel de estudios', ['Bachillerato', 'Grado universitario no finalizado', 'Máster']],
  ['Niveau d’études', ['Bac', 'Licence (non validée)', 'Bac +5']],
  ['Abschluss', ['Abitur', 'Bachelor (laufend)', 'Master']],
  ['Degree', ['High school', 'Bachelor of Science (in progress)', 'Master of Science']],
  ['US list', ['High school', 'College', 'Graduate', 'Post Graduate']],
])('who has a degree has none of the unfinished ones: %s', (_, options) => {
  expect(optionFor('education_level', options, 'Bachelor of Science')).toBeNull();
});

test('who is still at it has no finished degree', () => {
  const options = ['High school', 'Bachelor', 'Bachelor (in progress)', 'Master'];
  expect(optionFor('degree', options, 'Bachelor of Science (in progress)')).toBe('Bachelor (in progress)');
  expect(optionFor('degree', ['High school', 'Bachelor', 'Master'], 'Bachelor student')).toBeNull();
});

test.each([
  ['Willing to relocate', 'Not willing to relocate', 'Willing to relocate'],
  ['Willing to relocate without help', 'Not willing to relocate without help', null],
  ['Able to relocate now', 'Unable to relocate now', null],
])('a yes says "%s" only if that says no more', (one, other, chosen) => {
  expect(optionFor('relocation', [one, other], 'Yes')).toBe(chosen);
});

test.each([
  [['M', 'F'], 'M', 'F'],
  [['m', 'w', 'd'], 'm', 'w'],
  [['K', 'M'], 'M', 'K'],
  [['H', 'M', 'Otro'], 'H', 'M'],
  [['F', 'N'], 'F', 'N'],
  [['F', 'X'], null, null],
])('of %j, a man chooses %s and a woman %s', (options, man, woman) => {
  expect(optionFor('gender', options, 'Male')).toBe(man);
  expect(optionFor('gender', options, 'Female')).toBe(woman);
});

test.each([
  ['Valencia', ['Barcelona', 'Valencia/València'], 'Valencia/València'],
  ['Araba', ['Álava/Araba', 'Bizkaia'], 'Álava/Araba'],
  ['Valencia', ['Valencia/València', 'Valencia/Murcia'], null],
  ['Valencia', ['Nueva Valencia/Nova València'], null],
])('the state %s is chosen in %j where a name has two languages', (value, options, chosen) => {
  expect(optionFor('state', options, value)).toBe(chosen);
});

test('options in the plural, of a master’s degree, and of a province are the same as the answer', () => {
  expect(optionFor('how_heard', ['Job fairs', 'Website'], 'Local job fair')).toBe('Job fairs');
  expect(optionFor('degree', ['Bachelor (16 years)', 'Master (18 years)'], 'MBA')).toBe('Master (18 years)');
  expect(optionFor('degree', ['Master', 'MBA'], 'MBA')).toBe('MBA');
  expect(optionFor('education_level', ['Ensino superior', 'Pós graduação'], 'Bacharelado')).toBe(
    'Ensino superior',
  );
  expect(optionFor('state', ['Ferrara', 'Modena'], 'Modena')).toBe('Modena');
  expect(optionFor('state', ['FE', 'MO'], 'Modena')).toBe('MO');
});

test.each([
  [['White (Hispanic)', 'White (not Hispanic)', 'Black'], null],
  [['White, of Hispanic origin', 'White, not of Hispanic origin'], null],
  [['White (not Hispanic or Latino)', 'Asian (not Hispanic or Latino)'], 'White (not Hispanic or Latino)'],
  [['White', 'White (Hispanic)'], 'White'],
])('of %j, "White" is %s: whether somebody is Hispanic is another question', (options, chosen) => {
  expect(optionFor('ethnicity', options, 'White')).toBe(chosen);
});
