import { describe, expect, it } from 'vitest';
import type { ResumeExperience } from '../../../../contract/resumes.ts';
import { readDocument } from '../read-resume-bytes.ts';
import { understand } from '../understand.ts';
import { calibrated, shareRight } from './calibrate.ts';
import curves from './curves.json' with { type: 'json' };

const RESUME = `Dana Okafor
dana.okafor@example.com

Experience
Registered Nurse, Harbor Health, Boston, MA
Jan 2019 - Mar 2023
- Cared for patients after surgery

Skills
Triage, Wound care
`;
const { document } = await readDocument(new TextEncoder().encode(RESUME.padEnd(200)));
const read = understand(document, '2026-11');

describe('Confidence', () => {
  it('is what the curve of its kind says', () => {
    const { email, experience } = calibrated(read);
    expect(email.confidence).toBe(shareRight(curves.email as [number, number][], read.email.confidence));
    expect(experience[0]!.confidence).toBe(
      shareRight(curves.job as [number, number][], read.experience[0]!.confidence),
    );
  });

  it('stays none where nothing was found, and as it was where no curve is', () => {
    const none = { value: null, confidence: 0, source: null };
    expect(calibrated({ ...read, phone: none }).phone).toEqual(none);
    const summary = { value: 'Nurse.', confidence: 0.65, source: null };
    expect(calibrated({ ...read, summary }).summary).toEqual(summary);
  });

  it('is lower for a job whose title has no word for a role, and for one without an employer', () => {
    const [job] = read.experience;
    const of = (more: Partial<ResumeExperience>) =>
      calibrated({ ...read, experience: [{ ...job!, confidence: 0.8, ...more }] }).experience[0]!.confidence;
    expect(of({ title: 'Wound care' })).toBeLessThan(of({}));
    expect(of({ employer: null })).toBeLessThan(of({}));
  });

  it.each(Object.entries(curves))('of a %s rises with the own number, between 0 and 1', (_, curve) => {
    const owns = Array.from({ length: 101 }, (_, index) => index / 100);
    const shares = owns.map((own) => shareRight(curve as [number, number][], own));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...shares)).toBeLessThan(1);
  });
});
