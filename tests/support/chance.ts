/** The short form judges a change, so its properties meet the same cases each time; FULL=1 draws new ones, and a failure names its seed. */
import fc from 'fast-check';

/** Undefined where new cases are drawn. */
export const seed = process.env.SEED ? Number(process.env.SEED) : process.env.FULL ? undefined : 2027;

fc.configureGlobal(seed === undefined ? {} : { seed });
