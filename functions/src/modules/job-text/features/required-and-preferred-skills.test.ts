import { describe, expect, it } from 'vitest';
import { featuresWith } from '../testing/builders.ts';

const skillsOf = (description_text: string, title = 'Software Engineer', company = 'Example Works') => {
  const { skills_required, skills_preferred } = featuresWith({ title, company, description_text });
  return [...skills_required, ...skills_preferred].sort();
};

it.each([
  ['Boot camp, JavaScript and React', ['JavaScript', 'React']],
  ['Boot camp in JavaScript or React', []],
])('in "%s", a boot camp is a degree only with its subject', (line, skills) =>
  expect(skillsOf(`Requirements:\n${line}`)).toEqual(skills),
);

describe('a word that is no skill in its sentence', () => {
  it.each([
    ['a benefit', 'We support your mental health with six free sessions.'],
    ['a benefit in a list', 'Wellness program, life insurance and childcare'],
    ['a condition', 'You must pass a background check before your first day.'],
    [
      'a condition in requirements',
      'Requirements:\nSuccessful completion of a background check is required.',
    ],
    ['a driving record', 'Requirements:\nA clean driving record'],
    ['a verb', 'Experience driving cross-functional projects'],
    ['an industry', 'Experience in the insurance industry or with banking clients'],
    ['the industry of the employer', 'Harbor is a leading provider of plumbing and HVAC services.'],
    ['whom the employer serves', 'Our customers include banking, manufacturing and logistics firms.'],
    ['another department', 'Work closely with recruiting, sales and marketing.'],
    [
      'another department that is asked for',
      'Ability to work effectively across sales, marketing and payroll',
    ],
    ['an adjective', 'We offer a safe and friendly office. Keep our users safe.'],
    ['security, which is neither a certificate nor a stock', 'You care about security.'],
    ['one contract', 'This is a contract position. Gauge interest early.'],
    ['a compound', 'Build our data plumbing and own data cleaning.'],
    [
      'a subject of a degree',
      'Requirements:\nBS or MS in Mathematics, Physics, Statistics or a related field',
    ],
    ['an equal opportunity notice', 'All employment decisions, from recruitment to promotions, are fair.'],
    ['a workday', 'Flexible hours within an eight-hour workday.'],
    ['a way of working', 'A small, agile team'],
    ['knowing people', 'Strong interpersonal and networking skills'],
    ['writing', 'Drafting proposals for new projects'],
    ['hiring', 'A track record in sourcing across regions'],
    ['a department', 'Take requests from Engineering, Product Management, Marketing, and Legal.'],
    ['a team that one works with', 'You partner closely with program management and data science.'],
    ['teams', 'Explain our metrics to the customer success and data engineering teams.'],
    ['what the employer does', 'We have filed our first patents in machine learning.'],
    ['a denial', 'This is not software development.'],
    [
      'an acronym with another meaning',
      'Own master data management (MDM). MDM is new to us.',
      ['Master data management'],
    ],
    ['several of something', 'Talk to OEMs and CMs.'],
    ['a subject that may be another', 'Economics, statistics, computer science or a related technical field'],
    [
      'a proof before the first day',
      'Requirements:\nProof of insurance and a chest x-ray in a health screening',
    ],
    ['an address', 'Apply at www.example.com/careers/react/index.html today.'],
    ['an experience of users', 'Ship the best mobile experience and show how banking is done.'],
  ])('%s is left out', (_, text, others: string[] = []) => expect(skillsOf(text)).toEqual(others));

  it('is left out where a software job names another kind of work', () => {
    const stack = 'Experience with Python, AWS (S3, EMR, EC2), Docker, and Terraform';
    expect(skillsOf(`${stack}\nProcess ultrasound data. Rethink warehouse management.`)).toEqual([
      'AWS',
      'Docker',
      'Python',
      'Terraform',
    ]);
    expect(skillsOf('Use the EMR and MRI daily.', 'Radiology Technician')).toContain(
      'Electronic health records',
    );
  });
});

describe('the same word where it is asked for', () => {
  it.each([
    ['Mental health', 'Experience in mental health is required.'],
    ['Plumbing', 'Requirements:\n• Plumbing\n• Roofing repairs'],
    ['Insurance', 'Three years of experience in insurance'],
    ['Recruiting', 'Proven recruiting experience'],
    ['Marketing', 'Knowledge of marketing, ideally online'],
    ['Securities', 'Background in securities'],
    ['SAFe', 'Familiar with Scrum and SAFe'],
    ['Security+', 'Security+ or CISSP certification'],
    ['Statistics', 'BS in Computer Science and knowledge of statistics'],
    ['Agile', 'Experience in an agile environment'],
    ['Workday', 'Experience with Workday'],
  ])('%s is a skill: %s', (skill, text) => expect(skillsOf(text)).toContain(skill));
});

