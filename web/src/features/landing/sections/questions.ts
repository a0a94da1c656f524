import { LIMITS } from '@contract/limits.ts';
import { brand } from '@/lib/brand.ts';

/** Questions and answers of the landing page, as plain text. */
export const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: `Does ${brand.name} send anything that I have not seen?`,
    answer:
      'Not unless you ask it to. Review before sending is on from the start: you see every answer, then approve. If you switch it off, an application goes out as soon as every required answer is known; you can switch it on again at any time.',
  },
  {
    question: 'Where do the openings come from?',
    answer:
      'From the public job boards of employers. Each posting names its source and links to the original.',
  },
  {
    question: 'What does the score mean when a posting says little?',
    answer:
      'The score covers only what can be checked. The rest is hatched and counts neither for nor against you. If nothing can be checked, there is no score.',
  },
  {
    question: 'What happens with CAPTCHAs and codes sent by e-mail?',
    answer: `${brand.name} stops and hands over to you, with the answers that it has ready. It does not solve, evade or disguise anything.`,
  },
  {
    question: 'Do you need my passwords for other sites?',
    answer: 'No. Where an employer wants an account, you finish that application yourself.',
  },
  {
    question: 'When does an application cost a credit?',
    answer:
      'When it was submitted. A credit is set aside when you queue an application and comes back if it is not submitted.',
  },
  {
    question: 'Can I buy more credits already?',
    answer: `Not yet: the checkout is not open, so nothing can be charged. You start with ${LIMITS.sign_up_credits} credits, and on your Credits page you can ask to be told when it opens.`,
  },
  {
    question: 'Will it make up experience I do not have?',
    answer:
      'No. A form is filled from your profile, your resume and your own words. It writes no letters in your name, and what is not known is asked, never guessed.',
  },
  {
    question: 'Can I have my data deleted?',
    answer:
      'Yes, by yourself and at once: Account Management removes the account with its documents and files, and gives you a copy of everything before, if you want one. Applications that were sent stay with the employers.',
  },
];
