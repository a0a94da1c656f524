import { LIMITS } from '@contract/limits.ts';
import { PRICING } from '@contract/pricing.ts';
import { brand } from '@/lib/brand.ts';
import { formatMoney } from '@/lib/format.ts';

/** Questions and answers of the landing page, as plain text. */
export const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: `Does ${brand.name} send anything I haven’t seen?`,
    answer:
      'Not unless you ask it to. Review is on from the start, so you see every answer before you approve. If you turn it off in Settings, an application goes out as soon as we have every required answer. You can turn it back on anytime.',
  },
  {
    question: 'Where do the jobs come from?',
    answer: 'From employers’ public job boards. Every job shows its source and links to the original.',
  },
  {
    question: 'What does a score mean when a job says little?',
    answer:
      'The score covers only what we could check. The rest is hatched and doesn’t count for or against you. If we can’t check anything, there’s no score.',
  },
  {
    question: 'What happens with CAPTCHAs and emailed codes?',
    answer: `${brand.name} stops and hands the form over to you, with your answers ready to copy. We never solve or get around CAPTCHAs.`,
  },
  {
    question: 'Do you need my passwords for other sites?',
    answer: 'No. If an employer requires an account, you finish that application yourself.',
  },
  {
    question: 'When does an application cost a credit?',
    answer:
      'When it’s submitted. We set a credit aside when you queue an application, and return it if the application isn’t submitted.',
  },
  {
    question: 'Can I buy more credits?',
    answer: `Yes, on your Credits page: Premium for ${formatMoney(PRICING.premium.price)} a month, or packs that never expire. You start with ${LIMITS.sign_up_credits} free credits, so you can try it first. You pay on Stripe’s secure page, and can cancel Premium with one click.`,
  },
  {
    question: 'Will it make up experience I don’t have?',
    answer:
      'No. We fill out forms from your profile, your resume, and your own words. We don’t write cover letters in your name, and if we don’t know an answer, we ask you.',
  },
  {
    question: 'Can I delete my data?',
    answer:
      'Yes, anytime, on the account management page. Deleting your account removes your documents and files, and you can download a copy of everything first. Employers keep the applications they’ve received.',
  },
];
