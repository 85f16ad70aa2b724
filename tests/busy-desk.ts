/**
 * For `npm run screenshots`: an office with a team whose members act in its name, and what waits for an admin then: a report, a claim, a fine, a
 * no-show, a request to the support, and documents of several pages; and an account with an authenticator app. The demo has none of them. It changes
 * settings, so that no other test may use the server.
 */
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Booking } from '#contract/bookings.ts';
import type { OwnerTerms } from '#contract/calendar.ts';
import type { Car } from '#contract/cars.ts';
import type { Company } from '#contract/companies.ts';
import type { FineHold } from '#contract/fines.ts';
import { guidedShots, type Handover } from '#contract/handover.ts';
import type { AdminPayout } from '#contract/payout-batches.ts';
import type { TeamRole } from '#contract/team-roles.ts';
import { addDays, ammanDate, ammanIso, HOUR_MS } from '#contract/time.ts';
import { drawingOf, fleet } from '#demo/fleet/car.ts';
import { carScene } from '#demo/pictures/car-scene.ts';
import { renderJpeg } from '#demo/pictures/render.ts';
import type { JourneyServer } from '#tests/journeys/start-server.ts';
import { aPdfOf } from '#tests/support/pdf.ts';
import { SECURED } from './pictured-desk.ts';

type Served = Pick<JourneyServer, 'url' | 'control'>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

const OWNER = 'owner@mishwar.test';
const NAMES = {
	nameEn: 'Omari & Sons Premium Car Rental and Airport Services',
	nameAr: 'شركة العمري وأولاده لتأجير السيارات الفاخرة وخدمات المطار',
};
const CARD = { number: '4508 7500 1574 1019', name: 'LINA HADDAD', expiry: '12/35', cvv: '123' };
const PHOTO_PX = 800;
const PDF_PAGES = 7;
const OUT_KM = 90_000;

export type Caller = Awaited<ReturnType<typeof callerOf>>;

/** Through the API, with a session of its own. */
export async function callerOf(server: Served, who: string) {
	const cookie = `mishwar_session=${await server.control(`/session?who=${encodeURIComponent(who)}`)}`;
	const send = async (method: Method, path: string, body: BodyInit | null, type: string) => {
		const headers = { cookie, origin: server.url, 'content-type': type, 'idempotency-key': randomUUID() };
		const answer = await fetch(server.url + path, { method, headers, body });
		if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
		return answer;
	};
	const ask = async <Answer>(method: Method, path: string, body?: unknown): Promise<Answer> =>
		(await (await send(method, path, body === undefined ? null : JSON.stringify(body), 'application/json')).json()) as Answer;
	const upload = async (file: Uint8Array, type = 'image/jpeg'): Promise<string> => {
		const { uploadURL } = await ask<{ uploadURL: string }>('POST', '/api/objects/upload');
		const { pathname, search } = new URL(uploadURL, server.url);
		await send('PUT', pathname + search, Buffer.from(file), type);
		return (await ask<{ objectPath: string }>('POST', '/api/objects/normalize', { uploadURL })).objectPath;
	};
	return { ask, upload };
}

let pictures = 0;

/** Another one each time. */
async function aPicture({ upload }: Caller): Promise<string> {
	const car = fleet[pictures % fleet.length];
	if (!car) throw new Error('the fleet is empty');
	pictures += 1;
	return upload(await renderJpeg(carScene({ ...drawingOf(car), seed: pictures, view: 'rear' }), PHOTO_PX));
}

