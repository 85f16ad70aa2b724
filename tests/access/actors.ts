/** All kinds of callers around one confirmed booking, with a marker in everything that not everybody may read. */
import { randomUUID } from 'node:crypto';
import { cancelBooking } from '#contract/booking-life.ts';
import { acceptBooking } from '#contract/bookings.ts';
import { renewFeed } from '#contract/calendar.ts';
import { addFavourite } from '#contract/favourites.ts';
import { getHandover } from '#contract/handover.ts';
import { sendMessage } from '#contract/messaging.ts';
import { suspendUser } from '#contract/people.ts';
import { writePersonNote } from '#contract/person-file.ts';
import { commentOnTicket } from '#contract/ticket-queue.ts';
import { createTicket } from '#contract/tickets.ts';
import { documentKey } from '#server/platform/storage/object-store.ts';
import { Browser } from '#tests/support/browser.ts';
import { aCar, aPerson, aSession, type Person, type PersonOptions } from '#tests/support/factories.ts';
import { aPicture, uploadPhoto } from '#tests/support/handovers.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { START, type World } from '#tests/support/world.ts';
import type { Mark } from './leak-markers.ts';
import { type Money, seedMoney } from './seed-money.ts';

export const signedIn = ['newcomer', 'renter', 'otherRenter', 'owner', 'otherOwner', 'admin', 'superAdmin'] as const;
export type SignedIn = (typeof signedIn)[number];
export const actorNames = ['anonymous', 'suspended', ...signedIn] as const;
export type ActorName = (typeof actorNames)[number];

export type Actors = {
	readonly world: World;
	readonly people: Readonly<Record<SignedIn | 'suspended', Person>>;
	/** Token of the session that the suspension ended. */
	readonly suspendedToken: string;
	readonly marks: readonly Mark[];
	/** The owner's car, and the renter's confirmed booking of it. */
	readonly car: { id: string; slug: string };
	readonly booking: { id: string };
	readonly paymentId: string;
	readonly money: Money;
	/** A rejected car of the other owner, who also has a car with a paid request by the other renter. */
	readonly rejectedCar: { id: string; slug: string };
	readonly feedFile: string;
	readonly sourceId: string;
	/** A notification of each user. */
	readonly notificationOf: (who: SignedIn) => Promise<string>;
	/** A document of the newcomer. */
	readonly documentId: string;
	readonly uploadId: string;
	/** A ticket of the renter, with an admin's comment. */
	readonly ticketId: string;
};

const options: Record<SignedIn | 'suspended', PersonOptions> = {
	newcomer: { identity: 'NOT_SUBMITTED' },
	renter: {},
	otherRenter: {},
	owner: { role: 'OWNER' },
	otherOwner: { role: 'OWNER' },
	admin: { role: 'ADMIN' },
	superAdmin: { role: 'SUPER_ADMIN' },
	suspended: {},
};

const admins = ['admin', 'superAdmin'] as const;

