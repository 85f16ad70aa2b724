/** Personal data in settlements: amounts due to an owner and a renter's deposit. Needed by the ledger; it contains no names. */
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { settlementsOfUser } from './sql.ts';

export const settlementPersonalData: PersonalDataSource = {
	name: 'settlements',

	export: async ({ db }, userId) => ({ data: (await settlementsOfUser(db, userId)).filter(({ owner_id }) => owner_id === userId) }),

	deletionBlockers: async (tx, userId) => {
		const settlements = await settlementsOfUser(tx, userId);
		const isOpen = settlements.some(({ owner_id, status, deposit_status, claim_is_open }) =>
			owner_id === userId ? status !== 'PAID' : deposit_status === 'held' || claim_is_open,
		);
		return isOpen ? ['OPEN_SETTLEMENTS'] : [];
	},
};