export async function busyDesk(server: Served): Promise<void> {
	const [owner, renter, admin] = await Promise.all(
		[OWNER, 'renter@mishwar.test', 'admin@mishwar.test'].map((who) => callerOf(server, who)),
	);
	if (!owner || !renter || !admin) return;
	const companyId = await anOffice(owner);
	const joining = { manager: owner, admin, companyId };
	const manager = await aMember(server, { ...joining, name: 'Mira', role: 'MANAGER' });
	const desk = await aMember(server, { ...joining, name: 'Odai', role: 'DESK' });
	const accountant = 'a-very-long-address.of-an-accountant@omari-premium-rental.example';
	await owner.ask('POST', '/api/owner/team/invitations', { email: accountant, role: 'ACCOUNTS' });
	const bookings = await owner.ask<Booking[]>('GET', '/api/owner/bookings?limit=100');
	const of = (slug: string, matches: (booking: Booking) => boolean) =>
		bookings.find((booking) => booking.car.slug === slug && matches(booking)) ?? missing(slug);
	await reported(desk, of('toyota-camry-2021', ({ status }) => status === 'CONFIRMED').id);
	const returned = of('hyundai-tucson-2022', ({ status }) => status === 'COMPLETED');
	await claimedBack(await callerOf(server, returned.renterId), manager, returned.id);
	await fined(server, { owner, manager, renter, admin });
	await missed(server, admin);
	await secured(await callerOf(server, SECURED));
	await asked(owner, admin);
	await written(owner, admin, returned.renterId);
}

/** Not licensed yet: its documents wait. */
async function anOffice(owner: Caller): Promise<string> {
	const hours = { opensAt: '09:00', closesAt: '18:00', closedOn: [5] };
	const company = await owner.ask<Company>('PUT', '/api/owner/company', {
		...NAMES,
		branches: [
			{ ...hours, city: 'Amman', addressEn: 'Abdali', addressAr: 'العبدلي' },
			{ ...hours, city: 'Amman', addressEn: 'Airport Road', addressAr: 'طريق المطار' },
			{ ...hours, city: 'Aqaba', addressEn: 'Aqaba Port', addressAr: 'ميناء العقبة' },
			{
				...hours,
				city: 'Queen Alia Airport',
				addressEn: 'Arrivals hall',
				addressAr: 'صالة القادمين',
				opensAt: '06:00',
				closesAt: '24:00',
				closedOn: [],
			},
		],
	});
	const documentUrl = await owner.upload(aPdfOf(PDF_PAGES), 'application/pdf');
	await owner.ask('POST', '/api/owner/company/papers', { kind: 'REGISTRATION', number: '200145678', documentUrl });
	const permit = { kind: 'PERMIT', number: 'LTRC-2026-00418', expiresOn: addDays(ammanDate(new Date()), 200) };
	await owner.ask('POST', '/api/owner/company/papers', { ...permit, documentUrl: await aPicture(owner) });
	return company.id;
}

type Joining = { manager: Caller; admin: Caller; companyId: string; name: string; role: TeamRole };

/** One of the people of the demo without an e-mail, invited by phone, whose session works for the office. */
async function aMember(server: Served, { manager, admin, companyId, name, role }: Joining): Promise<Caller> {
	const people = await admin.ask<Array<{ id: string; phone: string | null }>>('GET', `/api/admin/users?q=${name}`);
	const { id, phone } = people[0] ?? missing(name);
	await manager.ask('POST', '/api/owner/team/invitations', { phone, role });
	const letters = await admin.ask<Array<{ to: string; text: string }>>('GET', '/api/dev/outbox');
	const token = /\/owner\/join#([\w-]+)/.exec(letters.find(({ to }) => to === phone)?.text ?? '')?.[1];
	const member = await callerOf(server, id);
	await member.ask('POST', '/api/owner/team/accept', { token });
	await member.ask('PUT', '/api/owner/team/session', { companyId });
	return member;
}

async function reported(desk: Caller, bookingId: string): Promise<void> {
	await desk.ask('POST', `/api/bookings/${bookingId}/reports`, {
		...{ clientId: randomUUID(), kind: 'ACCIDENT', policeReportNumber: '4711/2026' },
		text: 'The renter called: another car hit the rear bumper at the roundabout. Nobody is hurt, and the police was there.',
		photos: [await aPicture(desk), await aPicture(desk)],
		place: { text: 'الدوار السابع، عمّان', latitude: 31.95, longitude: 35.86 },
	});
}

