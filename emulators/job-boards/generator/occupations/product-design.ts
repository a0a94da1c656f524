import { occupation } from '../occupation.ts';

export const PRODUCT_DESIGN = [
  occupation({
    key: 'product_manager',
    count: 68,
    employers: 'software software fintech media insurance',
    titles: 'Product Manager | Technical Product Manager | Product Owner | Digital Product Manager',
    entry: 'Associate Product Manager',
    lead: 'Group Product Manager | Lead Product Manager',
    director: 'Director of Product | Head of Product',
    executive: 'Chief Product Officer | Vice President of Product',
    levels: 'entry 2 mid 6 senior 6 lead 2 director 2 executive 1',
    specialties: 'Growth | Payments | Platform | Mobile | Data Products | Healthcare',
    pay: 'year 112 146',
    workplace: 'onsite 1 hybrid 6 remote 5',
    domain: 'product management',
    skills:
      'product management | roadmap planning | user research | stakeholder management | Agile | data analysis | prioritization',
    extras: 'SQL | Figma | A/B testing | Jira | pricing | API products | Amplitude',
    degree: 'bachelor 0.4 business | engineering',
    abroad: 'GB CA DE',
    duties: `talk with at least two customers a week
      decide what not to build, and ^say why
      write one-page briefs that a team can start from
      set goals with engineering and design
      follow numbers after launch for longer than a week
      plan releases with support and sales
      test risky ideas cheaply
      keep a roadmap that is honest about dates
      handle trade-offs in the open
      know the market without copying it`,
    settings: `You will work with six engineers and a designer who have been together for three years.
      The product has 4,100 paying customers and a long list of wishes.
      Product decisions are made in teams; leadership sets direction.`,
    wants: `clear thinking and writing
      comfort with data and with its absence
      respect for engineers and support
      good taste in problems`,
  }),
  occupation({
    key: 'project_manager',
    count: 78,
    employers: 'consulting software hospital government energy agency manufacturer',
    titles:
      'Project Manager | IT Project Manager | Program Manager | Scrum Master | Project Coordinator | Implementation Manager',
    entry: 'Project Coordinator | Junior Project Manager',
    lead: 'Lead Project Manager | PMO Lead',
    director: 'Director, Project Management Office | Director of Program Management',
    levels: 'entry 4 mid 7 senior 5 lead 2 director 1',
    specialties: 'IT | Implementation | Healthcare | ERP | Capital Projects | Agile | Client Projects',
    pay: 'year 84 112',
    workplace: 'onsite 3 hybrid 6 remote 4',
    employment: 'full_time 10 contract 4',
    domain: 'project management',
    skills:
      'project management | scheduling | risk management | stakeholder management | budgeting | Agile | status reporting',
    extras: 'MS Project | Jira | Smartsheet | Scrum | change management | vendor management | Asana',
    degree: 'bachelor 0.5 business | engineering',
    certificates: 'PMP | CSM | PRINCE2',
    abroad: 'GB CA DE',
    duties: `plan projects with the people who will do the work
      keep scope, dates and money in one honest view
      run meetings that are shorter than planned
      raise risks while they are small
      write status that can be read in two minutes
      hold vendors to what they signed
      remove obstacles for the team
      manage changes and their price
      close projects and ^write down what was learned
      keep sponsors involved`,
    settings: `You will run three to four projects of different size at once.
      The PMO has one template and is not afraid to skip it.
      Most projects involve two sites and one outside vendor.`,
    wants: `order without bureaucracy
      steady communication
      courage to deliver bad news early
      some feel for technology`,
  }),
  occupation({
    key: 'ux_designer',
    count: 57,
    employers: 'software agency fintech media',
    titles: 'UX Designer | Product Designer | UI/UX Designer | UX Researcher | Interaction Designer',
    entry: 'Junior UX Designer | Associate Product Designer',
    lead: 'Lead Product Designer | Design Manager',
    director: 'Director of Design | Head of UX',
    intern: 'UX Design Intern',
    levels: 'intern 1 entry 3 mid 6 senior 6 lead 2 director 1',
    specialties: 'Mobile | Design Systems | Research | B2B | Healthcare | E-commerce',
    pay: 'year 94 126',
    workplace: 'onsite 1 hybrid 5 remote 6',
    employment: 'full_time 10 contract 4',
    domain: 'product design | user experience design',
    skills: 'Figma | user research | wireframing | prototyping | usability testing | interaction design',
    extras:
      'design systems | accessibility | HTML | CSS | illustration | information architecture | workshop facilitation',
    degree: 'bachelor 0.25 design | human-computer interaction',
    abroad: 'GB CA DE',
    duties: `learn how people work today by watching them
      sketch many ideas and ^throw most away
      prototype in Figma or in code
      test with five users, every two weeks
      work out flows, states and words
      care for the design system
      pair with engineers until it feels right
      argue for the user with evidence
      present work in progress
      make it accessible from the start`,
    settings: `Three designers, each embedded in a product team, with critique on Thursdays.
      Research participants are easy to reach: our customers like to complain.
      The portfolio matters, the school does not.`,
    wants: `a portfolio that shows thinking
      humility about first ideas
      craft in type and space
      good questions`,
  }),
  occupation({
    key: 'graphic_designer',
    count: 57,
    employers: 'agency agency retailer media nonprofit university',
    titles:
      'Graphic Designer | Visual Designer | Brand Designer | Production Artist | Video Editor | Multimedia Designer',
    entry: 'Junior Graphic Designer | Design Assistant',
    lead: 'Art Director | Lead Designer',
    director: 'Creative Director',
    intern: 'Graphic Design Intern',
    levels: 'intern 1 entry 4 mid 6 senior 4 lead 2 director 2',
    specialties: 'Packaging | Brand | Social | Print | Motion | Publications',
    pay: 'year 56 76',
    workplace: 'onsite 3 hybrid 6 remote 4',
    employment: 'full_time 8 part_time 3 contract 4',
    domain: 'graphic design | visual design or video',
    skills: 'Adobe Photoshop | Adobe Illustrator | InDesign | typography | layout | branding',
    extras:
      'After Effects | Premiere Pro | Figma | photography | illustration | print production | motion graphics',
    degree: 'bachelor 0.4 graphic design | visual arts',
    abroad: 'GB CA DE',
    duties: `design campaigns, packaging, reports and the odd van
      take briefs and ^ask what success looks like
      prepare files that printers like
      cut short videos for social channels
      keep the brand consistent and alive
      present two ideas, not seven
      retouch and ^choose pictures
      lay out long documents that people finish
      work with writers from the first hour
      archive so that others can find it`,
    settings: `Five designers and two writers share one long table.
      Clients approve in two rounds, by contract.
      There is a risograph and a darkroom, for fun and for work.`,
    wants: `a portfolio with range
      strong typography
      grace under feedback
      reliable deadlines`,
  }),
  occupation({
    key: 'writer',
    count: 56,
    employers: 'media agency software nonprofit university',
    titles:
      'Copywriter | Content Writer | Technical Writer | Content Strategist | Editor | Communications Specialist | Content Designer',
    entry: 'Junior Copywriter | Editorial Assistant',
    lead: 'Managing Editor | Content Lead',
    director: 'Director of Communications | Editorial Director',
    intern: 'Editorial Intern | Communications Intern',
    levels: 'intern 1 entry 3 mid 7 senior 4 lead 2 director 2',
    specialties: 'Health | Developer Documentation | B2B | Newsletter | Brand | Internal Communications',
    pay: 'year 62 86',
    workplace: 'onsite 2 hybrid 5 remote 6',
    employment: 'full_time 9 part_time 3 contract 4',
    domain: 'professional writing | content or communications',
    skills: 'copywriting | editing | content strategy | research | SEO | proofreading',
    extras:
      'WordPress | technical documentation | social media | interviewing | Markdown | press releases | video scripts',
    degree: 'bachelor 0.45 English | journalism | communications',
    abroad: 'GB CA DE',
    duties: `write pages, guides, letters and headlines that sound like people
      interview experts and ^find the story
      edit others without flattening them
      keep the calendar and the style guide
      check facts, names and numbers
      explain hard things with short words
      plan content with search data and common sense
      document features before they ship
      draft speeches and statements
      measure what was read to the end`,
    settings: `You will be one of three writers and the loudest about commas.
      Drafts are reviewed by one person, within a day.
      We publish less than we used to, and it is read more.`,
    wants: `three samples that you are proud of
      curiosity about the subject
      careful grammar
      speed when it counts`,
  }),
];
