/** What payouts keep of a person: where an owner is paid to, and what they were paid. The books need the amounts; of an account to which something was sent, its end. */
import { forgetTyped } from '#server/platform/people/forget-traces.ts';
import type { PersonPart } from '#server/platform/people/person-part.ts';
import { allDetailsOf, deleteUnusedDetailsOf, forgetDetailsOf, forgetFailuresOf, payoutsOfOwner } from './person-sql.ts';

export const payoutsPart: PersonPart = {
	name: 'payouts',

	gather: async ({ db }, userId) => {
		const [accounts, payouts] = await Promise.all([allDetailsOf(db, userId), payoutsOfOwner(db, userId)]);
		return { data: { accounts, payouts } };
	},

	reasonsToStay: async (tx, userId) => ((await payoutsOfOwner(tx, userId)).some(({ state }) => state !== 'PAID') ? ['OPEN_PAYOUTS'] : []),

	forget: async ({ clock }, tx, userId) => {
		await deleteUnusedDetailsOf(tx, userId);
		await forgetDetailsOf(tx, userId, clock.now());
		await forgetFailuresOf(tx, userId);
		const payouts = await payoutsOfOwner(tx, userId);
		await forgetTyped(
			tx,
			'payout',
			payouts.map(({ id }) => id),
			['reason'],
		);
		await forgetTyped(tx, 'user', [userId], ['shown']);
	},
};
