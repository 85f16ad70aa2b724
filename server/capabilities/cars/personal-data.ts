/** Personal data in cars: an owner's listings with photos and documents. */

import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { discardObject } from '#server/platform/files/delete-object.ts';
import { privatePhotoMasterKey } from '#server/platform/files/private-photos.ts';
import { redactAuditText } from '#server/platform/personal-data/erase-traces.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { documentKey } from '#server/platform/storage/object-store.ts';
import { changesOf } from './changes-sql.ts';
import { removeDraft } from './delete-car.ts';
import { documentColumns } from './documents.ts';
import { carChanged } from './events.ts';
import { dropMeetingPoint } from './meeting-point.ts';
import { type MeetingPointRow, meetingPointsOf } from './meeting-point-sql.ts';
import { carIdsOf, deletePricesOf } from './personal-data-sql.ts';
import { dropChange } from './proposed-change.ts';
import { carReviews, deleteDocumentViewsBy } from './reviews-sql.ts';
import { putService, servicesOfOwner } from './service-sql.ts';
import { type CarRow, carsByIds, changeCar, lockCar, replacePhotos } from './sql.ts';
import { deleteWords, wordsByCar } from './words-sql.ts';

export const carPersonalData: PersonalDataSource = {
	name: 'cars',

	export: async ({ db }, userId) => {
		const ids = await carIdsOf(db, userId);
		const [cars, changes, words, points, services] = await Promise.all([
			carsByIds(db, ids),
			changesOf(db, ids),
			wordsByCar(db, ids),
			meetingPointsOf(db, ids),
			servicesOfOwner(db, userId),
		]);
		const pointOf = new Map(points.map((point) => [point.car_id, point]));
		const data = cars.map((car) => ({
			...car,
			change: changes.get(car.id) ?? null,
			words: words.get(car.id) ?? null,
			meetingPoint: pointOf.get(car.id) ?? null,
			service: services.find(({ car_id }) => car_id === car.id) ?? null,
		}));
		return { data, files: cars.flatMap((car) => [...filesOf(car), ...fileOfPlace(car, pointOf.get(car.id))]) };
	},

	erase: async (platform, tx, userId) => {
		const ids = await carIdsOf(tx, userId);
		for (const id of ids) {
			// Waits for bookings that are being made.
			const car = await lockCar(tx, id);
			if (!car) continue;
			await dropMeetingPoint(platform, tx, id);
			if (car.submitted_at === null) await removeDraft(tx, car);
			else await anonymizeCar(platform, tx, car);
			await platform.events.publish(platform, tx, carChanged, { carId: id });
		}
		await redactAuditText(tx, 'car', ids, 'ALL');
		// Reviews of an admin; their pending decisions are carried out.
		await carReviews.releaseClaims(tx, userId, null);
		await deleteDocumentViewsBy(tx, userId);
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

function fileOfPlace({ slug }: CarRow, point: MeetingPointRow | undefined) {
	return point?.photo_id ? [{ name: `${slug}/meeting-point.jpg`, key: privatePhotoMasterKey(point.photo_id) }] : [];
}

/** Bookings still refer to make and model; owner and plate are removed. */
async function anonymizeCar(platform: Platform, tx: Transaction, car: CarRow): Promise<void> {
	const now = platform.clock.now();
	await dropChange(tx, car);
	await replacePhotos(tx, car.id, []);
	await deletePricesOf(tx, car.id);
	await deleteWords(tx, car.id);
	await putService(tx, car.id, { due_on: null, due_km: null });
	const blank = {
		area: null,
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
