/** Reviews on the wire, as one person sees them. */
import type { Review } from '#contract/reviews.ts';
import { ammanIso } from '#contract/time.ts';
import { arabicTitleOf, carsByIds } from '#server/capabilities/cars/index.ts';
import { toPublicUser, type UserRow, usersByIds } from '#server/capabilities/identity/index.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { isPublic } from './rules.ts';
import { type ReviewRow, reportedBy } from './sql.ts';

/** `viewerId`: null for a visitor. Reads the people and cars of all rows at once. */
export async function presentReviews(db: Queryable, rows: readonly ReviewRow[], viewerId: string | null): Promise<Review[]> {
	// Sequential: a transaction has only one connection.
	const authors = new Map((await usersByIds(db, unique(rows.map((row) => row.author_id)))).map((user) => [user.id, user]));
	const cars = new Map((await carsByIds(db, unique(rows.map((row) => row.car_id)))).map((car) => [car.id, car]));
	const ids = rows.map((row) => row.id);
	const reported = viewerId ? await reportedBy(db, viewerId, ids) : new Set(ids);
	return rows.flatMap((row) => {
		const [author, car] = [authors.get(row.author_id), cars.get(row.car_id)];
		if (!author || !car) return [];
		return [
			{
				id: row.id,
				side: row.side,
				rating: row.rating,
				text: row.body,
				author: toReviewer(author),
				car: { slug: car.slug, ...arabicTitleOf(car) },
				publishedAt: ammanIso(row.revealed_at ?? row.created_at),
				answer: row.answer && row.answered_at ? { text: row.answer, answeredAt: ammanIso(row.answered_at) } : null,
				mayAnswer: viewerId === row.subject_id && row.answer === null && isPublic(row),
				mayReport: viewerId !== row.author_id && isPublic(row) && !reported.has(row.id),
			},
		];
	});
}

export function toReviewer(user: NonNullable<UserRow>) {
	const { id, displayName, displayNameAr, profileImageUrl, hasLeft } = toPublicUser(user);
	return { id, displayName, displayNameAr, profileImageUrl, hasLeft };
}

export const unique = (ids: readonly string[]): string[] => [...new Set(ids)];
