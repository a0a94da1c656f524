import { describe, expect, it } from 'vitest';
import { asksForData, leadsToFee, movesMoney, sendsChecks } from './scam-tricks.ts';

const TRICKS = { movesMoney, sendsChecks, leadsToFee, asksForData };
const tricksIn = (text: string): string[] =>
  Object.entries(TRICKS).flatMap(([name, holds]) =>
    text
      .toLowerCase()
      .split(/(?<=[.!?])\s+/)
      .some(holds)
      ? [name]
      : [],
  );

describe('tricks', () => {
  it.each([
    ['Receive payments in your account, deduct your commission, and forward the balance.', 'movesMoney'],
    ['You act as a medium between us and our clients.', 'movesMoney'],
    ['You take care of accounts opened in your name.', 'movesMoney'],
    ['We mail you a cashier’s check for your first week.', 'sendsChecks'],
    ['A check will be sent to you to purchase your working equipment.', 'sendsChecks'],
    ['Money for the items will be provided upfront by check.', 'sendsChecks'],
    ['A starter kit costs $49.', 'leadsToFee'],
    ['The visa fee is paid by the applicant.', 'leadsToFee'],
    ['Pay for the course first, refundable with your first salary.', 'leadsToFee'],
    ['Send your full name, address, age, and occupation.', 'asksForData'],
    ['Send a photo of your ID front and back.', 'asksForData'],
    ['Bring a credit report, get it here.', 'asksForData'],
  ])('are seen in %j', (text, trick) => expect(tricksIn(text)).toContain(trick));

  it.each([
    'Post payments to customers’ accounts and forward questions to accounting.',
    'We pay for the course and the exam.',
    'Candidates never pay us a fee.',
    'Print vendors’ checks and mail the checks on Thursdays.',
    'Tellers cash checks and sell cashier’s checks and money orders.',
    'Email your resume and phone number to the office.',
    'Keep the names and addresses of members up to date.',
    'Tuition assistance of $5,250 a year, and training materials.',
    'Rad tech at Harbor Medical Center for $2026 gross weekly.',
    'You earn a commission of 5% on flooring.',
    'A background check is part of every offer.',
    'Photograph products, and send photos of the shelf to your manager.',
  ])('are not seen in %j', (text) => expect(tricksIn(text)).toEqual([]));
});
