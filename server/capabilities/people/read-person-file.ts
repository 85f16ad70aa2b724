/** One person for admins, collected from the capabilities that have data about them. */
import { FILE_ROWS, type PersonCase, type PersonFile } from '#contract/person-file.ts';
import { ammanDate, ammanIso } from '#contract/time.ts';
import { arabicTitleOf, carsOfOwner } from '#server/capabilities/cars/index.ts';
import { claimsOfPerson } from '#server/capabilities/claims/index.ts';
import { companyStateOf } from '#server/capabilities/companies/index.ts';
import { namesOf, toAdminUser, userById } from '#server/capabilities/identity/index.ts';
import { readIdentityFile, readSignals } from '#server/capabilities/kyc/index.ts';
import { renterClaimsOfPerson } from '#server/capabilities/renter-claims/index.ts';
import { reportsOfPerson } from '#server/capabilities/reports/index.ts';
import { ticketsOfPerson } from '#server/capabilities/tickets/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { readMoney } from './read-money.ts';
import { notesAbout } from './sql.ts';
import { presentNotes } from './write-note.ts';

/** Throws PERSON_NOT_FOUND. Without notes in one's own file. */
export async function readPersonFile(platform: Platform, caller: Caller, userId: string): Promise<PersonFile> {
	const { db, clock } = platform;
	const user = await userById(db, userId);
	if (!user) throw refuse('PERSON_NOT_FOUND');
	const isOneself = userId === caller.userId;
	const [papers, signals, cars, money, cases, notes, nameOf, company] = await Promise.all([
		readIdentityFile(db, userId),
		readSignals(platform, userId),
		carsOfOwner(db, userId),
		readMoney(db, userId, clock.now()),
		readCases(db, userId),
		isOneself ? [] : notesAbout(db, userId, FILE_ROWS),
		namesOf(db, user.suspended_by === null ? [] : [user.suspended_by]),
		companyStateOf(db, userId, ammanDate(clock.now())),
	]);
	const named = (id: string) => ({ id, name: nameOf(id).en, nameAr: nameOf(id).ar });
	return {
		person: toAdminUser(user),
		emailVerified: user.email_verified_at !== null,
		phoneVerified: user.phone_verified_at !== null,
		hasLeft: user.left_at !== null,
		suspendedBy: user.suspended_by === null ? null : named(user.suspended_by),
		company,
		signals,
		...papers,
		cars: cars.map((car) => ({
			id: car.id,
			...arabicTitleOf(car),
			plateNumber: car.plate_number,
			verificationStatus: car.verification_status,
			isSubmitted: car.submitted_at !== null,
			isActive: car.is_active,
		})),
		money,
		cases,
		notes: await presentNotes(db, notes),
		mayWriteNotes: !isOneself && user.left_at === null,
	};
}

/** Newest first. */
async function readCases(db: Queryable, userId: string): Promise<PersonCase[]> {
	const [tickets, claims, renterClaims, reports] = await Promise.all([
		ticketsOfPerson(db, userId),
		claimsOfPerson(db, userId),
		renterClaimsOfPerson(db, userId),
		reportsOfPerson(db, userId),
	]);
	const all = [
		...tickets.map(({ id, subject, created_at: at, status }) => ({
			kind: 'TICKET' as const,
			id,
			subject,
			at,
			isOpen: status !== 'SOLVED',
		})),
		...claims.map((row) => ({ kind: 'CLAIM' as const, ...onBooking(row), at: row.opened_at })),
		...renterClaims.map((row) => ({ kind: 'RENTER_CLAIM' as const, ...onBooking(row), at: row.opened_at })),
		...reports.map((row) => ({ kind: 'REPORT' as const, ...onBooking(row), at: row.created_at })),
	];
	return all
		.sort((one, other) => other.at.getTime() - one.at.getTime())
		.map(({ at, ...each }) => ({ subject: null, bookingId: null, ...each, createdAt: ammanIso(at) }));
}

const onBooking = ({ id, booking_id, outcome }: { id: string; booking_id: string; outcome: string | null }) => ({
	id,
	bookingId: booking_id,
	isOpen: outcome === null,
});
