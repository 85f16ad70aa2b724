/** Cars for admins: the verification queue, and everything that was ever submitted. */
import * as z from 'zod';
import type { AdminCar, adminCars } from '#contract/admin.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { ammanDate, ammanIso } from '#contract/time.ts';
import { nameOf, type UserRow, usersByIds } from '#server/capabilities/identity/index.ts';
import { openAtOthers } from '#server/capabilities/review-desk/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { currentSettings } from '#server/platform/context/settings.ts';
import { paginate, readCursor, writeCursor } from '#server/platform/http/pages.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { countSubmitted, listSubmitted, type SubmittedOf } from './admin-sql.ts';
import { type CarChangeRow, changesOf } from './changes-sql.ts';
import { contentVersion } from './content-version.ts';
import { presentOwnerCar } from './read-owner-cars.ts';
import { carReviews } from './reviews-sql.ts';
import { lacksRentalPlate } from './rules.ts';
import type { CarRow } from './sql.ts';

const MAX_WORDS = 8;
const cursorShape = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

export async function readAdminCars(platform: Platform, caller: Caller, query: InputOf<typeof adminCars>['query']) {
	const filter: SubmittedOf = {
		words: (query.q ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS),
		...(query.status ? { status: query.status } : {}),
	};
	const after = readCursor(query.cursor, cursorShape, caller.lang);
	const [rows, total] = await Promise.all([
		listSubmitted(platform.db, { ...filter, order: query.order, after, limit: query.limit }),
		countSubmitted(platform.db, filter),
	]);
	const changes = await changesOf(
		platform.db,
		rows.map((row) => row.id),
	);
	const { page, next } = paginate(rows, query.limit, (row) => {
		const key = query.status === 'PENDING' ? (waitingChange(changes.get(row.id)) ?? row.submitted_at ?? row.created_at) : row.created_at;
		return writeCursor([key.toISOString(), row.id]);
	});
	const owners = new Map((await usersByIds(platform.db, [...new Set(page.map((row) => row.owner_id))])).map((user) => [user.id, user]));
	const reviewerOf = await openAtOthers(
		platform,
		carReviews,
		caller,
		page.map((row) => row.id),
	);
	const now = platform.clock.now();
	const settings = await currentSettings(platform.db);
	const cars = page.map((row) => ({
		...present(row, { owner: owners.get(row.owner_id), change: changes.get(row.id), reviewer: reviewerOf(row.id) }, now),
		lacksRentalPlate: lacksRentalPlate(row, settings, ammanDate(now)),
	}));
	return { cars, next, total };
}

const waitingChange = (change: CarChangeRow | undefined): Date | undefined =>
	change?.rejected_at === null ? change.submitted_at : undefined;

type Around = { owner: UserRow; change: CarChangeRow | undefined; reviewer: AdminCar['reviewer'] };

function present(row: CarRow, { owner, change, reviewer }: Around, now: Date): Omit<AdminCar, 'lacksRentalPlate'> {
	const name = owner && nameOf(owner);
	return {
		...presentOwnerCar(row, change, now),
		ownerId: row.owner_id,
		...{ ownerName: name?.en ?? '', ownerNameAr: name?.ar ?? '' },
		ownerEmail: owner?.email ?? null,
		ownerPhone: owner?.phone ?? null,
		ownerSuspended: row.owner_suspended,
		...{ ownerLang: owner?.lang ?? 'ar', reviewer },
		dailyRate: row.daily_rate_fils === null ? null : Number(row.daily_rate_fils) / 1000,
		submittedAt: row.submitted_at && ammanIso(row.submitted_at),
		contentVersion: contentVersion(row),
	};
}
