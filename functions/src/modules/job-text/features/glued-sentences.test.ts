import { describe, expect, it } from 'vitest';
import { ungluedSentences } from './glued-sentences.ts';

describe('sentences that nothing divides', () => {
  it.each([
    ['Five years of baking.You will open the shop.', ['Five years of baking.', 'You will open the shop.']],
    ['Clear speakingStrong writing', ['Clear speaking', 'Strong writing']],
    ['Knows SQL (PostgreSQL)Experience in a bakery', ['Knows SQL (PostgreSQL)', 'Experience in a bakery']],
    ['Repairs ovens with SAPExperience in a bakery', ['Repairs ovens with SAP', 'Experience in a bakery']],
    ['Skills RequiredBS in Baking', ['Skills Required', 'BS in Baking']],
    ['Bakes bread.• Sells it.•Counts the till', ['Bakes bread.', '• Sells it.', '•Counts the till']],
    ['A friendly teamRequirementsA license', ['A friendly team', 'Requirements', 'A license']],
    ['Growth for insurance companiesPlay a role', ['Growth for insurance companies', 'Play a role']],
    ['Sells bread daily!Our ovens are new', ['Sells bread daily!', 'Our ovens are new']],
  ])('are told apart: %s', (text, sentences) => expect(ungluedSentences(text)).toEqual(sentences));

  it.each([
    'Works with ASP.Net, Vue.Js, and Salesforce.Com',
    'Uses OneDrive, InDesign, JavaScript, and GitHub',
    'Writes for macOS, iOS, and eBay',
    'A degree (e.g.Economics) or a Ph.D.Economics',
    'Lives in the U.S.Virgin Islands',
    'Knows WorkStrong and SureWork',
    'Uses openShift, docuSign, and servicesNow',
  ])('are not seen in names: %s', (text) => expect(ungluedSentences(text)).toEqual([text]));

  it('takes no longer for a text of nothing but joints', () => {
    const start = performance.now();
    ungluedSentences('a'.repeat(50_000) + 'Experience.'.repeat(5_000));
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
