import { describe, expect, it } from 'vitest';
import { featuresWith } from '../testing/builders.ts';

const skillsOf = (line: string) => {
  const { skills_required, skills_preferred } = featuresWith({
    title: 'Coordinator',
    company: 'Northlight Works',
    description_text: `Requirements:\n- ${line}`,
  });
  return [...skills_required, ...skills_preferred].sort();
};

describe('words that only look like a skill', () => {
  it.each([
    ['feedback that one gets', 'Comfort with receiving feedback'],
    ['genes', 'Knowledge of gene editing'],
    ['data', 'Knowledge of data loss prevention toolsets'],
    ['medicines on the market', 'Knowledge of post marketing safety'],
    ['a plan of both', 'Experience in Sales & Operations Planning'],
    ['a whole', 'You are a "full stack" data person'],
    ['good systems', 'Build scalable, reliable, and quality systems'],
    ['trying things out', 'Encourage experimentation'],
    ['work for the state', 'Experience on government contracts'],
    ['furniture', 'Ability to open filing cabinets'],
    ['what a body does', 'Lift up to 50 pounds, stand, and do filing'],
    ['what a body bears', 'Occasional exposure to pesticides'],
    ['what a text is not', 'This is no comprehensive inventory of all duties'],
    ['a post', 'Wanted: first aid warder'],
    ['a pronoun', 'A team that it supports'],
    ['colleagues', 'Experience in building collaborative partnerships'],
    ['colleagues', 'Experience in partnerships across teams'],
    ['praise', 'Experience with a product of great UX'],
    ['a guess', 'Experience in estimating the expected losses'],
    ['putting up', 'Experience in rigging up and down'],
    ['papers', 'Dogs need vaccination records'],
    ['computers', 'Experience with client management technologies'],
    ['papers of trade', 'Knowledge of sales taxes'],
    ['following a process', 'Skilled in balancing process compliance with speed'],
    ['those who use it', 'Train front-end users'],
    ['how software is made', 'Experience with Software Process Engineering'],
    ['support', 'Experience with CSS/PSS'],
    ['space for ads', 'A base knowledge of DSPs, SSPs, and Ad Exchange'],
    ['a telephone', 'For more, contact: Kim, Telephone 555, TDD 556'],
    ['where people talk', 'Help customers on forums and social channels (e.g. github)'],
    ['how the employer hires', 'Hires with all interviewing and onboarding done from home'],
    ['writing', 'Excellent agreement drafting skills'],
    ['writing', 'Experience in drafting of reports'],
    ['code', 'Experience with source code control systems'],
    ['those who supply', 'Experience in supplier performance management'],
    ['lists', 'Experience with network ACLs'],
    ['what is known', 'Experience with marketing data'],
    ['what is typed', 'Experience with data entry templates'],
    ['antibodies', 'Experience with antibody discovery, including immunization'],
    ['a prize', 'Best Press Release Distribution Company'],
    ['what machines report', 'Experience with Alert/Event Management'],
    ['a product', 'Raise the use of the DoubleClick Digital Marketing Platform'],
  ])('are %s: %s', (_, line) => expect(skillsOf(line)).toEqual([]));

  it('are statistics beside experiments', () => {
    expect(skillsOf('Knowledge of regression, distributions, and variance analysis')).not.toContain(
      'Financial analysis',
    );
  });

  it.each([
    ['Experience in receiving and shipping', 'Shipping and receiving'],
    ['Experience in receiving goods', 'Shipping and receiving'],
    ['Experience in editing and proofreading', 'Copyediting'],
    ['Experience in loss prevention in stores', 'Loss prevention'],
    ['Experience in marketing', 'Marketing'],
    ['Experience in sales and operations', 'Sales'],
    ['Full stack web development', 'Full-stack development'],
    ['Experience with quality systems', 'Quality assurance'],
    ['Experience with experimentation', 'A/B testing'],
    ['Experience in negotiating government contracts', 'Contract management'],
    ['Experience in filing', 'Records management'],
    ['Experience in applying pesticides', 'Pesticide application'],
    ['First aid certificate', 'CPR certification'],
    ['Experience in managing partnerships with retailers', 'Partnership management'],
    ['Experience in UX', 'UX design'],
    ['Experience in estimating', 'Construction estimating'],
    ['Experience in rigging', 'Crane operation'],
    ['Experience in sales and contracts', 'Sales'],
    ['Experience in compliance', 'Regulatory compliance'],
    ['Experience in front-end development', 'Front-end development'],
    ['Experience in process engineering', 'Process engineering'],
    ['HTML, CSS, and JavaScript', 'CSS'],
    ['Experience with DSPs and filters', 'Signal processing'],
    ['Experience with TDD', 'Unit testing'],
    ['Experience with GitHub', 'Git'],
    ['Experience in interviewing candidates', 'Interviewing'],
    ['Experience in event management', 'Event planning'],
    ['Experience in drafting', 'CAD'],
    ['Experience with control systems', 'Control systems'],
    ['Experience in performance management', 'Performance management'],
    ['ACLS card', 'ACLS certification'],
    ['Define KPIs and build dashboards', 'KPI reporting'],
    ['Experience in data entry', 'Data entry'],
    ['Experience in marketing data science', 'Marketing'],
    ['Experience with immunizations', 'Immunizations'],
    ['Experience in writing press releases', 'Public relations'],
    ['Experience in client management', 'Account management'],
    ['Budget and variance analysis', 'Financial analysis'],
    ['Experience with digital marketing platforms', 'Digital marketing'],
  ])('are the skill elsewhere: %s', (line, skill) => expect(skillsOf(line)).toContain(skill));
});
