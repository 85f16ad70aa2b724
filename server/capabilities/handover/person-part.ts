/** What handovers keep of a person: what they recorded. It is evidence for the other side too, so it stays as it is. */
import type { PersonPart } from '#server/platform/people/person-part.ts';
import { recordsBy } from './sql.ts';

export const handoverPart: PersonPart = {
	name: 'handovers',

	gather: async ({ db }, userId) => {
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
