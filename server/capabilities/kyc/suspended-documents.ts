/**
 * Whether the documents of a person are known from a suspended person: a hint for the admin who decides. For suspended people keyed hashes
 * are stored, because their documents may be deleted meanwhile; for other people nothing is.
 */
import * as z from 'zod';
import type { PersonSignal } from '#contract/person-file.ts';
import { ammanIso } from '#contract/time.ts';
import { lockUser, namesOf, suspendedOnSameDevices, suspendedUserIds, usersByIds } from '#server/capabilities/identity/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { handle, job } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { documentKey } from '#server/platform/storage/object-store.ts';
import { detailsOf, documentsOf } from './identity-state.ts';
import { licenceIdentity } from './rules.ts';
import { type CheckRow, checksOf, newestCheck } from './sql.ts';
import { deleteMarksOf, insertMarks, type Mark, markedAmong, marksLike } from './suspended-documents-sql.ts';

/** Without the key, numbers cannot be guessed from the table. One hash for each secret of the server, so that hashes from before its replacement are found. */
const marksFor = ({ keys }: Platform, kind: Mark['kind'], content: string | Uint8Array): Mark[] =>
	keys.signatures('suspendedDocument', Buffer.concat([Buffer.from(`${kind}\n`), Buffer.from(content)])).map((mark) => ({ kind, mark }));

async function marksOf(platform: Platform, check: CheckRow): Promise<Mark[]> {
	const details = detailsOf(check);
	const ids = Object.values<string | null>(documentsOf(check)).filter((id) => id !== null);
	const files = await Promise.all(ids.map((id) => platform.store.get(documentKey(id))));
	return [
		...(details ? marksFor(platform, 'LICENCE', licenceIdentity(details)) : []),
		...files.flatMap((bytes) => (bytes ? marksFor(platform, 'PICTURE', bytes) : [])),
	];
}

export async function readSignals(platform: Platform, userId: string): Promise<PersonSignal[]> {
	const { db } = platform;
	const check = await newestCheck(db, userId);
	const [devices, found] = await Promise.all([
		suspendedOnSameDevices(db, userId),
		check ? marksLike(db, userId, await marksOf(platform, check)) : [],
	]);
	const owners = await usersByIds(
		db,
		found.map(({ user_id }) => user_id),
	);
	const people = new Map(owners.map((user) => [user.id, user]));
	const nameOf = await namesOf(db, [...people.keys(), ...devices.map(({ id }) => id)]);
	const named = (id: string) => ({ id, name: nameOf(id).en, nameAr: nameOf(id).ar });
	return [
		...found.flatMap(({ user_id, kind, handed_in_at }) => {
			const person = people.get(user_id);
			// The suspension may have been lifted a moment ago.
			if (!person?.suspended_at) return [];
			const reason = person.suspension_reason;
			return [{ kind: `SAME_${kind}` as const, person: named(user_id), suspensionReason: reason, lastSeenAt: ammanIso(handed_in_at) }];
		}),
		...devices.map(({ id, suspension_reason, last_used_at }) => ({
			...{ kind: 'SAME_DEVICE' as const, person: named(id), suspensionReason: suspension_reason, lastSeenAt: ammanIso(last_used_at) },
		})),
	];
}

/** Of all submissions whose documents are still there. Reading files takes time, so it is not part of the suspension itself. */
export async function markSuspended(platform: Platform, { userId }: { userId: string }): Promise<void> {
	const checks = await checksOf(platform.db, userId);
	const marks = await Promise.all(checks.map(async (check) => ({ handedInAt: check.submitted_at, marks: await marksOf(platform, check) })));
	await inTransaction(platform.db, async (tx) => {
		// The suspension may have been lifted meanwhile.
		if (!(await lockUser(tx, userId))?.suspended_at) return;
		for (const { handedInAt, marks: ofCheck } of marks) await insertMarks(tx, userId, ofCheck, handedInAt);
	});
}

export const onReinstated = (_: Platform, tx: Transaction, { userId }: { userId: string }): Promise<void> => deleteMarksOf(tx, userId);

const markJob = job('kyc.mark-suspended', z.unknown());

/** People who were suspended before this feature, or whose files could not be read then. */
async function markAllSuspended(platform: Platform): Promise<void> {
	const suspended = await suspendedUserIds(platform.db);
	const marked = await markedAmong(platform.db, suspended);
	for (const userId of suspended) if (!marked.has(userId)) await markSuspended(platform, { userId });
}

export const suspendedDocumentJobs = [handle(markJob, markAllSuspended)];
export const suspendedDocumentsRecurring: readonly Recurring[] = [{ name: markJob.name, match: '47 * * * *' }];
