/** An owner's own cars, including drafts, documents and verification notes. */
import * as z from 'zod';
import { carAttributes, reviewedKeys } from '#contract/car-attributes.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { listOwnerCars, OwnerCar } from '#contract/listing.ts';
import { formatFils } from '#contract/money.ts';
import { ammanDate, ammanIso } from '#contract/time.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { photoUrl } from '#server/platform/files/serve-photo.ts';
import { paginate, readCursor, writeCursor } from '#server/platform/http/pages.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { type CarChangeRow, changesOf } from './changes-sql.ts';
import { attributesOf } from './columns.ts';
import { getOwnCar } from './own-car.ts';
import { presentPhotos } from './photos.ts';
import { carState, facts } from './read-car.ts';
import { isExpired, listingState } from './rules.ts';
import { type CarRow, carsOf, countCarsOf } from './sql.ts';

const cursorShape = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

export async function readOwnerCars(
	platform: Platform,
	caller: Caller,
	query: InputOf<typeof listOwnerCars>['query'],
): Promise<{ cars: OwnerCar[]; next: string | null; total: number }> {
	const after = readCursor(query.cursor, cursorShape, caller.lang);
	const [rows, { total }] = await Promise.all([
		carsOf(platform.db, caller.userId, { after, limit: query.limit }),
		countCarsOf(platform.db, caller.userId),
	]);
	const { page, next } = paginate(rows, query.limit, (row) => writeCursor([row.created_at.toISOString(), row.id]));
	const now = platform.clock.now();
	const changes = await changesOf(
		platform.db,
		page.map((row) => row.id),
	);
	return { cars: page.map((row) => presentOwnerCar(row, changes.get(row.id), now)), next, total };
}

export async function readOwnerCar(db: Queryable, caller: Caller, carId: string, now: Date): Promise<OwnerCar> {
	const row = await getOwnCar(db, caller, carId);
	return presentOwnerCar(row, (await changesOf(db, [carId])).get(carId), now);
}

export function presentOwnerCar(row: CarRow, change: CarChangeRow | undefined, now: Date): OwnerCar {
	const today = ammanDate(now);
	const paper = (name: string, expiresOn: string | null, documentId: string | null) => ({
		expiresOn,
		expired: isExpired(expiresOn, today),
		url: documentId && `/api/owner/cars/${row.id}/papers/${name}`,
	});
	return {
		...facts(row),
		dailyRateJod: row.daily_rate_fils === null ? null : formatFils(row.daily_rate_fils),
		photos: presentPhotos(row),
		state: listingState(carState(row), today),
		verificationNotes: row.verification_notes,
		plateNumber: row.plate_number,
		plateClass: row.plate_class,
		permitNumber: row.permit_number,
		papers: {
			permit: paper('permit', row.permit_expires_on, row.permit_document_id),
			registration: paper('registration', row.registration_expires_on, row.registration_document_id),
			insurance: paper('insurance', row.insurance_expires_on, row.insurance_document_id),
		},
		change: change ? presentChange(row, change) : null,
		createdAt: ammanIso(row.created_at),
	};
}

function presentChange(row: CarRow, change: CarChangeRow): NonNullable<OwnerCar['change']> {
	const values = attributesOf({ ...row, ...change.new_values });
	const proposed = reviewedKeys.filter((key) => carAttributes[key].column in change.new_values).map((key) => [key, values[key]]);
	return {
		id: change.id,
		status: change.rejected_at ? 'REJECTED' : 'PENDING',
		notes: change.notes,
		submittedAt: ammanIso(change.submitted_at),
		values: Object.fromEntries(proposed),
		photos: change.photo_ids?.map((id, sort) => ({ id, url: photoUrl(id), sort })) ?? null,
	};
}
