/** Settlements: one booking's, and lists with their trips: an owner's own, their deposits, and all of them for admins. */
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import { formatFils } from '#contract/money.ts';
import type {
	AdminSettlement,
	listSettlements as listCall,
	OwnerDeposit,
	OwnerSettlement,
	ownerSettlementsSummary,
	settlementsSummary,
} from '#contract/settlement-lists.ts';
import type { Settlement, SettlementStatus } from '#contract/settlements.ts';
import { ammanIso } from '#contract/time.ts';
import { bookingsByIds } from '#server/capabilities/bookings/index.ts';
import { carOfRow, carsByIds } from '#server/capabilities/cars/index.ts';
import { namesOf, type PersonName } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { readPageInOrder } from '#server/platform/http/pages.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { toSettlement } from './present.ts';
import {
	countSettlements,
	finesHeldOfOwner,
	listSettlements,
	type SettlementRow,
	type SettlementsOf,
	settlementOfBooking,
	sumsOfAll,
	sumsOfOwner,
} from './sql.ts';

type Paged = { limit: number; cursor?: string | undefined };
type Filtered = Paged & { status?: SettlementStatus | undefined };
export type SettlementPage<Item> = { items: Item[]; next: string | null; total: number };
type Trip = Pick<OwnerSettlement, keyof ReturnType<typeof carOfRow> | 'renterName' | 'renterNameAr' | 'startDate' | 'endDate'>;
type SettlementListItem = { row: SettlementRow; trip: Trip; ownerName: PersonName };

export async function readOwnerSettlements(platform: Platform, caller: Caller, query: Filtered): Promise<SettlementPage<OwnerSettlement>> {
	const page = await readPage(platform, caller, query, { ownerId: caller.userId, ...(query.status && { status: query.status }) });
	return { ...page, items: page.items.map(({ row, trip }) => ({ ...toSettlement(row), ...trip })) };
}

export async function readOwnerDeposits(platform: Platform, caller: Caller, query: Paged): Promise<SettlementPage<OwnerDeposit>> {
	const page = await readPage(platform, caller, query, { ownerId: caller.userId });
	return { ...page, items: page.items.map(({ row, trip, closedAt }) => ({ ...toDeposit(row), settlementDate: closedAt, ...trip })) };
}

function toDeposit(row: SettlementRow): Omit<OwnerDeposit, keyof Trip | 'settlementDate'> {
	return {
		bookingId: row.booking_id,
		depositStatus: row.deposit_status,
		depositHeldJod: formatFils(row.deposit_held_fils),
		depositCapturedJod: formatFils(row.deposit_captured_fils),
		depositReleasedJod: formatFils(row.deposit_released_fils),
		fineHoldJod: formatFils(row.fine_hold_fils),
		claimsUntil: ammanIso(row.claims_until),
	};
}

export async function readSettlements(
	platform: Platform,
	caller: Caller,
	query: InputOf<typeof listCall>['query'],
): Promise<SettlementPage<AdminSettlement>> {
	const { status, ownerId, q, order } = query;
	const filter: SettlementsOf = { q, order, ...(status && { status }), ...(ownerId && { ownerId }) };
	const page = await readPage(platform, caller, query, filter);
	return {
		...page,
		items: page.items.map(({ row, trip, ownerName }) => ({
			...toSettlement(row),
			...trip,
			...{ ownerId: row.owner_id, ownerName: ownerName.en, ownerNameAr: ownerName.ar },
		})),
	};
}

async function readPage(
	platform: Platform,
	caller: Caller,
	paged: Paged,
	filter: SettlementsOf,
): Promise<SettlementPage<SettlementListItem & { closedAt: string | null }>> {
	const { db } = platform;
	const { page, ...list } = await readPageInOrder(
		{ ...paged, order: filter.order },
		caller.lang,
		(part) => listSettlements(db, { ...filter, ...part }),
		() => countSettlements(db, filter),
	);
	const unique = (ids: string[]) => [...new Set(ids)];
	const [bookings, cars, nameOf] = await Promise.all([
		bookingsByIds(db, unique(page.map((row) => row.booking_id))),
		carsByIds(db, unique(page.map((row) => row.car_id))),
		namesOf(
			db,
			page.flatMap((row) => [row.owner_id, row.renter_id]),
		),
	]);
	const items = page.flatMap((row) => {
		const booking = bookings.find(({ id }) => id === row.booking_id);
		const car = cars.find(({ id }) => id === row.car_id);
		if (!booking || !car) return [];
		const renter = nameOf(row.renter_id);
		const trip: Trip = {
			...carOfRow(car),
			...{ renterName: renter.en, renterNameAr: renter.ar },
			startDate: ammanIso(booking.starts_at),
			endDate: ammanIso(booking.ends_at),
		};
		return [{ row, trip, ownerName: nameOf(row.owner_id), closedAt: booking.deposit_closed_at && ammanIso(booking.deposit_closed_at) }];
	});
	return { items, ...list };
}

export async function readOwnerSums(platform: Platform, caller: Caller): Promise<ResponseOf<typeof ownerSettlementsSummary>> {
	const sums = await sumsOfOwner(platform.db, caller.userId);
	const forFines = await finesHeldOfOwner(platform.db, caller.userId);
	return {
		count: Number(sums.count),
		settledJod: formatFils(sums.settled),
		paidJod: formatFils(sums.paid),
		waitingJod: formatFils(sums.waiting),
		waitingCount: Number(sums.waiting_count),
		depositsHeldJod: formatFils(sums.held + forFines.fils),
		depositsHeldCount: Number(sums.held_count) + forFines.count,
		depositsReleasedJod: formatFils(sums.released),
		depositsCapturedJod: formatFils(sums.captured),
	};
}

export async function readAllSums(platform: Platform): Promise<ResponseOf<typeof settlementsSummary>> {
	const sums = await sumsOfAll(platform.db);
	return {
		count: Number(sums.count),
		paidCount: Number(sums.paid_count),
		pendingCount: Number(sums.pending_count),
		calculatedCount: Number(sums.calculated_count),
		disputedCount: Number(sums.disputed_count),
		ownerPayoutsJod: formatFils(sums.owners),
		netPlatformRevenueJod: formatFils(sums.platform),
	};
}

/** One booking's settlement, for its owner and for admins. */
export async function readSettlement(platform: Platform, caller: Caller, bookingId: string): Promise<Settlement> {
	const row = await settlementOfBooking(platform.db, bookingId);
	if (!row || (row.owner_id !== caller.userId && !isAdmin(caller))) throw refuse('SETTLEMENT_NOT_FOUND');
	return toSettlement(row);
}
