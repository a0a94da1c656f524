import { describe, expect, it } from 'vitest';
import { asksForMoney, asksToMessage, asksToPassOn } from './asked-of-applicants.ts';

/** What a text asks of applicants that an employer wouldn't. */
const askedIn = (text: string): string[] => {
  const sentences = text.toLowerCase().split(/(?<=[.!?])\s+/);
  return Object.entries({ asksForMoney, asksToMessage, asksToPassOn }).flatMap(([name, asks]) =>
    sentences.some(asks) ? [name] : [],
  );
};

describe('nothing is asked of applicants', () => {
  it.each([
    'Process Western Union and MoneyGram transactions for customers.',
    'Sell money orders, lottery tickets, and gift cards at the register.',
    'Customers can pay bills with Western Union at our counter.',
    'Handle cash, cash checks, and send money orders for customers.',
    'Cash checks and process deposits for our members.',
    'Operate the Western Union terminal.',
    'You will send money transfers via Western Union for our guests.',
    'Answer customers’ questions by WhatsApp, email, and phone.',
    'Support customers via WhatsApp and live chat.',
    'Manage our WhatsApp Business channel.',
    'Reply to clients on Telegram.',
    'Build integrations with WhatsApp and Telegram.',
    'Contact leads via WhatsApp and phone.',
    'Run campaigns on WhatsApp.',
    'You reach out to our customers on WhatsApp.',
    'Message our customers on WhatsApp about their orders.',
    'Moderate our Telegram community.',
    'Receive and send packages in the mailroom.',
    'Receive packages from carriers and forward them to departments.',
    'Deliver packages to customers’ homes.',
    'You receive payment by direct deposit into your bank account.',
    'Accounts payable: prepare wire transfers to vendors.',
    'Tenants pay an application fee; you process it.',
    'Collect the registration fee from parents.',
    'Prepare wire transfers and send the funds to suppliers.',
    'Pack and ship orders from our warehouse.',
    'Your laptop will be shipped to your home.',
    'Send us your resume by email.',
    'Buy gift cards for employee events.',
    'Purchase gift cards and track them in a ledger.',
    'We use Google Chat and Hangouts for meetings.',
    'We interview by video.',
    'Work with the signal processing team',
    'Contact us by phone or text.',
  ])('in %j', (text) => expect(askedIn(text)).toEqual([]));
});

describe('something is asked of applicants', () => {
  it.each([
    'Receive packages at home and forward them.',
    'You receive packages at your home, relabel them, and ship them abroad.',
    'Parcels will be delivered to your address. You forward them to our clients.',
    'Reshipping agent wanted.',
    'Receive parcels at your residence and mail them on.',
    'Process payments through your own bank account and keep 10% of each transfer.',
    'Deposit the check into your account, and wire the rest to our vendor.',
    'Accept money transfers to your personal bank account and send them on.',
    'Message our manager on Telegram.',
    'Contact HR on WhatsApp +1 555 010 2234.',
    'Send your CV to WhatsApp 0155501022.',
    'Interested applicants should add us on WeChat.',
    'Text me on Telegram @hiringdesk.',
    'Your interview will be held via Google Hangouts.',
    'Apply via t.me/fastjobs.',
    'WhatsApp us to apply.',
    'Pay the registration fee by Western Union.',
    'Send your fee by Western Union.',
    'Buy gift cards and send us the codes.',
    'You must complete a wire transfer to start.',
    'There is a $40 registration fee.',
    'You must purchase a gift card and send the code to us.',
    'Contact me on WhatsApp',
    'Inspect the goods at your apartment and send them to the addresses we give you.',
    'A refundable deposit: pay a small deposit for your starter kit.',
    'Reach out to our hiring manager via Signal.',
  ])('in %j', (text) => expect(askedIn(text)).not.toEqual([]));
});
