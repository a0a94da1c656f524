import { describe, expect, it } from 'vitest';
import { featuresWith } from '../testing/builders.ts';
import { emphasisOf, packEmphasis, unpackEmphasis } from './skill-emphasis.ts';

const once = { count: 1, in_title: false, preferred: false };

describe('how central a skill is', () => {
  it('grows with how often it is named, and in the title', () => {
    const plain = emphasisOf(once);
    expect(emphasisOf({ ...once, count: 3 })).toBeGreaterThan(plain);
    expect(emphasisOf({ ...once, count: 30 })).toBe(emphasisOf({ ...once, count: 5 }));
    expect(emphasisOf({ ...once, in_title: true })).toBeGreaterThan(plain);
    expect(emphasisOf({ ...once, preferred: true })).toBeLessThan(plain);
  });

  it('is kept for skills in their order', () => {
    expect([...unpackEmphasis(packEmphasis([0.3, 1, 5.875]), 2, 1)]).toEqual([0.3, 1, 5.875]);
  });

  it('is as if each was named once where it was kept for other skills, or not at all', () => {
    expect([...unpackEmphasis(packEmphasis([2, 3]), 2, 1)]).toEqual([1, 1, 0.6]);
    expect([...unpackEmphasis('', 1, 0)]).toEqual([1]);
  });
});

it('a posting is most about the skill of its title, which it names again', () => {
  const features = featuresWith({
    title: 'Python Developer',
    description_text:
      'You write services in Python, with Django.\nRequirements:\nPython and Django\n3 years of experience\nDocker\nNice to have:\nTerraform',
  });
  const { skills_required: required, skills_preferred: preferred } = features;
  const emphasis = unpackEmphasis(features.skill_emphasis, required.length, preferred.length);
  const of = (name: string) => emphasis[[...required, ...preferred].indexOf(name)] ?? 0;
  expect(of('Python')).toBe(1.5 * of('Django'));
  expect(of('Django')).toBeGreaterThan(of('Docker'));
  expect(of('Docker')).toBeGreaterThan(of('Terraform'));
  expect(of('Terraform')).toBeGreaterThan(0);
});