describe('the work itself', () => {
  it('makes its duties skills', () => {
    expect(skillsOf('Plumbing of new homes, and painting.', 'Apprentice Plumber')).toEqual(['Plumbing']);
    expect(
      skillsOf(
        'Take vital signs, administer medications, do wound care and charting in mental health.',
        'Registered Nurse',
      ),
    ).toContain('Mental health');
  });

  it('does not make the employer’s own products skills, unless they are asked for', () => {
    const pitch = 'Join the team behind Google Cloud.';
    expect(skillsOf(pitch, 'Account Manager', 'Google')).toEqual([]);
    expect(skillsOf('Experience with Google Cloud', 'Account Manager', 'Google')).toEqual(['Google Cloud']);
    expect(skillsOf('Deploy to Google Cloud.', 'Engineer', 'Harbor')).toEqual(['Google Cloud']);
  });

  it.each([
    'All positions are subject to background investigations.',
    'A track record of shipping high-quality software',
    'Act as a knowledge base for Sales Engineers and account teams.',
    'Design products in close partnership with Product Management and Legal.',
  ])('takes no words for skills that mean something else: %s', (text) =>
    expect(skillsOf(text, 'Software Engineer')).toEqual([]),
  );

  it.each([
    'We handle insurance, billing, and marketing so you can focus on your clients.',
    'Our training and software helps clients prevent workplace safety problems.',
    'Example Works is breaking new ground in the field of 3D printing.',
    'You’ll be supported by business development reps.',
    'Experience working closely with UX and Design teams.',
    'Provide strategic input to Engineering and Product Management.',
    'Capture throughput and error statistics.',
    'Minimum National background check (NACI)',
    'Robust training and onboarding program',
    'Join teammates from companies like Salesforce and Asana.',
    'Instagram: https://example.com/ourcompany',
    'Together with our automated underwriting, this changes how people buy.',
    'Work with eight developers and a UI/UX team.',
  ])('takes none for skills that others have, or the employer: %s', (text) =>
    expect(skillsOf(text, 'Office Coordinator')).toEqual([]),
  );

  it.each([
    [
      'Extensive experience with CAD programs such as AutoCAD and SolidWorks',
      ['AutoCAD', 'CAD', 'SolidWorks'],
    ],
    ['Excellent skills in Excel, PowerPoint and other office programs', ['Excel', 'PowerPoint']],
    ['Excellent program management skills, SQL and Python', ['Program management', 'Python', 'SQL']],
    [
      'Extensive experience creating marketing plans in HubSpot and Salesforce',
      ['HubSpot', 'Marketing', 'Salesforce'],
    ],
    ['Strong knowledge of the Hadoop ecosystem', ['Hadoop']],
    ['JavaScript and TypeScript ecosystem', ['JavaScript', 'TypeScript']],
    ['Our platform helps customers, and you will need Python and Go to build it', ['Go', 'Python']],
    ['Our products help users and you know Python', ['Python']],
    ['Experience building apps for companies like ours using Swift and Kotlin', ['Kotlin', 'Swift']],
    ['Advise clients including banks on SQL, Python and Tableau', ['Python', 'SQL', 'Tableau']],
    ['Experience with cloud partners such as AWS and Azure', ['AWS', 'Azure']],
    ['Strong track record in statistics', ['Statistics']],
    ['Experience preparing reports with statistics and R', ['R', 'Statistics']],
    ['Experience with Office 365 Teams and SharePoint', ['Microsoft Office', 'SharePoint', 'Teams']],
    ['Work closely with stakeholders as a SQL developer', ['SQL']],
    ['Together with our designers you will use TypeScript', ['TypeScript']],
    ['Experience with background checks', ['Background checks']],
    ['Machine learning industry experience', ['Machine learning']],
    ['Extensive knowledge of AutoCAD, Revit and reading construction plans', ['AutoCAD', 'Revit']],
    ['Ongoing work on SQL and Python programs', ['Python', 'SQL']],
    ['Our aim is to use Python, Docker and Go in every service', ['Docker', 'Go', 'Python']],
    ['Experience in due diligence', ['Due diligence']],
    ['Powered by our team you use SQL', ['SQL']],
    ['Our goal is to find an engineer with strong Python and Go skills', ['Go', 'Python']],
  ])('keeps what is asked for in words that others have, too: %s', (text, skills) => {
    expect(skillsOf(`Requirements:\n- ${text}`, 'Office Coordinator')).toEqual(skills);
    expect(skillsOf(text, 'Office Coordinator')).toEqual(skills);
  });

  it.each([
    ['SAP', 'SAP experience is a must', 'SAP'],
    ['Salesforce', 'Salesforce certification is a plus.', 'Salesforce'],
    ['Strong', 'Strong Python is what it takes, has to be recent', 'Python'],
    ['Adobe & Co', 'Knowledge of Adobe Photoshop', 'Adobe Photoshop'],
    ['Use Py', 'Use Python daily', 'Python'],
  ])('keeps a requirement that begins with the name of %s', (company, text, skill) => {
    expect(skillsOf(`Requirements:\n- ${text}`, 'Consultant', company)).toContain(skill);
    expect(skillsOf(text, 'Consultant', company)).toContain(skill);
  });

  it.each([
    ['an award', 'Google Cloud North America Services Partner of the Year 2019', 'Data Scientist', []],
    ['what others learn', 'We offer programs in Web Development, UX Design, and Cybersecurity.', 'Tutor', []],
    ['the name of a product', 'Built on Azure and Operations Management Suite.', 'Developer', ['Azure']],
    ['a department', 'Advise the Product Management/Engineering team.', 'Product Marketing Manager', []],
    ['people', 'Work in conjunction with DBAs, Business Analysts, and owners.', 'Developer', []],
    ['a partner', 'Partner directly with product management.', 'Media Specialist', []],
    ['subjects', 'Majors: statistics, economics, or other quantitative fields', 'Analyst', []],
    ['figurative drawing', 'Experience digesting data, drawing insights', 'Marketing Manager', []],
    ['little of it', 'Requirements:\n- Writing that needs minimal editing', 'Engineer', []],
  ])('is not %s: %s', (_, text, title, skills) => expect(skillsOf(text, title)).toEqual(skills));

  it.each([
    ['Product management', 'Own product management for the app.', 'Manager, Product'],
    ['Web development', 'Experience with web development programs', 'Tutor'],
    ['Editing', 'Experience in editing', 'Editor'],
    ['MapReduce', 'Experience with MapReduce', 'Engineer'],
    ['SSRS', 'Experience with SSRS', 'Engineer'],
  ])('%s still is one: %s', (skill, text, title) => {
    expect(skillsOf(text, title)).toContain(skill === 'Editing' ? 'Copyediting' : skill);
  });

  it('reads a heading at the end of a paragraph', () => {
    const text = 'We meet in person once a year. We also offer:\n- TalkSpace (mental health therapy)';
    expect(skillsOf(`Requirements:\n- SQL\n\n${text}`)).toEqual(['SQL']);
  });

  it('takes no name of an employer for one, but what its title says in another form', () => {
    expect(skillsOf('Blink UX seeks a writer.', 'Content Writer', 'Blink UX')).toEqual([]);
    const cloud = 'Implement Salesforce Sales Cloud solutions.';
    expect(skillsOf(cloud, 'Salesforce Developer')).toEqual(['Salesforce']);
    expect(skillsOf('Audits of stores', 'Store Auditor')).toEqual(['Auditing']);
  });

  it('tells acronyms and teams apart', () => {
    expect(skillsOf('Experience with Next.js modules (SSR, SSG)')).toEqual(['Next.js']);
    expect(skillsOf('Experience working with Agile Scrum Teams')).not.toContain('Teams');
    expect(skillsOf('Proficient in Word, Excel, and Teams')).toContain('Teams');
    expect(skillsOf('Focus on Integration/MDM/Data Warehousing')).toEqual(['Data warehousing']);
    expect(skillsOf('Experience with Chef and infrastructure as code')).not.toContain('Terraform');
  });

  it('still reads them where they are meant', () => {
    expect(skillsOf('Experience conducting background checks', 'HR Assistant')).toContain(
      'Background checks',
    );
    expect(skillsOf('Experience in shipping and receiving', 'Warehouse Clerk')).toEqual([
      'Shipping and receiving',
    ]);
    expect(skillsOf('Experience with virtualization', 'Systems Engineer')).toEqual(['Virtualization']);
    expect(skillsOf('Experience with DSP and FPGA design', 'Engineer')).toContain('Signal processing');
  });

  it('reads office programs beside a degree', () => {
    expect(skillsOf('Requirements:\nBS in Biology. MS Office (Word, Excel)')).toEqual([
      'Excel',
      'Microsoft Office',
      'Word',
    ]);
  });
});

it.each([
  ['hyphens', '-'],
  ['hyphenated words', 'a-'],
  ['words', 'a '],
  ['spaces and slashes', ' /'],
  ['"our"', 'our '],
  ['"we do"', 'we do '],
  ['commas', ', '],
])('takes little time for a field followed by a line of %s', (_, text) => {
  const start = process.cpuUsage();
  // Unbounded repetitions took seconds for 200 hyphens, and would never have finished 5,000.
  skillsOf(`Insurance ${text.repeat(200)}`);
  expect(process.cpuUsage(start).user).toBeLessThan(500_000);
  skillsOf(`Insurance ${text.repeat(5000)}`);
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
});
