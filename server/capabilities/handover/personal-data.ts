/** Personal data in handovers: the person's records. They are evidence for the other party too, so they stay. */
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { deletePreparationsBy, preparationsBy, recordsBy } from './sql.ts';

export const handoverPersonalData: PersonalDataSource = {
	name: 'handovers',

	export: async ({ db }, userId) => {
		const records = await recordsBy(db, userId);
		return {
			data: records,
			files: records.flatMap((record) =>
				record.photos.map(({ object_id, shot }, index) => ({
					name: `${record.booking_id}/${record.phase.toLowerCase()}-${index + 1}-${shot.toLowerCase()}.jpg`,
					key: `private/${object_id}/master.jpg`,
				})),
			),
		};
	},
};

/** The returned cars that the person prepared, for themself or for an office. */
export const preparationPersonalData: PersonalDataSource = {
	name: 'prepared-cars',

	export: async ({ db }, userId) => ({ data: await preparationsBy(db, userId) }),

	erase: async (_, tx, userId) => deletePreparationsBy(tx, userId),
};
