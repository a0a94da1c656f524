import { occupation } from '../occupation.ts';

export const SOFTWARE = [
  occupation({
    key: 'software_engineer',
    count: 130,
    employers: 'software software software fintech insurance biotech media',
    titles:
      'Software Engineer | Backend Engineer | Software Developer | Full Stack Engineer | Full-Stack Developer | Java Developer | Python Developer',
    entry:
      'Junior Software Engineer | Software Engineer I | Associate Software Engineer | Graduate Software Engineer',
    lead: 'Staff Software Engineer | Lead Software Engineer | Principal Software Engineer | Tech Lead',
    intern: 'Software Engineering Intern | Software Engineer Intern',
    levels: 'intern 1 entry 3 mid 7 senior 7 lead 4',
    specialties:
      'Payments | Platform | Integrations | Backend | APIs | Billing | Search | Developer Tools | Healthcare | Embedded',
    pay: 'year 112 148',
    workplace: 'onsite 1 hybrid 5 remote 7',
    employment: 'full_time 14 contract 2',
    domain:
      'software development | building and running backend services | professional software engineering',
    skills: 'Python | Java | TypeScript | PostgreSQL | REST APIs | Docker | AWS | Git | unit testing',
    extras: 'Kubernetes | Go | Kafka | GraphQL | React | Terraform | Redis | Node.js | Spring Boot | CI/CD',
    degree: 'bachelor 0.4 computer science | engineering',
    abroad: 'GB CA DE',
    duties: `design, ^build and ^run services that other teams depend on
      write code that the next person can change
      review pull requests the same day
      break large work into pieces that ship
      own features from the first sketch to the graphs in production
      model data and ^write migrations that can be rolled back
      find the slow query and ^fix it
      take part in on-call about one week in seven
      write tests that fail for the right reason
      talk with customers and support before writing the design document
      mentor colleagues and ^learn from them
      remove code that is no longer needed`,
    settings: `The stack is Python and TypeScript on AWS, with PostgreSQL under nearly everything.
      We deploy about fifteen times a day behind flags, and rollbacks take a minute.
      The team is six engineers, a designer and a product manager who can read code.
      Java services, a React front end and one Perl script that everybody is afraid of.
      Design documents are two pages, and anybody may comment.`,
    wants: `clear written communication
      care for what happens after the merge
      curiosity about the domain
      experience running what you wrote
      taste for simple solutions`,
  }),
  occupation({
    key: 'frontend_engineer',
    count: 72,
    employers: 'software software fintech media agency',
    titles:
      'Frontend Engineer | Front-End Developer | Web Developer | React Developer | UI Engineer | Mobile Engineer | iOS Developer | Android Developer',
    entry: 'Junior Frontend Developer | Web Developer I',
    lead: 'Lead Frontend Engineer | Staff Engineer, Frontend',
    intern: 'Frontend Engineering Intern',
    levels: 'intern 1 entry 3 mid 7 senior 6 lead 2',
    specialties: 'Design Systems | E-commerce | Growth | Accessibility | Dashboards | Mobile',
    pay: 'year 102 136',
    workplace: 'onsite 1 hybrid 5 remote 7',
    employment: 'full_time 12 contract 3',
    domain: 'frontend development | building web or mobile applications',
    skills: 'JavaScript | TypeScript | React | HTML | CSS | Git | accessibility | REST APIs',
    extras:
      'Next.js | Vue.js | GraphQL | Playwright | Figma | Swift | Kotlin | React Native | Storybook | Jest',
    degree: 'bachelor 0.25 computer science | design',
    abroad: 'GB CA DE',
    duties: `build interfaces that work with keyboard, mouse, thumb and screen reader
      turn designs into components that others reuse
      keep pages fast on three-year-old phones
      write tests for what users really do
      work with designers on details in the browser
      shape APIs together with backend colleagues
      measure errors and vitals and ^act on them
      retire old screens one by one
      review code with kindness
      prototype ideas in a day`,
    settings: `Four frontend engineers look after two products and one design system.
      Accessibility is part of done, and we test with real users who need it.
      Our oldest page is from 2013; you may be the one to replace it.`,
    wants: `an eye for detail
      knowledge of the platform beneath the framework
      links to things you built
      patience with edge cases`,
  }),
  occupation({
    key: 'devops_engineer',
    count: 62,
    employers: 'software fintech insurance university media',
    titles:
      'DevOps Engineer | Site Reliability Engineer | Cloud Engineer | Platform Engineer | Systems Administrator | Network Engineer | Infrastructure Engineer',
    entry: 'Junior Systems Administrator | Associate Cloud Engineer',
    lead: 'Lead DevOps Engineer | Principal SRE',
    director: 'Director of Infrastructure',
    levels: 'entry 2 mid 6 senior 6 lead 2 director 1',
    specialties: 'AWS | Azure | Kubernetes | Linux | Networking | Observability',
    pay: 'year 104 140',
    workplace: 'onsite 2 hybrid 4 remote 6',
    employment: 'full_time 12 contract 2',
    domain: 'cloud infrastructure | systems administration | operations',
    skills: 'Linux | AWS | Terraform | Kubernetes | Docker | CI/CD | monitoring | scripting',
    extras:
      'Azure | Ansible | Prometheus | Python | Bash | Cisco | Windows Server | Grafana | GitHub Actions | VMware',
    certificates: 'AWS Solutions Architect | CKA | CCNA',
    degree: 'bachelor 0.3 computer science | information technology',
    abroad: 'GB CA DE',
    duties: `keep production boring
      write infrastructure as code and ^review it like code
      run clusters, networks and backups and ^test the restores
      cut deploy time and cost
      improve alerts until each one deserves to wake somebody
      lead incident reviews without blame
      harden systems and ^patch them on schedule
      help developers to own their services
      plan capacity before the busy season
      automate what was done by hand twice`,
    settings: `We run about 140 services in two regions.
      On-call is one week in six, with a day off afterwards.
      Half of the estate is in the cloud; the other half is patient.`,
    wants: `calm during incidents
      habit of writing things down
      security in mind
      suspicion of clever scripts`,
  }),
  occupation({
    key: 'qa_engineer',
    count: 50,
    employers: 'software software fintech insurance',
    titles: 'QA Engineer | Test Automation Engineer | Software Tester | SDET | Quality Assurance Analyst',
    entry: 'Junior QA Tester | QA Analyst I',
    lead: 'QA Lead | Test Manager',
    levels: 'entry 4 mid 6 senior 4 lead 2',
    specialties: 'Mobile | Automation | Payments | Medical Software | API',
    pay: 'year 80 108',
    workplace: 'onsite 1 hybrid 5 remote 6',
    employment: 'full_time 11 contract 4',
    domain: 'software testing | test automation',
    skills: 'test automation | Selenium | manual testing | API testing | SQL | bug tracking | Jira',
    extras: 'Playwright | Cypress | Python | JavaScript | Postman | performance testing | CI/CD',
    degree: 'bachelor 0.3 computer science',
    certificates: 'ISTQB',
    abroad: 'GB CA DE',
    duties: `find problems before customers do
      automate checks that pay for themselves
      test new features by hand with imagination
      write bug reports that can be reproduced
      review requirements and ^ask the awkward question
      keep the suite fast and trusted
      set up test data
      verify fixes on devices and browsers
      report risk before a release
      help developers to test their own work`,
    settings: `Two testers sit in each product team, not in a separate department.
      The suite runs in eleven minutes; it was an hour.
      We release weekly, on Tuesdays, and go home on time.`,
    wants: `curiosity and stubbornness
      friendly precision
      basic programming
      ability to explain risk`,
  }),
  occupation({
    key: 'security_analyst',
    count: 52,
    employers: 'bank fintech hospital government software utility',
    titles:
      'Information Security Analyst | Cybersecurity Analyst | Security Engineer | SOC Analyst | Application Security Engineer',
    entry: 'SOC Analyst I | Junior Security Analyst',
    lead: 'Security Operations Lead',
    director: 'Director of Information Security',
    executive: 'Chief Information Security Officer',
    levels: 'entry 3 mid 6 senior 4 lead 2 director 1 executive 1',
    specialties: 'SOC | Cloud Security | GRC | Identity | Application Security | Incident Response',
    pay: 'year 96 130',
    workplace: 'onsite 3 hybrid 5 remote 4',
    domain: 'information security',
    skills:
      'security monitoring | incident response | SIEM | vulnerability management | network security | risk assessment',
    extras: 'Splunk | Python | CrowdStrike | Azure AD | NIST | penetration testing | SOC 2 | AWS',
    degree: 'bachelor 0.4 cybersecurity | computer science',
    certificates: 'Security+ | CISSP | CySA+',
    abroad: 'GB CA DE',
    duties: `watch alerts and ^tell noise from trouble
      investigate and ^contain incidents
      scan for weaknesses and ^get them fixed
      review changes and vendors
      tune rules so that people keep reading them
      run phishing exercises that teach rather than shame
      write runbooks
      manage access reviews
      advise developers on safer designs
      prepare for audits`,
    settings: `Security is five people for 900 employees.
      We publish our incident reviews inside the company.
      Tooling money exists; attention is what is scarce.`,
    wants: `analytical thinking
      discretion
      clear reports for people who are not technical
      interest in how attackers work`,
  }),
  occupation({
    key: 'it_support',
    count: 74,
    employers: 'school hospital manufacturer university law government software',
    titles:
      'IT Support Specialist | Help Desk Technician | Desktop Support Technician | IT Technician | Service Desk Analyst | IT Support Engineer',
    entry: 'Help Desk Technician I | IT Support Technician (Entry Level)',
    lead: 'IT Support Manager | Help Desk Supervisor',
    director: 'Director of Information Technology | IT Director',
    intern: 'IT Intern',
    levels: 'intern 1 entry 5 mid 7 senior 2 lead 2 director 1',
    specialties: 'Service Desk | School Technology | Deskside | Apple | Clinical Systems | Nights',
    pay: 'hour 25 34',
    workplace: 'onsite 8 hybrid 4 remote 2',
    employment: 'full_time 12 part_time 1 contract 3',
    domain: 'IT support | a help desk',
    skills:
      'technical support | Windows | Active Directory | Microsoft 365 | troubleshooting | ticketing systems | hardware repair',
    extras: 'macOS | Intune | networking | ServiceNow | PowerShell | Google Workspace | Cisco phones | Jamf',
    certificates: 'CompTIA A+ | Network+ | ITIL',
    degree: 'associate 0.35 information technology',
    abroad: 'GB CA DE',
    duties: `answer tickets, calls and people at the door
      fix laptops, printers, phones and passwords
      set up new colleagues so that day one works
      image machines and ^keep inventory
      document solutions for the next time
      escalate with everything the next person needs
      support rooms, projectors and calls
      patch and ^replace devices on schedule
      teach people small things that save them hours
      help with moves and cabling`,
    settings: `We support 1,200 people with seven technicians and a queue that is empty most Fridays.
      Tickets are shared by skill, not by who is quickest to click.
      Each year you pick one certificate and we pay for it.`,
    wants: `patience and good humor
      logical troubleshooting
      customer service first
      a driver's license for trips between sites`,
  }),
  occupation({
    key: 'engineering_manager',
    count: 50,
    employers: 'software fintech media',
    titles: 'Engineering Manager | Software Engineering Manager | Software Architect',
    lead: 'Engineering Manager | Software Development Manager',
    director: 'Director of Engineering | Head of Engineering',
    executive: 'Vice President of Engineering | Chief Technology Officer | CTO | Chief Information Officer',
    levels: 'senior 2 lead 6 director 4 executive 4',
    specialties: 'Platform | Payments | Data | Mobile | Core Product',
    pay: 'year 132 168',
    workplace: 'onsite 2 hybrid 5 remote 6',
    domain: 'software engineering, part of them leading teams | leading engineers',
    skills:
      'team leadership | software architecture | hiring | Agile | project planning | mentoring | stakeholder management',
    extras: 'AWS | Python | Java | budgeting | distributed systems | incident management | microservices',
    degree: 'bachelor 0.4 computer science | engineering',
    abroad: 'GB CA DE',
    duties: `lead one or two teams of engineers
      hire well and ^let nobody down who was hired
      hold weekly one-to-ones and ^give feedback early
      agree on goals with product and ^protect time for maintenance
      keep delivery predictable
      guide architecture without writing every line
      handle incidents and ^learn from them
      plan budget and headcount
      explain technical choices to people who pay for them
      grow the next leads`,
    settings: `Engineering is 45 people in seven teams.
      Managers here code a little and listen a lot.
      You will report to someone who has done your job.`,
    wants: `trust built through honesty
      technical depth to ask good questions
      experience with growth and with cuts
      plain speech`,
  }),
];
