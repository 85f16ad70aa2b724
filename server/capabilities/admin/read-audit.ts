/** The audit log, with names for the ids it mentions. */
import * as z from 'zod';
import type { AuditEntry, listAudit } from '#contract/admin.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { addDays, ammanIso, ammanMidnight } from '#contract/time.ts';
import { carsOfBookings } from '#server/capabilities/bookings/index.ts';
import { arabicNameOf, carsByIds } from '#server/capabilities/cars/index.ts';
import { nameOf, searchUserIds, usersByIds } from '#server/capabilities/identity/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { type PageOfList, paginate, readCursor, writeCursor } from '#server/platform/http/pages.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { type AuditOf, type AuditRow, auditEntries, countEntries } from './sql.ts';

type Named = AuditEntry['names'][string];
type Names = ReadonlyMap<string, Named>;
type Query = InputOf<typeof listAudit>['query'];

const NOBODY: Named = { name: '', nameAr: '' };
const cursorShape = z.tuple([z.string().regex(/^\d{1,18}$/)]);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const UUIDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

export async function readAudit(platform: Platform, caller: Caller, query: Query): Promise<PageOfList & { entries: AuditEntry[] }> {
	const after = readCursor(query.cursor, cursorShape, caller.lang);
	const filter = await toFilter(platform.db, query);
	const [rows, total] = await Promise.all([
		auditEntries(platform.db, { ...filter, order: query.order, after: after && BigInt(after[0]), limit: query.limit }),
		countEntries(platform.db, filter),
	]);
	const { page, next } = paginate(rows, query.limit, (row) => writeCursor([String(row.id)]));
	const names = await namesIn(platform.db, page);
	return { entries: page.map((row) => present(row, names)), next, total };
}

async function toFilter(db: Queryable, { actor, subject, subjectId, action, from, to }: Query): Promise<AuditOf> {
	const typed = actor?.trim();
	return {
		...(typed ? { actorIds: UUID.test(typed) ? [typed] : await searchUserIds(db, typed) } : {}),
		...(subject ? { subject } : {}),
		...(subjectId ? { subjectId } : {}),
		...(action ? { action } : {}),
		...(from ? { from: ammanMidnight(from) } : {}),
		...(to ? { until: ammanMidnight(addDays(to, 1)) } : {}),
	};
}

/** Names of every user and row that the entries mention by id. */
async function namesIn(db: Queryable, rows: readonly AuditRow[]): Promise<Names> {
	const mentioned = rows.flatMap((row) => [row.actor_id ?? '', row.subject_id, JSON.stringify(row.before), JSON.stringify(row.after)]);
	const ids = [...new Set(mentioned.join(' ').toLowerCase().match(UUIDS) ?? [])];
	const bookings = rows.filter((row) => row.subject === 'booking' && UUID.test(row.subject_id)).map((row) => row.subject_id);
	const [people, cars, booked] = await Promise.all([usersByIds(db, ids), carsByIds(db, ids), carsOfBookings(db, bookings)]);
	return new Map([
		...people.map((user): [string, Named] => [user.id, { name: nameOf(user).en, nameAr: nameOf(user).ar }]),
		...[...cars, ...booked].map(({ id, title }): [string, Named] => [id, { name: title, nameAr: arabicNameOf(title) }]),
	]);
}

function present(row: AuditRow, names: Names): AuditEntry {
	const subject = names.get(row.subject_id);
	const mentioned = `${JSON.stringify(row.before)} ${JSON.stringify(row.after)}`.toLowerCase().match(UUIDS) ?? [];
	return {
		id: String(row.id),
		at: ammanIso(row.created_at),
		action: row.action,
		subject: row.subject,
		subjectId: row.subject_id,
		subjectName: subject?.name ?? null,
		subjectNameAr: subject?.nameAr ?? null,
		actor: row.actor_id ? { id: row.actor_id, ...(names.get(row.actor_id) ?? NOBODY) } : null,
		before: row.before,
		after: row.after,
		names: Object.fromEntries(
			mentioned.flatMap((id) => {
				const name = names.get(id);
				return name === undefined ? [] : [[id, name]];
			}),
		),
	};
}
