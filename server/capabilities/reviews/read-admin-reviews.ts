/** Reviews for admins: including hidden and unpublished ones, with their reports. */
import type { InputOf } from '#contract/endpoint.ts';
import type { AdminReview, listAdminReviews } from '#contract/reviews.ts';
import { ammanIso } from '#contract/time.ts';
import { usersByIds } from '#server/capabilities/identity/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { type PageOfList, readPageInOrder } from '#server/platform/http/pages.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { countForAdmins, reviewsForAdmins } from './admin-sql.ts';
import { presentReviews, toReviewer, unique } from './present.ts';
import { openReports, type ReviewRow } from './sql.ts';

export async function readAdminReviews(
	{ db }: Platform,
	caller: Caller,
	query: InputOf<typeof listAdminReviews>['query'],
): Promise<PageOfList & { reviews: AdminReview[] }> {
	const filter = { q: query.q, order: query.order, reported: query.reported === '1', hidden: query.hidden === '1' };
	const { page, ...list } = await readPageInOrder(
		query,
		caller.lang,
		(place) => reviewsForAdmins(db, { ...filter, ...place }),
		() => countForAdmins(db, filter),
	);
	return { reviews: await presentForAdmins(db, page, caller.userId), ...list };
}

export async function presentForAdmins(db: Queryable, rows: readonly ReviewRow[], viewerId: string): Promise<AdminReview[]> {
	const reviews = await presentReviews(db, rows, viewerId);
	const reports = await openReports(
		db,
		rows.map((row) => row.id),
	);
	const named = unique([...rows.map((row) => row.subject_id), ...reports.map((report) => report.reporter_id)]);
	const people = new Map((await usersByIds(db, named)).map((user) => [user.id, toReviewer(user)]));
	return rows.flatMap((row) => {
		const review = reviews.find(({ id }) => id === row.id);
		const subject = people.get(row.subject_id);
		if (!review || !subject) return [];
		return [
			{
				...review,
				bookingId: row.booking_id,
				subject,
				revealedAt: row.revealed_at && ammanIso(row.revealed_at),
				hidden: row.hidden_at && row.hidden_reason ? { at: ammanIso(row.hidden_at), reason: row.hidden_reason } : null,
				openReports: reports.flatMap((report) => {
					const by = people.get(report.reporter_id);
					if (report.review_id !== row.id || !by) return [];
					return [{ reason: report.reason, note: report.note, by, at: ammanIso(report.created_at) }];
				}),
			},
		];
	});
}
