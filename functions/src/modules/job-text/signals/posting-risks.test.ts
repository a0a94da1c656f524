import { describe, expect, it } from 'vitest';
import { flagsAt, flagsOverTime, postingRisks, type RiskInput, riskFlags } from './posting-risks.ts';

const NOW = new Date('2026-11-23T00:00:00Z');
const WORK =
  'You build and run our billing service with a team of six, and talk to the people who use it. '.repeat(20);
const risksWith = (given: Partial<RiskInput>) =>
  postingRisks(
    {
      title: 'Software Engineer',
      company: 'Harbor Works',
      text: WORK,
      locations: ['Albany, NY'],
      salary: null,
      remote: false,
      links: [],
      posted_at: '2026-11-20T00:00:00Z',
      ...given,
    },
    NOW,
  );

describe('the risk of a scam', () => {
  it('is small for an ordinary posting, and nothing is said of it', () => {
    const risks = risksWith({});
    expect(risks.scam.probability).toBeLessThan(0.05);
    expect(riskFlags(risks)).toEqual([]);
  });

  it.each([
    ['asks applicants to use a messaging app', 'Message our manager on Telegram.'],
    ['gives a private email address as the contact', 'Write to harbor.jobs@gmail.com.'],
    ['seems to ask for money or to move money', 'There is a $40 registration fee.'],
    ['seems to ask for ID or bank details before an interview', 'Send a copy of your passport.'],
    ['promises easy money', 'Earn extra cash and be your own boss.'],
    ['hides where its link leads', 'Apply at https://bit.ly/3abcd'],
    ['links to a site that doesn’t carry the employer’s name', 'Apply at https://jobs.unrelated-site.biz/1'],
  ])('grows with what %s', (reason, text) => {
    const { scam } = risksWith({ text: `${WORK} ${text}` });
    expect(scam.reasons).toContain(reason);
    expect(scam.probability).toBeGreaterThan(risksWith({}).scam.probability);
  });

  it.each<[string, number, string]>([
    ['Travel Nurse RN - Telemetry - make $2,140 per week', 111_000, 'Pay: $2,140 per week.'],
    ['ERP Systems Administrator', 118_000, 'Run our ERP.'],
    ['Nursing Home Administrator', 125_000, 'Lead the home.'],
    ['Director of Administrative Services', 140_000, 'Lead the office.'],
  ])('isn’t shown for well-paid work that only sounds like office work: %s', (title, dollars, text) => {
    const salary = {
      min: null,
      max: dollars * 100,
      currency: 'USD',
      period: 'year',
      origin: 'stated',
    } as const;
    expect(riskFlags(risksWith({ title, text, salary }))).toEqual([]);
  });

  it('is shown for office work at home that pays like a director’s', () => {
    const salary = { min: null, max: 12_000_000, currency: 'USD', period: 'year', origin: 'stated' } as const;
    const text = 'Type short ads at home. You get paid daily.';
    expect(riskFlags(risksWith({ title: 'Data Entry Clerk', text, salary, remote: true }))).toHaveLength(1);
  });

  it.each([
    ['says that it sends you money or a check to spend', 'We mail you a cashier’s check for the equipment.'],
    ['asks for personal data before an interview', 'Send your full name, address, age, and occupation.'],
    ['offers the job without an interview', 'No interview, start tomorrow.'],
    ['promises a visa, travel, or housing to everyone', 'Free accommodation, feeding, and flight ticket.'],
    ['pays for recommending other people', 'Recommend someone and get paid.'],
    ['hides who the employer is', 'The client is confidential.'],
    ['still has gaps of a template', 'You work with [insert title] on goals.'],
    ['has several spelling mistakes', 'Our organazation values managment experiance in all of the teams.'],
  ])('grows with what known kinds of fraud do: it %s', (reason, text) => {
    expect(risksWith({ text: `${WORK} ${text}` }).scam.reasons).toContain(reason);
  });

  it.each([
    ['Pay the deposit with Zelle.'],
    ['You will be paid through Cash App.'],
    ['Buy gift cards and send us the codes.'],
    ['You must complete a wire transfer to start.'],
    ['Pay the training fee first.'],
    ['This is not a scam, just send your fee by Western Union.'],
  ])('grows when applicants are asked for money: %s', (text) => {
    expect(risksWith({ text: `${WORK} ${text}` }).scam.reasons).toContain(
      'seems to ask for money or to move money',
    );
  });

  it.each([
    ['Beware of scammers. Message our manager on Telegram.'],
    ['We don’t require experience, message our manager on Telegram.'],
    ['We never charge a fee, but contact us on Telegram.'],
    ['No registration fee, message us on Telegram.'],
  ])('grows with what is asked beside a warning or a denial: %s', (text) => {
    const { scam } = risksWith({ text: `${WORK} ${text}` });
    expect(scam.reasons).toContain('asks applicants to use a messaging app');
  });

  it.each<[string, Partial<RiskInput>]>([
    [
      'denies what scams ask',
      {
        text: `${WORK} We never interview via text or on WhatsApp or Telegram, and never ask you to provide bank account details or buy gift cards.`,
      },
    ],
    [
      'warns of fraud',
      {
        text: `${WORK} We never charge an application fee and never ask for your bank account details. Report fraud by email to jobs@harborworks.com.`,
      },
    ],
    [
      'is about payments, and has a contact',
      {
        title: 'Accounts Payable Specialist',
        text: `${WORK} You prepare ACH and wire transfer payments. Questions? Email hr@harborworks.com.`,
      },
    ],
    [
      'is about payments',
      { title: 'Accounts Payable Clerk', text: `${WORK} You process wire transfer payments.` },
    ],
    [
      'names a product of the employer',
      {
        company: 'Block',
        text: `${WORK} You will work on Cash App. For accommodations, email accommodations@block.xyz.`,
      },
    ],
    [
      'names the employer',
      { company: 'Western Union', text: `${WORK} You must know the products of Western Union.` },
    ],
  ])('stays small for an ordinary job that %s', (_, given) => {
    const risks = risksWith(given);
    expect(risks.scam.reasons).toEqual([]);
    expect(riskFlags(risks)).toEqual([]);
  });

  it('is read in linear time, even from a text without spaces', () => {
    expect(risksWith({ text: 'a'.repeat(100_000) }).scam.reasons).toEqual([]);
  });

  it('takes the employer’s own site and its careers pages for its own', () => {
    const { scam } = risksWith({ links: ['https://careers.harborworks.com/1', 'https://example.org'] });
    expect(scam.reasons).toEqual([]);
  });

  it('is high for pay that the work never has', () => {
    const salary = { min: null, max: 20_000_000, currency: 'USD', period: 'year', origin: 'stated' } as const;
    expect(risksWith({ title: 'Data Entry Clerk', salary }).scam.reasons[0]).toMatch(/unusually high pay/);
    expect(risksWith({ salary }).scam.reasons).toEqual([]);
  });

  it('stays below what is shown for a posting that only lacks something', () => {
    const bare = {
      text: 'Short.',
      has_company_profile: false,
      has_company_logo: false,
      has_requirements: false,
    };
    const risks = risksWith(bare);
    expect(risks.scam.probability).toBeLessThan(0.5);
    expect(riskFlags(risks).filter(({ kind }) => kind === 'scam')).toEqual([]);
    expect(risksWith({ ...bare, text: 'Message us on Telegram.' }).scam.probability).toBeGreaterThan(0.5);
    const list = 'We need a Java developer with java,python,sql and html,css.';
    expect(risksWith({ ...bare, title: 'JAVA DEVELOPER', text: list }).scam.probability).toBeLessThan(0.5);
  });

  it('sees nobody hide where children are hearing impaired', () => {
    const { scam } = risksWith({ text: `${'You teach. '.repeat(120)}Work with hearing impaired children.` });
    expect(scam.reasons).toEqual([]);
  });

  it('doesn’t take a source without texts for a posting that says little', () => {
    const probability = (text: string) => risksWith({ text }).scam.probability;
    expect(probability('Short.')).toBeGreaterThan(probability(''));
  });

  it('grows with commas that slip more than once', () => {
    const written = (text: string) => risksWith({ text: `${WORK} ${text}` }).scam.probability;
    const careless = written('Sort mail ,greet guests,answer phones , and file letters.');
    expect(careless).toBeGreaterThan(written('Sort mail, greet guests, answer phones, and file letters.'));
  });

  it('is told in one hedged sentence once several signs agree', () => {
    const risks = risksWith({
      title: 'Data Entry Clerk (Work From Home)',
      text: `${WORK} No experience needed. Contact us on WhatsApp.`,
      remote: true,
    });
    expect(riskFlags(risks)).toEqual([
      {
        kind: 'scam',
        reason:
          'Signs of a scam: this job asks applicants to use a messaging app, offers office work from home, which scams often imitate, and promises work from home without experience.',
      },
    ]);
  });
});

