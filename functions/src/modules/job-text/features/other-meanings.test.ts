import { describe, expect, it } from 'vitest';
import { featuresWith } from '../testing/builders.ts';

const skillsOf = (description_text: string, title = 'Coordinator', company = 'Example Works') => {
  const { skills_required, skills_preferred } = featuresWith({ title, company, description_text });
  return [...skills_required, ...skills_preferred].sort();
};

describe('a word that means the skill only among others of its kind', () => {
  it.each([
    ['hardware', 'Back-end development', '5 years of engineering in backend assembly and test areas'],
    ['data', 'Social media marketing', 'Experience in analyzing unstructured data such as social media'],
    ['a tool', 'Social media marketing', 'Comfortable with tools like email platforms and social media'],
    [
      'a place',
      'Social media marketing',
      'Experience to help us redefine forums and social media-based support',
    ],
    ['a target', 'KPI reporting', 'Minimum campaign KPIs are met.'],
    ['a market', 'iOS development', 'Strong experience with the iOS and Android marketplaces'],
    ['a part of a store', 'Front-end development', 'Clean the front end of the store'],
    ['data', 'Claims processing', 'Two years of working with data (medical records, insurance claims)'],
  ])('is only %s, and no %s: %s', (_, skill, text) => {
    expect(skillsOf(`Requirements:\n- ${text}`)).not.toContain(skill);
  });

  it.each([
    ['Experience with social media', 'Social media marketing'],
    ['Experience or interest in online advertising, analytics and social media', 'Social media marketing'],
    ['SEO, social media, copywriting', 'Social media marketing'],
    ['5 years of building, testing and implementing distributed backend systems', 'Back-end development'],
    ['Experience with frontend frameworks', 'Front-end development'],
    ['Build and maintain dashboards', 'Data visualization'],
    ['Compile and report on KPIs', 'KPI reporting'],
    ['Experience in developing iOS apps', 'iOS development'],
    ['Process insurance claims', 'Claims processing'],
  ])('is one where it is asked for: %s', (text, skill) => {
    expect(skillsOf(`Requirements:\n- ${text}`)).toContain(skill);
  });

  it('is one beside others, and in the title', () => {
    const text = 'Python, Go, PostgreSQL.\nWork on the backend, too.';
    expect(skillsOf(text, 'Engineer')).toContain('Back-end development');
    expect(skillsOf('You will post.', 'Social Media Manager')).toEqual([]);
    expect(skillsOf('Our social media is yours.', 'Social Media Manager')).toEqual([
      'Social media marketing',
    ]);
  });
});

describe('something else than the skill', () => {
  it.each([
    ['an account', 'Email your GitHub and portfolio to us.'],
    ['an account', 'Show a GitHub profile.'],
    ['communities', 'We help open source communities (like Kubernetes, Kafka, and Spark).'],
    ['an attack', 'Understanding of common threats (e.g., XSS, SQL injection)'],
    ['a release', 'Experience in shipping highly-scalable and reliable services'],
    ['people', 'Work with business analysts to share requirements.'],
    ['people', 'You join a team of product managers, UX, developers, and writers.'],
    ['a heading', 'Security & Compliance Requirements'],
    ['a benefit', 'A performance management system to provide you with feedback'],
    ['a benefit', 'Requirements:\nCommunity Outreach Programs'],
    [
      'a department',
      'Measure processes in the New Business Development, Customer Success, and Marketing organizations.',
    ],
    ['a department', 'Work with peers in other disciplines, Quality and Program Management.'],
    ['personnel', 'Talk to data analytics and data services personnel.'],
    [
      'a subject',
      "BS or Master's degree with emphasis on coursework (e.g., Statistics, Computer Science, Mathematics)",
    ],
    ['two things', 'Problem definition, Architecture/Design, support'],
    ['what comes after', 'Knowledge of post-marketing rules'],
    ['a team', 'Coordinate with editors and the SEO team.'],
    ['people', 'Work with inside sales to register deals.'],
    ['an award', 'Example Marketing has won a prize for email marketing five years in a row!'],
    ['a company', 'Example Materials Science, LLC'],
    ['a denial', 'A focus on people, not call centre statistics'],
    [
      'another craft',
      'Experience with Tableau, SQL, Python, or other charting tools',
      ['Python', 'SQL', 'Tableau'],
    ],
    ['what knowledge is for', 'Advance medical knowledge, and enable personalized patient care.'],
    ['the employer', 'Through retail design and eCommerce, we speed up growth.'],
    ['the employer', 'The Example Works Group is an HTML5 house.'],
    ['safety of medicines', 'Knowledge of applicable safety regulations (FDA, EMA)'],
    ['people', 'Build relationships with various Microsoft teams.'],
    ['an expense', 'We may report the reimbursement of recruiting expenses.'],
    ['a firm', 'Keep relationships with market research providers.'],
    ['what it sells', 'We have a physical product at the back end.'],
    ['the employer', 'With our marketplace, our goal is to give everyone access to 3D printing.'],
    ['departments', 'Experience in working with sales, marketing, and finance'],
    ['departments', 'Experience across sales, marketing, and finance teams'],
    ['departments', 'Experience in supporting product, sales, marketing, and finance'],
    ['a division', 'The commerce team in C+AI is growing.'],
    ['the employer', 'Example, one of the growing software development companies, is happy.'],
    ['the employer', 'Guided by a team with knowledge of banking, Example blends both.'],
    ['the employer', 'Drawing from Example’s expertise in trading, it grows.'],
  ])('%s: %s', (_, text, others: string[] = []) => expect(skillsOf(text)).toEqual(others));

  it.each([
    ['Experience with GitHub and GitLab', 'Git'],
    ['Experience writing SQL', 'SQL'],
    ['Experience in shipping and receiving', 'Shipping and receiving'],
    ['Shipping products to customers with UPS, experience in shipping', 'Shipping and receiving'],
    ['Experience as a business analyst', 'Business analysis'],
    ['Experience in compliance', 'Regulatory compliance'],
    ['Experience in performance management', 'Performance management'],
    ['Experience in community outreach programs', 'Community outreach'],
    ["Bachelor's degree with experience in statistics", 'Statistics'],
    ['Experience in building design', 'Architectural design'],
    ['Experience with UI/UX', 'UI design'],
    ['Proficient in Microsoft Teams', 'Teams'],
    [
      'Experience in sales, customer service, account management, marketing or consulting',
      'Account management',
    ],
    ['5 years of professional experience in sales, marketing, or finance', 'Marketing'],
    ['3 years of experience in HR, recruiting, marketing, or related work', 'Recruiting'],
    ['Knowledge of safety regulations', 'Workplace safety'],
    ['Experience with 3D printing', '3D printing'],
    ['Built distributed backend systems', 'Back-end development'],
    ['Experience in sales, account management, marketing or consulting', 'Sales'],
    ['Packaging experience, SQL, Python and Tableau', 'SQL'],
    ['Experience with charting, vital signs and wound care', 'Charting'],
    ['A degree in mathematics, or 2+ years of experience in data analytics', 'Data analysis'],
    ['Experience with not only Java but Python', 'Python'],
    ['Through SQL we mean PostgreSQL, and you know it', 'PostgreSQL'],
    ['Experience with C and C++', 'C'],
    ['Knowledge of Kubernetes, contributor to communities', 'Kubernetes'],
    ['Example, one of the growing companies, is looking for a Python developer.', 'Python'],
    ['Experience with Example software, Python is a plus', 'Python'],
  ])('unless it is asked for: %s', (text, skill) => {
    expect(skillsOf(`Requirements:\n- ${text}`)).toContain(skill);
  });
});