export async function assemble(world: World): Promise<Actors> {
	const marks: Mark[] = [];
	const { people, suspendedToken } = await createPeople(world, marks);
	const { owner, renter, otherOwner, otherRenter, newcomer } = people;
	const { pool } = world.running.platform;
	const mark = (text: string, ...readers: SignedIn[]) => {
		marks.push({ text, readers: [...readers, ...admins] });
		return text;
	};
	const money = await seedMoney({ world, people, mark });
	world.clock.moveTo(START);

	const car = await aCar(world, owner, { make: 'Toyota' });
	await pool.query('UPDATE cars SET plate_number = $2, permit_number = $3 WHERE id = $1', [
		...[car.id, mark('20-71717', 'owner', 'renter'), mark('PERMIT-71717', 'owner')],
	]);
	const paperId = randomUUID();
	await aDocument(world, owner, paperId, 'CAR_PAPER');
	await pool.query('UPDATE cars SET registration_document_id = $2 WHERE id = $1', [car.id, paperId]);
	const sourceId = randomUUID();
	await pool.query('INSERT INTO calendar_sources (id, car_id, name, url, created_at) VALUES ($1, $2, $3, $4, $5)', [
		...[sourceId, car.id, mark('Zq-source-name', 'owner'), mark('https://127.0.0.1/zq-secret.ics', 'owner'), world.clock.now()],
	]);
	const { feedUrl } = await owner.browser.call(renewFeed, { params: { id: car.id } });
	const feedFile = new URL(feedUrl ?? '').pathname.split('/').at(-1) ?? '';
	marks.push({ text: feedFile, readers: ['owner'] });

	const booking = await paidRequest(world, renter, car, { startAt: '2031-03-10', endAt: '2031-03-13' });
	await owner.browser.call(acceptBooking, { params: { id: mark(booking.id, 'owner', 'renter') } });
	await renter.browser.call(sendMessage, { body: { bookingId: booking.id, body: mark('Zq-message', 'renter', 'owner') } });
	const cancelled = await paidRequest(world, renter, car, { startAt: '2031-05-10', endAt: '2031-05-13' });
	await renter.browser.call(cancelBooking, { params: { id: cancelled.id }, body: { reason: mark('Zq-cancel-reason', 'renter', 'owner') } });
	// A paid request without an answer: its owner may read only the renter's name.
	await paidRequest(world, otherRenter, await aCar(world, otherOwner), { startAt: '2031-03-10', endAt: '2031-03-13' });
	await world.runJobs();
	const { code } = await renter.browser.call(getHandover, { params: { id: booking.id } });
	marks.push({ text: `"${code}"`, readers: ['renter'] });
	const payment = await pool.query<{ reference: string }>('SELECT id AS reference FROM payments WHERE booking_id = $1', [booking.id]);

	const rejectedCar = await aCar(world, otherOwner, { verificationStatus: 'REJECTED' });
	await pool.query('UPDATE cars SET verification_notes = $2 WHERE id = $1', [rejectedCar.id, mark('Zq-car-notes', 'otherOwner')]);
	for (const text of [rejectedCar.id, rejectedCar.slug]) mark(text, 'otherOwner');
	await otherOwner.browser.call(addFavourite, { params: { carId: rejectedCar.id } });
	const documentId = await rejectedIdentity(world, newcomer, mark('Zq-identity-notes', 'newcomer'));
	const uploadId = (await uploadPhoto(renter, await aPicture())).split('/').at(-1) ?? '';

	const question = { subject: mark('Zq-ticket-subject', 'renter'), text: mark('Zq-ticket-text', 'renter') };
	const { id: ticketId } = await renter.browser.call(createTicket, { body: question });
	const comment = { params: { id: ticketId }, body: { text: mark('Zq-ticket-comment') } };
	await people.admin.browser.call(commentOnTicket, comment);
	// The renter reads it in the export alone.
	const note = { params: { id: renter.id }, body: { text: mark('Zq-person-note', 'renter') } };
	await people.admin.browser.call(writePersonNote, note);

	const notificationOf = async (who: SignedIn): Promise<string> => {
		const id = randomUUID();
		await pool.query(
			`INSERT INTO notifications (id, user_id, type, event_key, title, body, action_url, created_at)
			VALUES ($1, $2, 'NEW_MESSAGE', $5, $3, $3, '/trips', $4)`,
			[id, people[who].id, JSON.stringify({ en: `Zq-bell-${who}`, ar: `Zq-bell-${who}` }), world.clock.now(), id],
		);
		return id;
	};
	for (const who of signedIn) {
		marks.push({ text: `Zq-bell-${who}`, readers: [who] });
		await notificationOf(who);
	}
	const paymentId = payment.rows[0]?.reference ?? '';
	const rows = { car, booking, paymentId, money, rejectedCar, feedFile, sourceId, documentId, uploadId, ticketId };
	return { world, people, suspendedToken, marks, ...rows, notificationOf };
}

