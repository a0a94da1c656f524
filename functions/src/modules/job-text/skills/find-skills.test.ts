import { describe, expect, it } from 'vitest';
import { canonicalSkill, findSkills, withImplied } from './find-skills.ts';
import { vocabulary } from './vocabulary.ts';

describe('findSkills', () => {
  it.each([
    'You will go far and go to market with us.',
    'We excel at service. Excel in a fast-paced kitchen. You excel.',
    'A swift reply. Swift decisions matter. Take a swift look.',
    'Our R&D group. Toys R Us. Ask for Mr. R. Smith.',
    'You have access to teams around the world; spread the word.',
    'C-level leaders and a C suite; class C schedule.',
    'Express interest. Go the extra mile, with rust on the pipes.',
    'Ready? Go! Sketch out ideas with the chef.',
    'The outlook is good. Zoom out.',
    'Kitchen posts: Chef, Line Cook, Prep Cook',
    'We grow by using Word of mouth.',
    'Access, scaffolding and rigging on site.',
    'You go, you code in Python, you go home.',
    'We are lean and swift to express thanks.',
    'Chef, line cook, server: apply with your Outlook address.',
    'Spark new ideas, node to node. A spark, a node, and some rust.',
    'React, decide, act. You go, see the doctor, come back.',
    'Access - every room - is by card.',
    'Salesforce (Less than a year), Python, Access your data',
    'Jenkins, Nodes/Agents, SSH. Python, team, SQL',
  ])('finds no technology in prose: %s', (text) => {
    const technology = new Set([
      'Go',
      'Excel',
      'Swift',
      'R',
      'Access',
      'Teams',
      'Word',
      'C',
      'Express',
      'Rust',
      'Chef',
      'Sketch',
      'Outlook',
      'Zoom',
      'Lean',
      'React',
      'Apache Spark',
      'Node.js',
      'Less',
    ]);
    expect(findSkills(text).filter((name) => technology.has(name))).toEqual([]);
  });

  it.each([
    'The salary range is CAD 120,000 - 150,000.',
    'Base pay: $95,000 to $110,000 CAD',
    'CAD $45/hour',
    'CAD 95k plus bonus',
    '$40 per hour (CAD), paid weekly',
    'All salaries are quoted in CAD.',
    'Pay is in CAD',
    'CA$90,000 (CAD)',
  ])('reads Canadian dollars as no skill: %s', (text) => {
    expect(findSkills(text)).not.toContain('CAD');
  });

  it.each([
    'CAD drafting of steel structures',
    'Proficient in CAD',
    '5 years of experience in CAD',
    'CAD, CAM and GD&T',
    'Experience with CAD 2D and 3D models',
    'We work in CAD all day',
    'AutoCAD 2024, CAD standards',
  ])('reads drafting by computer as a skill: %s', (text) => {
    expect(findSkills(text)).toContain('CAD');
  });

  it.each([
    ['Languages: Python, Go, Rust', ['Python', 'Go', 'Rust']],
    ['Experience with Go and Kubernetes', ['Go', 'Kubernetes']],
    ['Senior Go developer', ['Go']],
    ['Golang services', ['Go']],
    ['R programming, statistics', ['R', 'Statistics']],
    ['Proficiency in R or Python', ['R', 'Python']],
    ['Proficient in Microsoft Word, Excel and PowerPoint', ['Word', 'Excel', 'PowerPoint']],
    ['python, go, java', ['Python', 'Go', 'Java']],
    ['Advanced Excel skills', ['Excel']],
    ['iOS apps in Swift', ['iOS development', 'Swift']],
    ['C/C++ on embedded Linux', ['C', 'C++', 'Embedded systems']],
    ['.NET Core, C# and SQL Server', ['.NET', 'C#', 'SQL Server']],
    ['BLS and ACLS required; take vital signs', ['BLS certification', 'ACLS certification', 'Vital signs']],
    [
      'Month-end close, journal entries and bank reconciliations',
      ['Month-end close', 'General ledger', 'Account reconciliation'],
    ],
    ['MIG welding, blueprint reading, forklift', ['Welding', 'Blueprint reading', 'Forklift operation']],
    ['Ruby on Rails', ['Ruby on Rails']],
    ['React/Excel/Looker', ['React', 'Excel', 'Looker']],
    ['Skills: React, Excel', ['React', 'Excel']],
    ['React • Word • Looker', ['React', 'Word', 'Looker']],
    ['React - Excel - Looker', ['React', 'Excel', 'Looker']],
    ['Python + React + SQL', ['Python', 'React', 'SQL']],
    ['react, excel, looker', ['React', 'Excel', 'Looker']],
    ['Tools: SAS, Foo Bar, R (any of them)', ['SAS', 'R']],
    ['Hadoop, Hive, Spark and Kafka', ['Hadoop', 'Hive', 'Apache Spark', 'Apache Kafka']],
    ['JavaScript, Node, and AWS', ['JavaScript', 'Node.js', 'AWS']],
  ])('%s', (text, expected) => {
    expect(findSkills(text)).toEqual(expected);
  });

  it('reads a long text in a few milliseconds', () => {
    const text =
      'Experience with Python, SQL and reporting for patients and customers in many places. '.repeat(100);
    findSkills(text);
    const start = performance.now();
    findSkills(text);
    expect(performance.now() - start).toBeLessThan(50);
  });
});

describe('vocabulary', () => {
  it('covers hundreds of skills, and every implied skill exists', () => {
    const { skills } = vocabulary();
    expect(skills.size).toBeGreaterThan(600);
    for (const skill of skills.values())
      for (const implied of skill.implies) expect(skills.has(implied)).toBe(true);
  });

  it('takes a given skill at its word, however everyday', () => {
    expect(canonicalSkill('excel')).toBe('Excel');
    expect(canonicalSkill('go')).toBe('Go');
    expect(canonicalSkill('Underwater basket weaving')).toBe('Underwater basket weaving');
    expect(withImplied(['Next.js'])).toEqual(
      new Set(['Next.js', 'React', 'JavaScript', 'Front-end development']),
    );
  });
});
