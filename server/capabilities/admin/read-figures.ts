/** Marketplace figures, current and by week. Revenue comes from the ledger, not from charges. */
import type { adminOverview, adminStats } from '#contract/admin.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { formatFils } from '#contract/money.ts';
import { addDays, ammanDate, ammanMidnight } from '#contract/time.ts';
import { bookingFigures, bookingsByWeek, countContestedNoShows } from '#server/capabilities/bookings/index.ts';
import { countAllCars } from '#server/capabilities/cars/index.ts';
import { countUsers, newUsersByWeek } from '#server/capabilities/identity/index.ts';
import { countPending } from '#server/capabilities/kyc/index.ts';
import { platformRevenue, platformRevenueByWeek } from '#server/capabilities/ledger/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';

const SATURDAY = 6;
const DAYS_A_WEEK = 7;

export async function readStats({ db }: Platform): Promise<ResponseOf<typeof adminStats>> {
	const [totalUsers, pendingKyc, cars, bookings, openNoShows, revenueFils] = await Promise.all([
		countUsers(db, { words: [] }),
		countPending(db),
		countAllCars(db),
		bookingFigures(db),
		countContestedNoShows(db),
		platformRevenue(db),
	]);
	return {
		totalUsers,
		totalCars: cars.total,
		totalBookings: bookings.total,
		totalRevenue: formatFils(revenueFils),
		pendingKyc,
		pendingCars: cars.pending,
		activeRentals: bookings.active,
		openNoShows,
	};
}

export async function readOverview({ db, clock }: Platform, weeks: number): Promise<ResponseOf<typeof adminOverview>> {
	const first = addDays(weekOf(ammanDate(clock.now())), -DAYS_A_WEEK * (weeks - 1));
	const since = ammanMidnight(first);
	const [bookings, revenue, people] = await Promise.all([
		bookingsByWeek(db, since),
		platformRevenueByWeek(db, since),
		newUsersByWeek(db, since),
	]);
	return Array.from({ length: weeks }, (_, week) => ({
		weekStart: addDays(first, week * DAYS_A_WEEK),
		bookings: bookings.get(week) ?? 0,
		revenueJod: formatFils(revenue.get(week) ?? 0n),
		newUsers: people.get(week) ?? 0,
	}));
}

/** The Saturday on which the week of a date begins. */
function weekOf(date: string): string {
	const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
	return addDays(date, -((weekday - SATURDAY + DAYS_A_WEEK) % DAYS_A_WEEK));
}
