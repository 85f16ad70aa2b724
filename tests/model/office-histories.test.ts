/**
 * Random histories as in `money-histories.test.ts`, where the owner is a licensed office and a part of each deposit stays held for fines.
 * In a separate file, so that both run at the same time.
 */
import { describe, it } from 'vitest';
import { aMarketplaceOfHistories, HISTORIES_TIMEOUT_MS } from './random-histories.ts';

describe('histories of money of offices', () => {
	const { play, expectBooksToAgree } = aMarketplaceOfHistories({ forFines: { fils: 50_000n, days: 5 } });

	it('agree with plain arithmetic after every command, and with the gateway in the end', play, HISTORIES_TIMEOUT_MS);

	it('leave books that balance, an invoice for each fee, and statements that add up', async () => {
		await expectBooksToAgree();
	});
});
