/** Users and cars, inserted as rows and signed in by a session row. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { BodyType, Fuel, Transmission } from '#contract/car-attributes.ts';
import type { Role } from '#contract/endpoint.ts';
import type { IdentityDetails } from '#contract/identity-details.ts';
import { minuteOf, type PickupHours } from '#contract/pickup-hours.ts';
import { type CarValues, columnsOf } from '#server/capabilities/cars/columns.ts';
import { SESSION_COOKIE } from '#server/capabilities/identity/sessions.ts';
import { refreshCar } from '#server/capabilities/search/index.ts';
import type { CarsVerificationStatus } from '#server/platform/database/schema.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { cookieName } from '#server/platform/http/cookies.ts';
import { Browser } from './browser.ts';
import type { World } from './world.ts';

export type Person = { id: string; browser: Browser; email: string; world: World };
export type PersonOptions = {
	role?: Role;
	identity?: 'APPROVED' | 'NOT_SUBMITTED';
	licenceExpiresOn?: string;
	/** Document details that an admin has confirmed; by default none, as for users who were approved before details were required. */
	details?: Partial<IdentityDetails>;
	lang?: 'en' | 'ar';
	phone?: string;
	/** By default `Test` and the beginning of the id. */
	firstName?: string;
	lastName?: string;
	/** By default the other name in Arabic. */
	nameAr?: string;
	/** E-mails are sent to verified addresses only. */
	emailVerified?: boolean;
};

const YEAR_MS = 365 * 24 * 3_600_000;

/** Signed in, with an approved identity by default. */
export async function aPerson(world: World, options: PersonOptions = {}): Promise<Person> {
	const { db } = world.running.platform;
	const id = randomUUID();
	const email = `${id}@mishwar.test`;
	const now = world.clock.now();
	await db
		.insertInto('users')
		.values({
			id,
			email,
			email_verified_at: options.emailVerified ? now : null,
			first_name: options.firstName ?? 'Test',
			last_name: options.lastName ?? id.slice(0, 8),
			display_name_ar: options.nameAr ?? null,
			role: options.role ?? 'RENTER',
			lang: options.lang ?? 'en',
			phone: options.phone ?? null,
			phone_verified_at: options.phone ? now : null,
			created_at: now,
		})
		.execute();
	if (options.identity !== 'NOT_SUBMITTED') await approve(world, id, options);
	return {
		id,
		email,
		world,
		browser: new Browser(world.url, { [cookieName(world.running.platform, SESSION_COOKIE)]: await aSession(world, id) }),
	};
}

/** Token of a session that neither expires nor needs to be confirmed within a test. */
export async function aSession(world: World, userId: string): Promise<string> {
	const token = randomBytes(32).toString('base64url');
	const later = new Date(world.clock.now().getTime() + YEAR_MS);
	await world.running.platform.db
		.insertInto('sessions')
		.values({
			id: randomUUID(),
			token_hash: createHash('sha256').update(token).digest(),
			user_id: userId,
			created_at: world.clock.now(),
			last_active_at: later,
			confirmed_at: later,
			expires_at: later,
		})
		.execute();
	return token;
}

async function approve(world: World, userId: string, { licenceExpiresOn, details }: PersonOptions): Promise<void> {
	const { db } = world.running.platform;
	const now = world.clock.now();
	const documents = [randomUUID(), randomUUID()] as const;
	await db
		.insertInto('stored_objects')
		.values(documents.map((id) => ({ id, uploaded_by: userId, purpose: 'IDENTITY_DOCUMENT', created_at: now })))
		.execute();
	await db
		.insertInto('identity_checks')
		.values({
			id: randomUUID(),
			user_id: userId,
			status: 'APPROVED',
			id_document_id: documents[0],
			licence_id: documents[1],
			licence_expires_on: licenceExpiresOn ?? null,
			...(details && detailColumns({ ...identityDetails, ...details })),
			submitted_at: now,
			decided_at: now,
			decided_by: userId,
		})
		.execute();
	await db.updateTable('users').set({ kyc_status: 'APPROVED' }).where('id', '=', userId).execute();
}

const detailColumns = (details: IdentityDetails) => ({
	birth_date: details.birthDate,
	nationality: details.nationality,
	licence_number: details.licenceNumber,
	licence_class: details.licenceClass,
	licence_issued_on: details.licenceIssuedOn,
	licence_stated_expiry: details.licenceExpiresOn,
	licence_script: details.licenceScript,
	details_state: 'CONFIRMED' as const,
});

export type CarOptions = Partial<{
	/** Values of attributes by their keys; they override the options of the same name. */
	attributes: Partial<CarValues>;
	dailyRateFils: bigint;
	depositFils: bigint;
	city: string;
	bodyType: BodyType;
	transmission: Transmission;
	fuel: Fuel;
	seats: number;
	features: string[];
	deliveryAvailable: boolean;
	instantBook: boolean;
	isActive: boolean;
	verificationStatus: CarsVerificationStatus;
	turnaroundMinutes: number;
	pickupHours: PickupHours;
	make: string;
	model: string;
	year: number;
	createdAt: Date;
}>;

/** A verified, active car at 35.500 JOD a day, findable in search. */
export async function aCar(world: World, owner: Person, options: CarOptions = {}): Promise<{ id: string; slug: string }> {
	const { platform } = world.running;
	const id = randomUUID();
	const now = options.createdAt ?? world.clock.now();
	const [make, model, year] = [options.make ?? 'Toyota', options.model ?? 'Corolla', options.year ?? 2022];
	const slug = `${make}-${model}-${year}-${id.slice(0, 8)}`.toLowerCase();
	await inTransaction(platform.db, async (tx) => {
		await tx
			.insertInto('cars')
			.values({
				id,
				owner_id: owner.id,
				slug,
				title: `${make} ${model} ${year}`,
				make,
				model,
				year,
				transmission: options.transmission ?? 'Automatic',
				fuel: options.fuel ?? 'Petrol',
				body_type: options.bodyType ?? 'Sedan',
				seats: options.seats ?? 5,
				doors: 4,
				color: 'White',
				features: options.features ?? [],
				city: options.city ?? 'Amman',
				deposit_fils: options.depositFils ?? 100_000n,
				delivery_available: options.deliveryAvailable ?? false,
				instant_book: options.instantBook ?? false,
				is_active: options.isActive ?? true,
				verification_status: options.verificationStatus ?? 'VERIFIED',
				verification_notes: options.verificationStatus === 'REJECTED' ? 'The plate cannot be read' : null,
				submitted_at: now,
				turnaround_minutes: options.turnaroundMinutes ?? 0,
				// Open at any hour, because most tests rent relative to the clock.
				pickup_from_minute: minuteOf(options.pickupHours?.from ?? '00:00'),
				pickup_until_minute: minuteOf(options.pickupHours?.until ?? '24:00'),
				created_at: now,
				updated_at: now,
				...columnsOf(options.attributes ?? {}),
			})
			.execute();
		const rate = options.dailyRateFils ?? 35_500n;
		if (rate > 0n) await tx.insertInto('car_pricing').values({ car_id: id, type: 'BASE', daily_rate_fils: rate }).execute();
		await refreshCar(platform, tx, { carId: id });
	});
	return { id, slug };
}

/** What the documents of a test person say: a driver of 34 years, whose licence is sixteen years old and valid for years. */
export const identityDetails: IdentityDetails = {
	birthDate: '1996-04-12',
	nationality: 'JO',
	licenceNumber: '9001234',
	licenceClass: '3',
	licenceIssuedOn: '2015-06-01',
	licenceExpiresOn: '2035-05-31',
	licenceScript: 'ARABIC',
};