async function claimedBack(renter: Caller, manager: Caller, bookingId: string): Promise<void> {
	const { id } = await renter.ask<{ id: string }>('POST', `/api/bookings/${bookingId}/renter-claims`, {
		lines: [
			{ kind: 'FUEL_REFUND', amountJod: '12.50' },
			{ kind: 'CLEANING_PAID', amountJod: '5' },
		],
		reason: 'كان الخزان فارغاً عند الاستلام وملأته، وكانت المقاعد الخلفية متسخة.',
		photos: [await aPicture(renter)],
	});
	const reason = 'The tank was full, as the photos of the handover show. The seats were cleaned the day before.';
	await manager.ask('PATCH', `/api/renter-claims/${id}/contest`, { reason, photos: [await aPicture(manager)] });
}

type Sides = Record<'owner' | 'manager' | 'renter' | 'admin', Caller>;

/** A booking of today with a part of the deposit held for fines, returned at once. */
async function fined(server: Served, { owner, manager, renter, admin }: Sides): Promise<void> {
	const [superAdmin] = await admin.ask<Array<{ id: string }>>('GET', '/api/admin/users?role=SUPER_ADMIN');
	const master = await callerOf(server, superAdmin?.id ?? missing('super admin'));
	const hold = (fineHoldJod: number) => master.ask('PATCH', '/api/admin/settings', { fineHoldJod, fineHoldDays: fineHoldJod && 14 });
	await hold(50);
	const car = await renter.ask<Car>('GET', '/api/cars/mercedes-benz-c-200-2021');
	const path = `/api/owner/cars/${car.id}/terms`;
	const terms = await owner.ask<OwnerTerms>('GET', path);
	const always = {
		minDays: 1,
		advanceNoticeHours: 0,
		turnaroundHours: 0,
		pickupHours: { from: '00:00', until: '24:00' },
		instantBook: false,
	};
	await owner.ask('PUT', path, { ...terms, ...always });
	const start = new Date(Math.ceil((Date.now() + HOUR_MS / 6) / HOUR_MS) * HOUR_MS);
	const dates = { startAt: ammanIso(start), endAt: ammanIso(new Date(start.getTime() + 48 * HOUR_MS)) };
	const { id } = await renter.ask<Booking>('POST', '/api/bookings', { carId: car.id, ...dates });
	await pay(renter, id);
	await manager.ask('PATCH', `/api/owner/bookings/${id}/accept`);
	const { code } = await renter.ask<Handover>('GET', `/api/bookings/${id}/handover`);
	await recorded(manager, `/api/bookings/${id}/check-in`, { odometerKm: OUT_KM, code });
	await recorded(manager, `/api/bookings/${id}/check-out`, { odometerKm: OUT_KM + 40 });
	await owner.ask('PATCH', `/api/owner/bookings/${id}/release-deposit`);
	const { hold: held } = await manager.ask<FineHold>('GET', `/api/bookings/${id}/fines`);
	const ticket = { amountJod: '30', offenceAt: held?.to.slice(0, 16), note: 'رادار على طريق المطار', photo: await aPicture(manager) };
	const { fines } = await manager.ask<FineHold>('POST', `/api/bookings/${id}/fines`, ticket);
	await renter.ask('PATCH', `/api/fines/${fines[0]?.id}/contest`, { reason: 'I returned the car an hour before the time on the ticket.' });
	await hold(0);
}

/** The licensed office reports the renter of its day who did not come, once it may. */
async function missed(server: Served, admin: Caller): Promise<void> {
	const [company] = await admin.ask<Array<{ owner: { id: string } }>>('GET', '/api/admin/companies?status=all&q=Sama');
	if (!company) return;
	const office = await callerOf(server, company.owner.id);
	const bookings = await office.ask<Booking[]>('GET', '/api/owner/bookings?limit=100');
	const late = bookings.find(({ allowedActions }) => allowedActions.includes('NO_SHOW'));
	if (late) await office.ask('POST', `/api/bookings/${late.id}/no-show`, {});
}

