/** Personal data in payouts: an owner's account and payouts. The ledger needs the amounts and the last digits of accounts that received money. */
import { redactAuditText } from '#server/platform/personal-data/erase-traces.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { allDetailsOf, deleteUnusedDetailsOf, erasePayoutDetails, erasePayoutFailures, payoutsOfOwner } from './personal-data-sql.ts';

export const payoutPersonalData: PersonalDataSource = {
	name: 'payouts',

	export: async ({ db }, userId) => {
		const [accounts, payouts] = await Promise.all([allDetailsOf(db, userId), payoutsOfOwner(db, userId)]);
		return { data: { accounts, payouts } };
	},

	deletionBlockers: async (tx, userId) =>
		(await payoutsOfOwner(tx, userId)).some(({ state }) => state !== 'PAID') ? ['OPEN_PAYOUTS'] : [],

	erase: async ({ clock }, tx, userId) => {
		await deleteUnusedDetailsOf(tx, userId);
		await erasePayoutDetails(tx, userId, clock.now());
		await erasePayoutFailures(tx, userId);
		const payouts = await payoutsOfOwner(tx, userId);
		await redactAuditText(
			tx,
			'payout',
			payouts.map(({ id }) => id),
			['reason'],
		);
		await redactAuditText(tx, 'user', [userId], ['shown']);
	},
};
