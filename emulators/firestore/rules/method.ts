import type { RulesValue } from './value-types.ts';

/** A method of one type; `self` has that type when it is called. */
export type Method = { arity: number; call: (self: never, ...args: RulesValue[]) => RulesValue };
