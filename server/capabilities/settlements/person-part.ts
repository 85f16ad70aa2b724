/** What settlements keep of a person: what an owner was due, and a renter's deposit until it is closed. The books need it; it names nobody. */
import type { PersonPart } from '#server/platform/people/person-part.ts';
import { settlementsOfPerson } from './person-sql.ts';

export const settlementsPart: PersonPart = {
	name: 'settlements',

	gather: async ({ db }, userId) => ({ data: (await settlementsOfPerson(db, userId)).filter(({ owner_id }) => owner_id === userId) }),

	reasonsToStay: async (tx, userId) => {
		const settlements = await settlementsOfPerson(tx, userId);
		const isOpen = settlements.some(({ owner_id, status, deposit_status, claim_is_open }) =>
			owner_id === userId ? status !== 'PAID' : deposit_status === 'held' || claim_is_open,
		);
		return isOpen ? ['OPEN_SETTLEMENTS'] : [];
	},
};
