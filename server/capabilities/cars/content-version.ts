/** The content that an admin sees before verifying a car, as one value that changes with it. Pure. */
import { createHash } from 'node:crypto';
import { attributesOf } from './columns.ts';
import { documentColumns } from './documents.ts';
import type { CarRow } from './sql.ts';

/** 22 characters; the same for the same attributes, plate, documents and photos in their order. */
export function contentVersion(car: CarRow): string {
	const content = [
		attributesOf(car),
		[car.plate_number, car.plate_class, car.permit_number],
		[car.permit_expires_on, car.registration_expires_on, car.insurance_expires_on],
		Object.values(documentColumns).map((column) => car[column]),
		car.photos.map(({ object_id }) => object_id),
	];
	return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}
