import { describe, expect, it } from 'vitest';
import { featuresWith } from '../testing/builders.ts';

const skillsOf = (description_text: string, title = 'Coordinator', company = 'Northlight Works') => {
  const { skills_required, skills_preferred } = featuresWith({ title, company, description_text });
  return [...skills_required, ...skills_preferred].sort();
};

describe('what a posting says of others', () => {
  it.each([
    ['its team', 'The Payments team is building machine learning into every till.'],
    ['its platform', 'This platform combines data science and weather reports.'],
    ['its product by name', 'Lumen Orchard service is designed with state-of-the-art machine learning.'],
    ['its product by name', 'Lumen 365 provides the best showcase for machine learning and robots.'],
    ['its ways', 'This is done by combining cameras with machine learning.'],
    ['itself by name', 'In hematology, Northlight and its partner, Example Pharma, are growing.'],
    ['itself by name', 'Consumers everywhere use Northlight to find mixology classes.'],
    ['itself as a firm', 'Orchard is an AI-powered B2B sales intelligence platform for shops.'],
    ['what it has done', 'We have a proven track record in insurance, capital markets, and retail.'],
    ['what it knows', 'We are engineers, applying our logistics experience to care at home.'],
    ['its clients', 'We have a top-tier client list that includes Cisco, Salesforce, and VMware.'],
    ['its backers', 'We are young, with investments from Snowflake and Databricks.'],
    ['its certificates', 'We are ISO 27001 and ISO 9001 certified.'],
    ['its certificates', 'The hospital is fully accredited by the Joint Commission.'],
    ['how one meets', 'Work from anywhere, as long as we can talk on Zoom and Slack.'],
    ['what it offers', 'Groundbreaking data analytics platform for hospitals.'],
    ['its beginnings', 'Orchard was co-founded by two friends after a negative medical billing experience.'],
    ['its customers', 'Lumen is live in labs, allowing teams to analyze data from thousands of tests.'],
    ['where its people were', 'Our founders all hail from marquee firms (i.e: Google/Splunk).'],
    ['what its people know', 'A team of developers with an extensive understanding of banking, and Kotlin.'],
    [
      'what its people know',
      'Our group brings together talent in the areas of machine learning and software engineering.',
    ],
    ['the world', 'With the continued growth of digital marketing, there is much to do.'],
    ['what it takes off you', 'Less paper: We handle insurance and billing so you can focus on care.'],
    ['what it rests on', 'Northlight’s technology relies on data science and probabilities.'],
    ['the world', 'AI and deep learning has been driving our results.'],
    ['its law', 'Our policy holds for all terms and conditions of employment, including recruiting.'],
    ['its users', 'A group with a mission to bring the best project management capabilities to our users.'],
    [
      'the fields of its clients',
      'We work for clients in many industries, including financial services and machine learning.',
    ],
    ['what kind of firm it is', 'Answer the phones of our growing property management company.'],
    ['what it offers', 'Lumen spans the world, offering a full suite of services across wealth management.'],
    ['what it specializes in', 'Orchard Defense specializes in data analytics and sensors.'],
    [
      'who works there',
      'Some 61 percent of our professionals are Chartered Financial Analyst charterholders.',
    ],
    ['what it does for you', 'You get the following: expert negotiations on your behalf.'],
    ['whom one reports to', 'Report the status of work to project and account management.'],
    ['whom one tells', 'Tell of their issues to Product Management and Software Engineering.'],
    ['whom one serves', 'Serve as the business partner to Regional Sales and Operations Management.'],
    [
      'whom one advises',
      'Act as an expert for Product Managers, Software Engineering teams, and Sales Engineers.',
    ],
    [
      'what customers do',
      'Customers have used our data to:\n- Create advertising audiences\n- Run marketing campaigns',
    ],
    ['its notice', 'Read the data privacy notice for applicants.'],
    ['its own platform', 'Guide the vision of our software platform, Procore.'],
    [
      'departments',
      'The clerk coordinates related activities with sales staff, production planning, and logistics.',
    ],
    ['departments', 'Work with the Process Improvement and Management (PIM) group.'],
    ['the world', 'Cloud computing is the next big thing.'],
  ])('is no skill where it tells of %s: %s', (_, text) => expect(skillsOf(text)).toEqual([]));

  it.each([
    ['The Payments team is looking for an engineer with Python.', 'Python'],
    ['The team uses Python and Go to build its services.', 'Python'],
    ['Our microservices run on AWS.', 'AWS'],
    ['Our technology stack consists of Ruby on Rails, PostgreSQL, and Redis.', 'Redis'],
    ['We practice test-driven development every day.', 'Unit testing'],
    ['We follow agile methodologies.', 'Agile'],
    ['We have openings for people with experience in machine learning.', 'Machine learning'],
    ['Represent Northlight at fairs and look after project management.', 'Project management'],
    ['In this role at Northlight you will own machine learning.', 'Machine learning'],
    ['The Account Manager provides the team with data analysis.', 'Data analysis'],
    ['Build a data analytics platform for hospitals.', 'Data analysis'],
    ['Help us to analyze data.', 'Data analysis'],
    ['Lead a team of people who deliver technical support.', 'Technical support'],
    ['Work with engineers in building data pipelines.', 'ETL'],
    ['Experience with growth and digital marketing', 'Digital marketing'],
    ['Experience in machine learning is not required, but a plus.', 'Machine learning'],
    ['Machine learning is a plus.', 'Machine learning'],
    ['Data analysis is a core part of the work.', 'Data analysis'],
    ['Talk to clients on the phone; proficiency in Zoom.', 'Zoom'],
    ['Experience with cloud vendors like AWS that invest in us.', 'AWS'],
  ])('is one where it is asked for or in use: %s', (text, skill) => expect(skillsOf(text)).toContain(skill));
});

