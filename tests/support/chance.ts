/** Seed of property tests. The short form uses the same cases in every run, so that only a change of the code can make it fail; FULL=1 draws new cases, and a failure prints its seed. */
import fc from 'fast-check';

/** Undefined if new cases are drawn. */
export const seed = process.env.SEED ? Number(process.env.SEED) : process.env.FULL ? undefined : 2027;

fc.configureGlobal(seed === undefined ? {} : { seed });
