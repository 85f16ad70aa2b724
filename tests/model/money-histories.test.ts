/**
 * Random histories of one booking's money, with repetitions, in any order, and with crashes. FULL=1 plays five thousand, otherwise a hundred and fifty.
 */
import { describe, it } from 'vitest';
import { aMarketplaceOfHistories, HISTORIES_TIMEOUT_MS } from './random-histories.ts';

describe('histories of money', () => {
	const { play, expectBooksToAgree } = aMarketplaceOfHistories({ forFines: null });

	it('agree with plain arithmetic after every command, and with the gateway in the end', play, HISTORIES_TIMEOUT_MS);

	it('leave books that balance, an invoice for each fee, and statements that add up', async () => {
		await expectBooksToAgree();
	});
});
