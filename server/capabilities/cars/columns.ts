/** From the fields on the wire to the columns of `cars`; what is left out there is left out here. */

import type { Received } from '#contract/endpoint.ts';
import type { changeOwnerCar } from '#contract/listing.ts';
import { parseFils } from '#contract/money.ts';
import type { CarChange } from './sql.ts';

type Fields = Received<typeof changeOwnerCar>['body'];

const names = {
	title: 'title',
	make: 'make',
	model: 'model',
	year: 'year',
	transmission: 'transmission',
	fuel: 'fuel',
	bodyType: 'body_type',
	seats: 'seats',
	doors: 'doors',
	color: 'color',
	mileage: 'mileage_km',
	mileageLimitPerDay: 'mileage_limit_km_per_day',
	city: 'city',
	deliveryAvailable: 'delivery_available',
	isActive: 'is_active',
	plateNumber: 'plate_number',
	plateClass: 'plate_class',
	permitNumber: 'permit_number',
	permitExpiresOn: 'permit_expires_on',
	registrationExpiresOn: 'registration_expires_on',
	insuranceExpiresOn: 'insurance_expires_on',
} as const satisfies { [Name in keyof Fields]?: keyof CarChange };

export function columnsOf(fields: Fields): CarChange {
	const columns: Record<string, unknown> = {};
	for (const [name, column] of Object.entries(names)) {
		const value = fields[name as keyof typeof names];
		if (value !== undefined) columns[column] = value;
	}
	if (fields.features) columns.features = [...new Set(fields.features)];
	if (fields.depositJod !== undefined) columns.deposit_fils = parseFils(fields.depositJod);
	return columns;
}