describe('the risk that nobody is hired', () => {
  it('needs two signs', () => {
    const pool = `${WORK} Join our talent pool for future openings.`;
    expect(riskFlags(risksWith({ text: pool }))).toEqual([]);
    expect(riskFlags(risksWith({ posted_at: '2026-01-01T00:00:00Z' }))).toEqual([]);
    expect(riskFlags(risksWith({ text: pool, posted_at: '2026-01-01T00:00:00Z' }))).toEqual([
      {
        kind: 'ghost',
        reason:
          'May not lead to a hire soon: this job says that it collects applications for later and has been open for months.',
      },
    ]);
  });

  it('does not take a missing date for an old one', () => {
    expect(risksWith({ posted_at: null }).ghost.reasons).toEqual([]);
  });
});

describe('the risks of a posting as it ages', () => {
  const posting: RiskInput = {
    title: 'General application',
    company: 'Harbor Works',
    text: 'Join our talent community. '.repeat(40),
    locations: ['Albany, NY'],
    salary: null,
    remote: false,
    links: [],
    posted_at: '2026-11-20T00:00:00Z',
  };

  it('are those that it would be read with on that day', () => {
    const { now, later } = flagsOverTime(posting, NOW);
    expect(later.length).toBeGreaterThan(0);
    for (const days of [0, 59, 60, 61, 119, 120, 400]) {
      const at = new Date(Date.parse('2026-11-20T00:00:00Z') + days * 86_400_000);
      if (at < NOW) continue;
      const shown = flagsAt({ risk_flags: now, risk_flags_later: later }, at);
      expect(shown).toEqual(riskFlags(postingRisks(posting, at)));
    }
  });

  it('stay as they are without a date, and where older documents have none', () => {
    expect(flagsOverTime({ ...posting, posted_at: null }, NOW).later).toEqual([]);
    expect(flagsAt({ risk_flags: [] }, NOW)).toEqual([]);
  });
});
