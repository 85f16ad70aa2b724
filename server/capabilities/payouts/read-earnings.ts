/** An owner's earnings: by booking, in total, by month, and as a file. */
import * as z from 'zod';
import type { Earning, earningsTotals, ownerEarnings } from '#contract/earnings.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import { formatFils } from '#contract/money.ts';
import { addDays, ammanDate, ammanIso, ammanMidnight, ammanMonth, isCalendarDate } from '#contract/time.ts';
import { arabicNamesOf, carOfRow } from '#server/capabilities/cars/index.ts';
import { type Language, refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { csvFile } from '#server/platform/files/csv.ts';
import { paginate, readCursor, writeCursor } from '#server/platform/http/pages.ts';
import type { Caller } from '#server/platform/http/route.ts';
import {
	carsThatEarned,
	type EarningRow,
	type EarningSums,
	type EarningsOf,
	earningsByMonth,
	listEarnings,
	sumEarnings,
} from './earnings-sql.ts';
import { earningsTable } from './earnings-table.ts';
import type { Page } from './read-payouts.ts';

const MONTHS = 12;
const cursorShape = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

type Range = InputOf<typeof earningsTotals>['query'];

/** Throws EARNINGS_RANGE_EMPTY if the range ends before it begins. */
function toFilter(caller: Caller, { from, to, carId }: Range): EarningsOf {
	const begin = from === undefined ? undefined : isCalendarDate(from) ? ammanMidnight(from) : new Date(from);
	const end = to === undefined ? undefined : isCalendarDate(to) ? ammanMidnight(addDays(to, 1)) : new Date(to);
	if (begin && end && end <= begin) throw refuse('EARNINGS_RANGE_EMPTY');
	return { ownerId: caller.userId, ...(carId && { carId }), ...(begin && { from: begin }), ...(end && { until: end }) };
}

export async function readEarnings(
	platform: Platform,
	caller: Caller,
	query: InputOf<typeof ownerEarnings>['query'],
): Promise<Page<Earning>> {
	const filter = toFilter(caller, query);
	const after = readCursor(query.cursor, cursorShape, caller.lang);
	const [rows, { count }] = await Promise.all([
		listEarnings(platform.db, filter, { after, limit: query.limit }),
		sumEarnings(platform.db, filter),
	]);
	const { page, next } = paginate(rows, query.limit, (last) => writeCursor([last.earned_at.toISOString(), last.id]));
	return { items: page.map(present), next, total: Number(count) };
}

export async function earningsFile(platform: Platform, caller: Caller, query: Range, language: Language): Promise<Response> {
	const rows = await listEarnings(platform.db, toFilter(caller, query));
	const table = earningsTable(rows.map(present), language);
	return csvFile(table, `mishwar-earnings-${ammanDate(platform.clock.now())}.csv`);
}

export async function readTotals(platform: Platform, caller: Caller, query: Range): Promise<ResponseOf<typeof earningsTotals>> {
	const { db, clock } = platform;
	const filter = toFilter(caller, query);
	const names = Array.from({ length: MONTHS }, (_, index) => ammanMonth(clock.now(), index - MONTHS + 1));
	const { ownerId, carId } = filter;
	const [total, byMonth, cars] = await Promise.all([
		sumEarnings(db, filter),
		earningsByMonth(db, { ownerId, ...(carId && { carId }), from: ammanMidnight(`${names[0]}-01`) }),
		carsThatEarned(db, caller.userId),
	]);
	const found = new Map(byMonth.map((month) => [month.month, month]));
	const noEarnings: EarningSums = { count: 0n, gross: 0n, fee: 0n, goodwill: 0n, net: 0n };
	return {
		total: toSums(total),
		months: names.map((month) => ({ month, ...toSums(found.get(month) ?? noEarnings) })),
		cars: cars.map((car) => ({ ...car, ...arabicNamesOf(car) })),
	};
}

/** The platform bears the gateway's fee: it is zero for the owner. */
const GATEWAY_FEE = formatFils(0n);

const toSums = ({ count, gross, fee, goodwill, net }: EarningSums) => ({
	count: Number(count),
	grossAmount: formatFils(gross),
	platformFee: formatFils(fee),
	gatewayFee: GATEWAY_FEE,
	refunds: formatFils(net - gross + fee - goodwill),
	goodwill: formatFils(goodwill),
	netAmount: formatFils(net),
});

/** Goodwill may be the only earning: before the rental is completed, or after a cancellation that leaves nothing. */
function sourceOf({ status, gross_fils, goodwill_fils, net_fils }: EarningRow): Earning['source'] {
	if (status === 'COMPLETED') return 'RENTAL';
	return gross_fils === 0n && goodwill_fils === net_fils ? 'GOODWILL' : 'CANCELLATION';
}

const present = (row: EarningRow): Earning => ({
	id: row.id,
	settledAt: ammanIso(row.earned_at),
	...carOfRow(row),
	bookingId: row.id,
	source: sourceOf(row),
	grossAmount: formatFils(row.gross_fils),
	platformFee: formatFils(row.fee_fils),
	gatewayFee: GATEWAY_FEE,
	refunds: formatFils(row.net_fils - row.gross_fils + row.fee_fils - row.goodwill_fils),
	goodwill: formatFils(row.goodwill_fils),
	netAmount: formatFils(row.net_fils),
});