async function secured({ ask }: Caller): Promise<void> {
	const { secret } = await ask<{ secret: string }>('POST', '/api/users/me/second-factors/totp');
	const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
	await ask('POST', '/api/users/me/second-factors/totp/confirm', { code });
}

export async function pay(renter: Caller, bookingId: string): Promise<void> {
	const payment = await renter.ask<{ redirectUrl: string; paymentId: string }>('POST', '/api/payments/initiate', { bookingId });
	const challenge = await fetch(payment.redirectUrl, { method: 'POST', body: new URLSearchParams(CARD) });
	await fetch(challenge.url, { method: 'POST', body: new URLSearchParams({ code: '1234' }), redirect: 'manual' });
	await renter.ask('GET', `/api/payments/verify/${payment.paymentId}`);
}

async function recorded(desk: Caller, path: string, reading: { odometerKm: number; code?: string | null }): Promise<void> {
	const photos = [];
	for (const shot of guidedShots) photos.push({ shot, objectPath: await aPicture(desk) });
	await desk.ask('POST', path, { clientId: randomUUID(), fuelEighths: 8, ...reading, photos });
}

/** One request that was answered, and one that waits. */
async function asked(owner: Caller, admin: Caller): Promise<void> {
	const [payout] = await admin.ask<AdminPayout[]>('GET', '/api/admin/payouts?state=FAILED');
	const { id } = await owner.ask<{ id: string }>('POST', '/api/tickets', {
		subject: 'My bank returned the payout, although the IBAN and the name of the account holder are the same as on my card',
		text: 'It came back yesterday.\nWhat do you need from me?',
		...(payout && { context: { kind: 'payout', id: payout.id } }),
	});
	await admin.ask('POST', `/api/admin/tickets/${id}/comments`, { text: 'Called the bank: the name of the holder differs by one letter.' });
	await admin.ask('POST', `/api/admin/tickets/${id}/answers`, { text: 'Please write the name exactly as on the letter from your bank.' });
	await owner.ask('POST', '/api/tickets', { subject: 'أين أجد فاتورة شهر تشرين الأول؟', text: 'أحتاجها للمحاسب قبل نهاية الأسبوع.' });
}

/** Codes, replies, and a note about a person. */
async function written(owner: Caller, admin: Caller, personId: string): Promise<void> {
	const today = ammanDate(new Date());
	const code = {
		validFrom: today,
		validUntil: addDays(today, 60),
		maxUsesPerPerson: '1',
		maxUses: '',
		minRentalJod: '',
		firstBookingOnly: false,
	};
	const cars = ['toyota-land-cruiser-2019', 'kia-picanto-2019'];
	await owner.ask('POST', '/api/owner/promo-codes', { ...code, code: 'OMARI15', percent: '15', cars });
	await admin.ask('POST', '/api/admin/promo-codes', { ...code, code: 'WELCOME5', amountJod: '5', firstBookingOnly: true, maxUses: '200' });
	const texts = {
		textEn: 'Hello {renter}, I am waiting at {place} at {pickup}.',
		textAr: 'أهلاً {renter}، أنتظرك في {place} الساعة {pickup}.',
	};
	await owner.ask('PUT', '/api/owner/quick-replies', { replies: [{ title: 'Where we meet', ...texts }] });
	await owner.ask('PUT', '/api/owner/automatic-messages', { moment: 'BEFORE_PICKUP', ...texts, isOn: true });
	await admin.ask('POST', `/api/admin/people/${personId}/notes`, {
		text: 'Called on Sunday about the licence.\nWill upload a sharper photo.',
	});
}

function missing(what: string): never {
	throw new Error(`the demo has no ${what}`);
}