describe('what the work is for', () => {
  it.each([
    ['Prepare clean datasets for data science projects.'],
    ['Experience in scaling databases that enable business intelligence, analytics, and data science.'],
    ['Keep the servers that power machine learning.'],
    ['Trouble shoot forecasts with the FP&A team, and report to the VP of FP&A.'],
    ['Work closely with the Director of Product Management.'],
    ['A background in financial services is not required.'],
    ['Works with Business Development, Service Delivery, and Operations to start contracts.'],
    ['Understand competitors’ products, pricing, and sales.'],
    ['MS in Computer Science, Physics or\nApplied Mathematics'],
    ['Show us your work, such as GitHub repositories.'],
    ['Answer ad hoc requests from FP&A and the shops.'],
    ['Collaborate with other teams across the firm (e.g., Partner Success, Data Science)'],
    ['Look up rules to support client services in answering.'],
    ['Call center is not required. A wish to help, and desire to learn, are.'],
    ['Consider the impact on business operations, software, and manufacturing.'],
    ['Keep records, enabling program management to see results.'],
    ['Give feedback on features to Product Management and Engineering.'],
    [
      'Partner with leaders across our whole company, the many shops, law, compliance, the enterprise, all risks, and information security.',
    ],
    ['A degree with a quantitative focus (economics, mathematics, or accounting)'],
    ['A degree in economics,\nstatistics, or a related field'],
    ['Join calls with analysts, business development, and clients.'],
  ])('is somebody else’s: %s', (text) => expect(skillsOf(`Requirements:\n- ${text}`)).toEqual([]));

  it.each([
    ['Experience with data science projects', 'Data science'],
    ['Build machine learning features for our users.', 'Machine learning'],
    ['Support process improvement initiatives.', 'Process improvement'],
    ['Experience as a Director of Product Management', 'Product management'],
    [
      'Partner with all leaders across our whole company and its many shops in this country and others to plan and own information security',
      'Information security',
    ],
    [
      'Work closely with the people of all our shops in the many towns of the country and its coast, providing clear words and outstanding client service',
      'Customer service',
    ],
    ['Experience with feedback, and with product management', 'Product management'],
    ['Tools that enable you to do machine learning', 'Machine learning'],
    ['3 years of FP&A experience', 'FP&A'],
  ])('is the work itself: %s', (text, skill) =>
    expect(skillsOf(`Requirements:\n- ${text}`)).toContain(skill),
  );
});

describe('what people do together with others', () => {
  it.each([
    ['Collaborate closely with product managers to perform data analysis.', 'Data analysis'],
    ['Build strong partnerships with leaders to drive process improvements.', 'Process improvement'],
    ['Design and implement software development tools with quality.', 'Software development'],
    ['Analyze market research and industry trends.', 'Market research'],
  ])('is theirs too: %s', (text, skill) => expect(skillsOf(text)).toContain(skill));

  it.each([
    'Partner with the support team to leverage technical support.',
    'Partner on strategy with Product Management and Engineering.',
  ])('is not what the others do: %s', (text) => expect(skillsOf(text)).toEqual([]));

  it('is read again behind a list of what customers do', () => {
    const text = 'Our customers use our maps to:\n- Run marketing campaigns\n\nYou run process improvements.';
    expect(skillsOf(text)).toEqual(['Process improvement']);
  });
});

describe('a maker’s own products', () => {
  const atMicrosoft = (text: string) => skillsOf(text, 'Engineer', 'Microsoft');

  it.each([
    'If you have bought Azure or an Xbox, you know our bills.',
    'The SharePoint teams are hiring.',
    'Millions of Windows and Azure users sign in through us.',
    'Talk to us in the SQL Server team.',
    'We cover Bing, OneDrive, and Microsoft Azure branded services.',
  ])('are no skill where it names them: %s', (text) => expect(atMicrosoft(text)).toEqual([]));

  it.each([
    ['Experience with Azure', 'Azure'],
    ['Build services on top of Azure.', 'Azure'],
    ['Services on clouds such as AWS or Azure.', 'Azure'],
    ['Requirements:\n- Power BI, Excel', 'Power BI'],
    ['Write C# and TypeScript.', 'C#'],
  ])('are one where somebody works with them: %s', (text, skill) =>
    expect(atMicrosoft(text)).toContain(skill),
  );

  it('name nothing over the end of a sentence', () => {
    expect(skillsOf('Better systems and software\nDevelopment of lists')).toEqual([]);
    expect(skillsOf('Knowledge of project\nmanagement')).toEqual(['Project management']);
  });

  it('are a skill at others', () => {
    expect(skillsOf('Keep the tills on Azure.', 'Engineer')).toEqual(['Azure']);
  });
});
