/** Questions and answers of the landing page, as plain text: the FAQ and its structured data use them alike. */
export const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: 'Does Huntwell send anything that I have not seen?',
    answer:
      'Not unless you ask it to. Review before submit is on from the start: you see every answer, then approve. You can switch it off for automatic applications, and on again at any time.',
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
    answer:
      'Huntwell stops and hands over to you with everything prepared. It does not solve, evade or disguise anything.',
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
    question: 'Will it make up experience I do not have?',
    answer:
      'No. Letters and answers are drafted from facts in your profile only, and you can edit them. What is not known is asked, never guessed.',
  },
  {
    question: 'Can I have my data deleted?',
    answer:
      'Yes: the account, its files and its documents. What accounting law requires is kept without personal data. Write to us and we do it.',
  },
];
