/** Personal data in goodwill: amounts that a person received, and why. Amounts stay for the ledger. */
import { formatFils } from '#contract/money.ts';
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import { redactAuditText } from '#server/platform/personal-data/erase-traces.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { blankReasons, goodwillFor } from './sql.ts';

export const goodwillPersonalData: PersonalDataSource = {
	name: 'goodwill',

	/** Texts of requested or refused goodwill are the admins' own notes about a case. */
	export: async ({ db }, userId) => ({
		data: (await goodwillFor(db, userId))
			.filter(({ state }) => state === 'GRANTED')
			.map(({ booking_id, recipient, amount_fils, reason, decided_at }) => ({
				...{ booking_id, recipient, amountJod: formatFils(amount_fils), reason, granted_at: decided_at },
			})),
	}),

	erase: async (_, tx, userId) => {
		const rows = await goodwillFor(tx, userId);
		for (const row of rows) {
			await lockBooking(tx, row.booking_id);
			await blankReasons(tx, row.id);
		}
		await redactAuditText(
			tx,
			'goodwill',
			rows.map(({ id }) => id),
			['reason'],
		);
	},
};
