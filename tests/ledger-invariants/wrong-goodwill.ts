/** One corruption each in goodwill. */
import { type Corruption, type Ids, unwritten } from './planting.ts';

export const wrongsOfGoodwill = (ids: Ids): Corruption[] => [
	[
		'each goodwill is entered once',
		'another amount',
		`UPDATE goodwill SET amount_fils = amount_fils + 10 WHERE booking_id = '${ids.goodwill}' AND recipient = 'OWNER'`,
		/^it is entered with 5\.00 JOD, it was granted with 5\.01 JOD$/,
	],
	[
		'goodwill to a renter is refunded',
		'a smaller refund',
		`UPDATE refunds SET amount_fils = amount_fils - 10 WHERE booking_id = '${ids.goodwill}' AND reason = 'GOODWILL'`,
		/^its refunds are 9\.99 JOD, the renter was granted 10\.00 JOD$/,
	],
	[
		'goodwill to an owner is paid out once',
		'not at all',
		`DELETE FROM payouts WHERE booking_id = '${ids.goodwill}'`,
		/^its payout is of nothing, the owner was granted 5\.00 JOD$/,
	],
	[
		'a payment knows the goodwill among its refunds',
		'counted with another amount',
		`UPDATE payments SET goodwill_fils = goodwill_fils + 10 WHERE booking_id = '${ids.goodwill}'`,
		/^its refunds of goodwill are 10\.00 JOD, it counts 10\.01 JOD$/,
	],
	[
		'goodwill that was needed for a refund of the charge is entered once',
		'without its entry',
		unwritten('goodwill-absorbed', ids.goodwill),
		/^it is entered with nothing, its payments count 10\.00 JOD$/,
	],
	[
		'goodwill costs what was granted and not needed otherwise',
		'an expense that was never taken back',
		`UPDATE payments SET goodwill_absorbed_fils = 0 WHERE booking_id = '${ids.goodwill}'`,
		/^GOODWILL holds 5\.00 JOD, granted and not needed otherwise are 15\.00 JOD$/,
	],
];
