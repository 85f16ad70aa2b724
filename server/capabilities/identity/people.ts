/** All users, as admins see them. */
import * as z from 'zod';
import { foldDigits } from '#contract/digits.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { AdminUser, listUsers as listCall } from '#contract/people.ts';
import { normalizePhone } from '#contract/phone.ts';
import { ammanIso } from '#contract/time.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { paginate, readCursor, writeCursor } from '#server/platform/http/pages.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { countUsers, listUsers, type PeopleOf, peopleWith } from './admin-users-sql.ts';
import { toPublicUser } from './person.ts';
import type { UserRow } from './sql.ts';

const MAX_WORDS = 8;
/** Upper limit of matches when the words are used as a filter. */
const MAX_MATCHES = 50;
const cursorShape = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

/** Fewer digits are part of a number, which is found as a word. */
const WHOLE_NUMBER = 9;

/** The typed words: a whole phone number, in any grouping, counts as one word. */
const searchWords = (text = ''): string[] => {
	const phone = foldDigits(text).replace(/\D/g, '').length >= WHOLE_NUMBER ? normalizePhone(text) : null;
	return phone ? [phone] : wordsOf(text);
};

const wordsOf = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

/** Ids of the people that words or a phone number name, as a part of another list's statement. `text` has a word. */
export const peopleWithText = (text: string) => peopleWith(searchWords(text));

type UsersQuery = InputOf<typeof listCall>['query'];

/** `orIds`: ids that were found in another way, independent of the words. */
export async function listAdminUsers(platform: Platform, caller: Caller, query: UsersQuery, orIds: readonly string[] = []) {
	const filter: PeopleOf = {
		words: searchWords(query.q),
		orIds,
		...(query.role ? { role: query.role } : {}),
		...(query.identity ? { identity: query.identity } : {}),
		...(query.suspended ? { suspended: query.suspended === '1' } : {}),
	};
	const after = readCursor(query.cursor, cursorShape, caller.lang);
	const [rows, total] = await Promise.all([
		listUsers(platform.db, { ...filter, order: query.order, after, limit: query.limit }),
		countUsers(platform.db, filter),
	]);
	const { page, next } = paginate(rows, query.limit, (row) => writeCursor([row.created_at.toISOString(), row.id]));
	return { people: page.map(toAdminUser), next, total };
}

/** The ids of matching users. */
export async function searchUserIds(db: Queryable, text: string): Promise<string[]> {
	const rows = await listUsers(db, { words: wordsOf(text), after: null, limit: MAX_MATCHES });
	return rows.map((row) => row.id);
}

export function toAdminUser(row: NonNullable<UserRow>): AdminUser {
	return {
		...toPublicUser(row),
		email: row.email,
		phone: row.phone,
		firstName: row.first_name,
		lastName: row.last_name,
		role: row.role,
		kycStatus: row.kyc_status,
		createdAt: ammanIso(row.created_at),
		suspendedAt: row.suspended_at && ammanIso(row.suspended_at),
		suspensionReason: row.suspension_reason,
		hasSecondFactor: row.second_factor_at !== null,
	};
}
