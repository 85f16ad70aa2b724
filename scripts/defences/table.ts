/** All defences that `npm run defences` removes one by one. */
import { accountDefences } from './accounts.ts';
import { carDefences } from './cars.ts';
import { fileDefences } from './files.ts';
import { lastOnesDefences } from './last-ones.ts';
import { priceDefences } from './prices.ts';
import { serviceDefences } from './services.ts';

export type Defence = {
	/** The threat, in the words of docs/threat-model.md. */
	point: string;
	defence: string;
	file: string;
	/** The text that is replaced; it must occur exactly once. */
	remove: string;
	replace: string;
	/** The test file that has to fail. */
	test: string;
	/** Pattern of the test names to run, if that is faster. */
	name?: string;
};

export const defences: readonly Defence[] = [
	...accountDefences,
	...carDefences,
	...serviceDefences,
	...fileDefences,
	...lastOnesDefences,
	...priceDefences,
];
