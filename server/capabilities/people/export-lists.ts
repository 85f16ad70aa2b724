/** Lists of the admins as CSV: read page by page as the client receives the file, with the filters of the list. */
import type { exportBookings, exportCars, exportPayouts, exportPeople } from '#contract/admin-exports.ts';
import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import { MAX_PAGE } from '#contract/paging.ts';
import { ammanDate } from '#contract/time.ts';
import { readAdminBookings } from '#server/capabilities/bookings/index.ts';
import { readAdminCars } from '#server/capabilities/cars/index.ts';
import { readAdminPayouts } from '#server/capabilities/payouts/index.ts';
import type { Language } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Rows, streamedCsv } from '#server/platform/files/csv.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { findPeople } from './find-people.ts';
import { cityIn, listWords } from './list-words.ts';

type Page<Item> = { items: readonly Item[]; next: string | null };
type Asked<E extends Endpoint> = { caller: Caller; query: InputOf<E>['query'] };
type Row = Rows[number];

const headings = {
	people: {
		en: ['Number', 'Name', 'Name in Arabic', 'Email', 'Phone', 'Role', 'Identity', 'Since', 'Suspended since', 'Suspended because'],
		ar: ['الرقم', 'الاسم', 'الاسم بالعربية', 'البريد', 'الهاتف', 'الدور', 'الهوية', 'منذ', 'موقوف منذ', 'سبب الإيقاف'],
	},
	cars: {
		en: ['Number', 'Car', 'Plate', 'Plate class', 'City', 'Owner', 'State', 'Daily rate (JOD)', 'Submitted'],
		ar: ['الرقم', 'السيارة', 'اللوحة', 'صنف اللوحة', 'المدينة', 'المالك', 'الحالة', 'السعر اليومي (د.أ)', 'تاريخ الإرسال'],
	},
	bookings: {
		en: [
			'Number',
			'Car',
			'Renter',
			'Owner',
			'Pickup',
			'Return',
			'State',
			'Rental (JOD)',
			'Deposit (JOD)',
			'Platform fee (JOD)',
			'Refunded (JOD)',
			'Made',
		],
		ar: [
			'الرقم',
			'السيارة',
			'المستأجر',
			'المالك',
			'الاستلام',
			'الإرجاع',
			'الحالة',
			'الإيجار (د.أ)',
			'مبلغ التأمين (د.أ)',
			'عمولة المنصة (د.أ)',
			'المسترد (د.أ)',
			'تاريخ الطلب',
		],
	},
	payouts: {
		en: ['Number', 'Booking', 'Owner', 'Amount (JOD)', 'State', 'Made', 'Due', 'Sent', 'Paid', 'Account', 'Bank reference', 'Bank’s reply'],
		ar: ['الرقم', 'الحجز', 'المالك', 'المبلغ (د.أ)', 'الحالة', 'أُنشئت', 'تستحق', 'أُرسلت', 'دُفعت', 'الحساب', 'مرجع البنك', 'رد البنك'],
	},
} as const satisfies Record<string, Record<Language, readonly string[]>>;
type List = keyof typeof headings;

export const exportPeopleFile = (platform: Platform, { caller, query }: Asked<typeof exportPeople>): Promise<Response> =>
	fileOf(platform, caller, { list: 'people', language: query.lang }, async (page) => {
		const { people, next } = await findPeople(platform, caller, { ...query, ...page });
		const items = people.map((row) => [
			...[row.id, row.displayName, row.displayNameAr, row.email, row.phone],
			...[listWords[query.lang].roles[row.role], listWords[query.lang].identity[row.kycStatus], row.createdAt],
			...[row.suspendedAt, row.suspensionReason],
		]);
		return { items, next };
	});

export const exportCarsFile = (platform: Platform, { caller, query }: Asked<typeof exportCars>): Promise<Response> =>
	fileOf(platform, caller, { list: 'cars', language: query.lang }, async (page) => {
		const { cars, next } = await readAdminCars(platform, caller, { ...query, ...page });
		const words = listWords[query.lang];
		const items = cars.map((row) => [
			...[
				row.id,
				query.lang === 'ar' ? row.titleAr : row.title,
				row.plateNumber,
				row.plateClass && words.plates[row.plateClass],
				cityIn(query.lang, row.city),
			],
			...[query.lang === 'ar' ? row.ownerNameAr : row.ownerName, words.cars[row.verificationStatus], row.dailyRateJod, row.submittedAt],
		]);
		return { items, next };
	});

export const exportBookingsFile = (platform: Platform, { caller, query }: Asked<typeof exportBookings>): Promise<Response> =>
	fileOf(platform, caller, { list: 'bookings', language: query.lang }, async (page) => {
		const { bookings, next } = await readAdminBookings(platform, caller, { ...query, ...page });
		const items = bookings.map((row) => [
			...[row.id, query.lang === 'ar' ? row.carTitleAr : row.carTitle, nameIn(query.lang, row.renter), nameIn(query.lang, row.owner)],
			...[row.startAt, row.endAt, listWords[query.lang].bookings[row.status], row.totalJod, row.depositJod],
			...[row.platformFeeJod, row.refundedJod, row.createdAt],
		]);
		return { items, next };
	});

export const exportPayoutsFile = (platform: Platform, { caller, query }: Asked<typeof exportPayouts>): Promise<Response> =>
	fileOf(platform, caller, { list: 'payouts', language: query.lang }, async (page) => {
		const { items: payouts, next } = await readAdminPayouts(platform, caller, { ...query, ...page });
		const items = payouts.map((row) => [
			...[row.id, row.bookingId, query.lang === 'ar' ? row.ownerNameAr : row.ownerName, row.amountJod],
			...[listWords[query.lang].payouts[row.state], row.createdAt],
			...[row.dueAt, row.sentAt, row.paidAt, row.destination, row.bankReference, row.failure],
		]);
		return { items, next };
	});

const nameIn = (language: Language, { displayName, displayNameAr }: { displayName: string; displayNameAr: string | null }): string =>
	(language === 'ar' ? displayNameAr : null) ?? displayName;

type Written = { list: List; language: Language };
type ReadPage = (page: { limit: number; cursor: string | undefined }) => Promise<Page<ReadonlyArray<string | null>>>;

/** The export of all people is in the audit log before the first row is sent. */
async function fileOf(platform: Platform, caller: Caller, { list, language }: Written, read: ReadPage): Promise<Response> {
	const now = platform.clock.now();
	await inTransaction(platform.db, (tx) =>
		audit(platform, tx, {
			...{ actorId: caller.personId, action: 'user.list-exported', subject: 'user', subjectId: caller.personId },
			after: { kind: list.toUpperCase() },
		}),
	);
	return streamedCsv(headings[list][language], partsOf(read), `mishwar-${list}-${ammanDate(now)}.csv`);
}

async function* partsOf(read: ReadPage): AsyncGenerator<Rows, void> {
	let cursor: string | undefined;
	do {
		const { items, next } = await read({ limit: MAX_PAGE, cursor });
		yield items.map((row): Row => row.map((value) => value ?? ''));
		cursor = next ?? undefined;
	} while (cursor !== undefined);
}