/** Parties know each other's names; phone and e-mail only after confirmation. An owner's name is public on the car page. */
async function createPeople(world: World, marks: Mark[]): Promise<Pick<Actors, 'people' | 'suspendedToken'>> {
	const people = {} as Record<SignedIn | 'suspended', Person>;
	const knowTheName: Partial<Record<string, SignedIn[]>> = { renter: ['owner'], otherRenter: ['otherOwner'] };
	const knowTheContact: Partial<Record<string, SignedIn[]>> = { renter: ['owner'], owner: ['renter'] };
	let number = 0;
	for (const who of [...signedIn, 'suspended'] as const) {
		number += 1;
		const person = await aPerson(world, { ...options[who], phone: `+9627977171${String(number).padStart(2, '0')}` });
		const [name, email] = [`Zq${who}`, `zq-${who.toLowerCase()}@mishwar.test`];
		await world.running.platform.pool.query('UPDATE users SET first_name = $2, last_name = $2, email = $3 WHERE id = $1', [
			person.id,
			name,
			email,
		]);
		people[who] = { ...person, email };
		const self = who === 'suspended' ? [] : [who];
		if (who !== 'owner' && who !== 'otherOwner') marks.push({ text: name, readers: [...self, ...(knowTheName[who] ?? []), ...admins] });
		for (const text of [email, `+9627977171${String(number).padStart(2, '0')}`])
			marks.push({ text, readers: [...self, ...(knowTheContact[who] ?? []), ...admins] });
	}
	// The session that the suspension ends.
	const token = await aSession(world, people.suspended.id);
	const reason = 'Zq-suspension-reason';
	marks.push({ text: reason, readers: [...admins] });
	await people.superAdmin.browser.call(suspendUser, { params: { id: people.suspended.id }, body: { reason } });
	return { people, suspendedToken: token };
}

/** A user with a pending or rejected identity check. Returns the id of the identity document. */
export async function aCheck(world: World, person: { id: string }, decided?: { notes: string }): Promise<string> {
	const { pool, clock } = world.running.platform;
	const [first, second] = [randomUUID(), randomUUID()];
	for (const id of [first, second]) await aDocument(world, person, id, 'IDENTITY_DOCUMENT');
	const status = decided ? 'REJECTED' : 'PENDING';
	await pool.query(
		`INSERT INTO identity_checks (id, user_id, status, id_document_id, licence_id, notes, submitted_at, decided_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
		[randomUUID(), person.id, status, first, second, decided?.notes ?? null, clock.now(), decided ? clock.now() : null],
	);
	await pool.query('UPDATE users SET kyc_status = $2 WHERE id = $1', [person.id, status]);
	return first;
}

/** A private document with stored bytes. */
async function aDocument(world: World, person: { id: string }, id: string, purpose: 'IDENTITY_DOCUMENT' | 'CAR_PAPER'): Promise<void> {
	const { pool, clock, store } = world.running.platform;
	const bytes = new TextEncoder().encode('a document');
	await pool.query('INSERT INTO stored_objects (id, uploaded_by, purpose, content_type, created_at) VALUES ($1, $2, $3, $4, $5)', [
		...[id, person.id, purpose, 'image/jpeg', clock.now()],
	]);
	await store.put(documentKey(id), bytes, 'image/jpeg');
}

const rejectedIdentity = (world: World, person: Person, notes: string): Promise<string> => aCheck(world, person, { notes });

/** A new session for every user, after a call that ends sessions. */
export async function signInAgain({ world, people }: Actors): Promise<void> {
	for (const who of signedIn) people[who].browser = new Browser(world.url, { mishwar_session: await aSession(world, people[who].id) });
}

/** A browser of the user, new for each call, so that cookies and sessions do not carry over. */
export async function browserOf(actors: Actors, who: ActorName): Promise<Browser> {
	if (who === 'anonymous') return actors.world.visitor();
	if (who === 'suspended') return new Browser(actors.world.url, { mishwar_session: actors.suspendedToken });
	return new Browser(actors.world.url, { mishwar_session: await aSession(actors.world, actors.people[who].id) });
}
