/** The generator's own vocabulary; each vendor uses a different one. */
export type Seniority = 'intern' | 'entry' | 'mid' | 'senior' | 'lead' | 'director' | 'executive';
export type Workplace = 'onsite' | 'hybrid' | 'remote';
export type Employment = 'full_time' | 'part_time' | 'contract' | 'temporary' | 'internship';
/** A range in minor units of an ISO 4217 currency. */
export type Pay = { min: number; max: number; currency: string; period: 'hour' | 'year' };
