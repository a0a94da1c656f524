import type { Occupation } from './occupation.ts';
import type { Place } from './places.ts';
import type { Random } from './random.ts';
import type { Seniority, Workplace } from './terms.ts';

type TitleFacts = {
  occupation: Occupation;
  level: Seniority;
  specialty: string | null;
  workplace: Workplace;
  shift: string | null;
  part_time: boolean;
  place: Place;
};

/** The role with its level, as used in sentences ("As a Senior Data Analyst you …"). */
function roleOf(random: Random, occupation: Occupation, level: Seniority): string {
  const own = occupation.titles_of[level];
  if (own) return random.pick(own);
  const base = random.pick(occupation.titles);
  switch (level) {
    case 'intern':
      return random.pick([`${base} Intern`, `${base} Internship`]);
    case 'entry':
      return random.pick([`Junior ${base}`, `${base} I`, `Entry-Level ${base}`, base, base]);
    case 'mid':
      return random.pick([base, base, base, base, `${base} II`]);
    case 'senior':
      return random.pick([`Senior ${base}`, `Senior ${base}`, `Sr. ${base}`, `${base} III`]);
    case 'lead':
      return random.pick([`Lead ${base}`, `Principal ${base}`, `${base} Team Lead`]);
    case 'director':
      return `Director, ${base}`;
    case 'executive':
      return `Vice President, ${base}`;
  }
}

function withSpecialty(random: Random, role: string, specialty: string): string {
  // "Store Manager – New Graduate" and the like carry a dash already.
  if (/[–(]/.test(role) || role.toLowerCase().includes(specialty.toLowerCase())) return role;
  return random.pick([
    `${role} – ${specialty}`,
    `${role}, ${specialty}`,
    `${role} - ${specialty}`,
    `${role} (${specialty})`,
    `${specialty} ${role}`,
  ]);
}

function suffixOf(random: Random, facts: TitleFacts): string {
  const options: string[] = [];
  if (facts.workplace === 'remote') options.push(' (Remote)', ' - Remote', ', Remote');
  if (facts.workplace === 'hybrid') options.push(' (Hybrid)', ' - Hybrid');
  if (facts.shift) options.push(` - ${facts.shift}`, ` (${facts.shift})`, ` | ${facts.shift}`);
  if (facts.part_time) options.push(' (Part-Time)', ' - Part Time', ' PT');
  if (options.length > 0 && random.chance(0.45)) return random.pick(options);
  if (random.chance(0.04)) return ` - ${facts.place.city}`;
  if (random.chance(0.015)) return ` (Req ${random.between(1200, 9800)})`;
  return '';
}

/** A title as published, and the role it names. */
export function titleOf(random: Random, facts: TitleFacts): { title: string; role: string } {
  const role = roleOf(random, facts.occupation, facts.level);
  const named = facts.specialty && random.chance(0.62) ? withSpecialty(random, role, facts.specialty) : role;
  return { title: named + suffixOf(random, facts), role: role.replace(/\s*[–(|].*$/, '') };
}
