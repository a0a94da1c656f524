import type { ParsedResume, ResumeExperience } from '../../../../contract/resumes.ts';
import fitted from './curves.json' with { type: 'json' };
import { type Kind, kindOfJob } from './kinds.ts';

/** Points of the reader's own number and the share that is right, both rising; between two points, a line. */
export type Curve = [own: number, right: number][];

const CURVES = fitted as unknown as Record<Kind, Curve>;

/**
 * A resume whose confidences say how often such values are right, by curves that `npm run resumes:calibrate` fits. What has no curve
 * keeps the reader's own number, because the generated resumes don't say what is right there.
 */
export function calibrated(parsed: ParsedResume): ParsedResume {
  return {
    ...parsed,
    full_name: sure('name', parsed.full_name),
    email: sure('email', parsed.email),
    phone: sure('phone', parsed.phone),
    location: sure('location', parsed.location),
    experience: parsed.experience.map(asJob),
    volunteer: parsed.volunteer.map(asJob),
    education: parsed.education.map((school) => sure('school', school)),
    skills: parsed.skills.map((skill) => sure('skill', skill)),
  };
}

function asJob(job: ResumeExperience): ResumeExperience {
  return sure(kindOfJob(job), job);
}

/** A value that was not found has no confidence. */
function sure<Value extends { confidence: number }>(kind: Kind, value: Value): Value {
  return value.confidence === 0
    ? value
    : { ...value, confidence: shareRight(CURVES[kind], value.confidence) };
}

/** How often values of this confidence of the reader's own are right. */
export function shareRight(curve: Curve, own: number): number {
  const after = curve.findIndex(([at]) => at >= own);
  const [right_at, right] = curve[after === -1 ? curve.length - 1 : after]!;
  const [left_at, left] = curve[Math.max(0, after === -1 ? curve.length - 1 : after - 1)]!;
  if (right_at === left_at) return right;
  return Math.round(100 * (left + ((right - left) * (own - left_at)) / (right_at - left_at))) / 100;
}
