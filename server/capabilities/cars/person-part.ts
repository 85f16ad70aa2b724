/** What cars keep of a person: the listings of an owner, with photos and papers. */

import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { discardObject } from '#server/platform/objects/discard.ts';
import { forgetTyped } from '#server/platform/people/forget-traces.ts';
import type { PersonPart } from '#server/platform/people/person-part.ts';
import { documentKey } from '#server/platform/storage/object-store.ts';
import { removeDraft } from './delete-car.ts';
import { carChanged } from './news.ts';
import { documentColumns } from './papers.ts';
import { carIdsOf, deletePricesOf } from './person-sql.ts';
import { type CarRow, carsByIds, changeCar, lockCar, replacePhotos } from './sql.ts';

export const carsPart: PersonPart = {
	name: 'cars',

	gather: async ({ db }, userId) => {
		const cars = await carsByIds(db, await carIdsOf(db, userId));
		return { data: cars, files: cars.flatMap(filesOf) };
	},

	forget: async (platform, tx, userId) => {
		const ids = await carIdsOf(tx, userId);
		for (const id of ids) {
			// Whoever is about to book it is waited for.
			const car = await lockCar(tx, id);
			if (!car) continue;
			if (car.submitted_at === null) await removeDraft(tx, car);
			else await blankCar(platform, tx, car);
			await platform.news.publish(platform, tx, carChanged, { carId: id });
		}
		await forgetTyped(tx, 'car', ids, 'ALL');
	},
};

function filesOf(car: CarRow) {
	const photos = car.photos.map(({ object_id }, index) => ({
		name: `${car.slug}/photo-${index + 1}.jpg`,
		key: `photos/${object_id}/master.jpg`,
	}));
	const papers = Object.entries(documentColumns).flatMap(([paper, column]) => {
		const id = car[column];
		return id ? [{ name: `${car.slug}/${paper}`, key: documentKey(id) }] : [];
	});
	return [...photos, ...papers];
}

/** Bookings tell of a car of this make and model; whose it was, and its plate, they do not. */
async function blankCar(platform: Platform, tx: Transaction, car: CarRow): Promise<void> {
	const now = platform.clock.now();
	await replacePhotos(tx, car.id, []);
	await deletePricesOf(tx, car.id);
	const blank = {
		title: `${car.make} ${car.model} ${car.year}`,
		plate_number: null,
		permit_number: null,
		permit_document_id: null,
		registration_document_id: null,
		insurance_document_id: null,
		verification_notes: car.verification_notes === null ? null : '—',
		is_active: false,
		deleted_at: car.deleted_at ?? now,
	};
	await changeCar(tx, car.id, blank, now);
	for (const { object_id } of car.photos) await discardObject(tx, object_id, 'PHOTO');
	for (const column of Object.values(documentColumns)) {
		const documentId = car[column];
		if (documentId !== null) await discardObject(tx, documentId, 'DOCUMENT');
	}
}
