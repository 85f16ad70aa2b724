/** Kinds and bounds of an owner's price rules, shared by forms, server and database. */

/** Thursday to Saturday; both Eids and Ramadan; a summer that repeats each year; dates that do not. */
export const priceRuleKinds = ['WEEKEND', 'EID_AL_FITR', 'EID_AL_ADHA', 'RAMADAN', 'SUMMER', 'CUSTOM'] as const;
export type PriceRuleKind = (typeof priceRuleKinds)[number];

/** Kinds for which the owner names the dates. The dates of Eids and Ramadan are those of the public holidays. */
export const hasOwnDates = (kind: PriceRuleKind): boolean => kind === 'SUMMER' || kind === 'CUSTOM';

/** Percent over (negative: under) the daily rate. */
export const priceRulePercent = { min: -50, max: 300 } as const;

/** Of kind CUSTOM; a car has one rule of every other kind at most. */
export const MAX_CUSTOM_RULES = 20;

/** 15 June up to and with 15 September, half-open. */
export const usualSummer = { from: '06-15', to: '09-16' } as const;
