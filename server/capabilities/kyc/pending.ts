/** The queue of identity checks, for admins. */
import * as z from 'zod';
import type { PendingCheck } from '#contract/kyc.ts';
import { ammanIso } from '#contract/time.ts';
import { usersByIds } from '#server/capabilities/identity/index.ts';
import { openAtOthers } from '#server/capabilities/review-desk/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { contentTypesOf } from '#server/platform/files/uploads.ts';
import { paginate, readCursor, writeCursor } from '#server/platform/http/pages.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { detailsOf, detailsStateOf } from './identity-state.ts';
import { documentAddress, documentOf } from './present.ts';
import { checksByIds } from './renewals-sql.ts';
import { type CheckRow, countPending, identityReviews, pendingChecks, rejectionsOf } from './sql.ts';

const REJECTIONS_SHOWN = 5;
const cursorShape = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

type QueueRow = CheckRow & { waits_since: Date };
type Waiting = QueueRow & { id_document_id: string; licence_id: string };

export async function readPending(platform: Platform, caller: Caller, { limit, cursor }: { limit: number; cursor?: string | undefined }) {
	if (!isAdmin(caller)) throw refuse('NOT_ALLOWED');
	const after = readCursor(cursor, cursorShape, caller.lang);
	const [rows, total] = await Promise.all([pendingChecks(platform.db, after, limit), countPending(platform.db)]);
	const { page, next } = paginate(rows, limit, (last) => writeCursor([last.waits_since.toISOString(), last.id]));
	return { checks: await present(platform, caller, page), next, total };
}

async function present(platform: Platform, caller: Caller, rows: readonly QueueRow[]): Promise<PendingCheck[]> {
	const waiting = rows.filter((row): row is Waiting => row.id_document_id !== null && row.licence_id !== null);
	const userIds = waiting.map((row) => row.user_id);
	const renewed = await checksByIds(
		platform.db,
		waiting.flatMap(({ renews }) => renews ?? []),
	);
	const [people, rejections, reviewerOf, types] = await Promise.all([
		usersByIds(platform.db, userIds),
		rejectionsOf(platform.db, userIds),
		openAtOthers(
			platform,
			identityReviews,
			caller,
			waiting.map(({ id }) => id),
		),
		contentTypesOf(
			platform.db,
			[...waiting, ...renewed].flatMap((row) => [row.id_document_id, row.licence_id, row.permit_id]),
		),
	]);
	const byId = new Map(people.map((person) => [person.id, person]));
	return waiting.flatMap((row) => {
		const person = byId.get(row.user_id);
		if (!person) return [];
		const before = rejections.filter((rejection) => rejection.user_id === row.user_id).slice(0, REJECTIONS_SHOWN);
		return [
			{
				userId: person.id,
				email: person.email,
				phone: person.phone,
				firstName: person.first_name,
				lastName: person.last_name,
				displayNameAr: person.display_name_ar,
				role: person.role,
				lang: person.lang,
				memberSince: ammanIso(person.created_at),
				submittedAt: ammanIso(row.waits_since),
				licenceExpiresOn: row.licence_expires_on,
				idDocUrl: documentAddress(row.id_document_id),
				licenseUrl: documentAddress(row.licence_id),
				idDocument: documentOf(row.id_document_id, types),
				licence: documentOf(row.licence_id, types),
				permit: row.permit_id === null ? null : documentOf(row.permit_id, types),
				details: detailsOf(row),
				isCompletion: row.status === 'APPROVED',
				renews: presentRenewed(
					renewed.find(({ id }) => id === row.renews),
					types,
				),
				rejectedBefore: before.map(({ decided_at, notes }) => ({
					decidedAt: ammanIso(decided_at ?? row.submitted_at),
					notes: notes ?? '',
				})),
				reviewer: reviewerOf(row.id),
			},
		];
	});
}

function presentRenewed(row: CheckRow | undefined, types: Parameters<typeof documentOf>[1]): PendingCheck['renews'] {
	if (!row || row.licence_id === null) return null;
	return {
		submittedAt: ammanIso(row.submitted_at),
		licenceExpiresOn: row.licence_expires_on,
		licence: documentOf(row.licence_id, types),
		permit: row.permit_id === null ? null : documentOf(row.permit_id, types),
		details: detailsStateOf(row) === 'CONFIRMED' ? detailsOf(row) : null,
	};
}
